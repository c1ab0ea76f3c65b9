import type { DocSearchProps } from '@docsearch/js/docsearch';
import { type Level, LEVELS } from '../algolia/records.js';
import type { SearchHit, TextRange } from '../provider.js';
import { hrefOf } from '../react/hits/hits.js';
import type { SearchArea } from '../settings.js';

/** A hit as the modal keeps it. What has the name `_snippetResult` is left out where it remembers pages. */
interface ModalHit {
  objectID: string;
  type: Level | 'content';
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Record<Level, string | null>;
  language?: string | undefined;
  _snippetResult?: { ranges: TextRange[] };
}

export function toModalHit(hit: SearchHit, query: string, areas: SearchArea[]): ModalHit {
  const area = areas.find(({ id }) => id === hit.area)?.label ?? hit.breadcrumb[0] ?? '';
  const names = [area, hit.title, ...hit.headings].slice(0, LEVELS.length);
  const level = LEVELS[names.length - 1] ?? 'lvl6';
  const content = hit.snippet.text || null;
  return {
    objectID: `${hit.url}#${hit.anchor}`,
    type: content ? 'content' : level,
    url: hrefOf(hit, query),
    url_without_anchor: hit.url,
    anchor: hit.anchor || null,
    content,
    hierarchy: Object.fromEntries(
      LEVELS.map((name, at) => [name, names[at] ?? null]),
    ) as ModalHit['hierarchy'],
    language: hit.language,
    _snippetResult: {
      ranges: content ? hit.snippet.ranges : (hit.headingRanges.at(-1) ?? hit.titleRanges),
    },
  };
}

type HitComponent = NonNullable<DocSearchProps['hitComponent']>;
/** The modal's tag for templates; its own type is that of a package which the modal bundles. */
type Html = (strings: TemplateStringsArray, ...values: unknown[]) => unknown;
type Part = string | { props: Record<string, unknown> } | null | false | undefined;

/**
 * A hit in the modal. The modal's own takes texts of records for HTML, which lets records run scripts and breaks under Trusted
 * Types: here they are texts. Icons and buttons stay the modal's.
 */
export const modalHit: HitComponent = ({ hit, children }, helpers) => {
  const html = helpers.html as Html;
  const own = hit as unknown as ModalHit;
  const { props } = children as unknown as { props: { children: Part | Part[] } };
  const parts: Part[] = [props.children].flat(2);
  const shown = parts.map((part) => (isContent(part) ? content(own, html) : part));
  const inner = html`<div class="DocSearch-Hit-Container">${shown}</div>`;
  return html`<a tabindex="-1" onPointerEnter=${becomeLink(own.url)}>${inner}</a>`;
};

/**
 * An option is a control, and may have no other one in it. For those who point it is a link all the same, with all ways to open
 * one; the keys are the modal's, which knows the address.
 */
const becomeLink =
  (url: string) =>
  ({ currentTarget }: { currentTarget: HTMLAnchorElement }): void => {
    currentTarget.href = url;
  };

const isContent = (part: Part): boolean =>
  typeof part === 'object' && part !== null && 'subText' in part.props;

function content({ type, content: text, hierarchy, language, _snippetResult }: ModalHit, html: Html) {
  const names = LEVELS.flatMap((level) => hierarchy[level] ?? []);
  const path = type === 'content' ? names : names.slice(0, -1);
  const title = marked((type === 'content' ? text : names.at(-1)) ?? '', _snippetResult?.ranges ?? [], html);
  return html`<div class="DocSearch-Hit-content-wrapper">
    <span class="DocSearch-Hit-title" lang=${language}>${title}</span>
    <span class="DocSearch-Hit-path">${path.join(' › ')}</span>
  </div>`;
}

function marked(text: string, ranges: TextRange[], html: Html): unknown[] {
  let at = 0;
  const pieces = ranges.flatMap(([start, end]) => {
    const before = text.slice(at, start);
    at = end;
    return [before, html`<mark>${text.slice(start, end)}</mark>`];
  });
  return [...pieces, text.slice(at)];
}
