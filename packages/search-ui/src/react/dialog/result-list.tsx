import { useId } from 'react';
import type { SearchHit } from '../../provider.js';
import { HitHeading, HitPlace, Marked } from '../hits/hit-text.js';
import { type HitGroup, hrefOf } from '../hits/hits.js';
import { useSearchContext } from '../controls/search-context.js';

interface Props {
  id: string;
  groups: HitGroup[];
  query: string;
  /** Id of the option that the keyboard is on. */
  activeId: string | undefined;
  busy: boolean;
  optionId(hit: SearchHit): string;
  onPoint(hit: SearchHit): void;
  onOpen(hit: SearchHit): void;
}

/** The listbox of the dialog: options are links, so that a reader may open them in any way that links know. */
export function ResultList({ id, groups, busy, ...shared }: Props) {
  const { messages } = useSearchContext();
  return (
    <div id={id} role="listbox" aria-label={messages.results} aria-busy={busy} className="search-list">
      {groups.map((group) => (
        <Group key={group.url} group={group} {...shared} />
      ))}
    </div>
  );
}

type GroupProps = Omit<Props, 'id' | 'groups' | 'busy'> & { group: HitGroup };

function Group({ group, query, activeId, optionId, onPoint, onOpen }: GroupProps) {
  const label = useId();
  const [first] = group.hits;
  if (!first) return null;
  // A hit that is the page itself says its title.
  const hasPage = group.hits.some(({ headings }) => headings.length === 0);
  return (
    <div role="group" aria-labelledby={label} className="search-group">
      <div id={label} className="search-group-label">
        <HitPlace hit={first} withTitle={!hasPage} />
      </div>
      {group.hits.map((hit) => {
        const option = optionId(hit);
        return (
          <a
            key={option}
            id={option}
            role="option"
            aria-selected={option === activeId}
            tabIndex={-1}
            lang={hit.language}
            href={hrefOf(hit, query)}
            className="search-hit"
            onMouseMove={() => onPoint(hit)}
            onClick={(event) => {
              if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen(hit);
            }}
          >
            <span className="search-hit-heading">
              <HitHeading hit={hit} />
            </span>
            {hit.snippet.text && (
              <span className="search-hit-text">
                <Marked {...hit.snippet} />
              </span>
            )}
          </a>
        );
      })}
    </div>
  );
}
