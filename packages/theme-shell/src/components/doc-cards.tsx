import type { ShellCard } from '../model/shell-page.js';
import { fill, type ShellStrings } from '../model/strings.js';
import { Link } from './link.js';
import { part } from './part.js';
import { useShell } from './shell-context.js';

/** What an index page leads to. */
export const DocCards = part('DocCards', ({ cards }) => {
  const { strings } = useShell().site;
  return (
    <ul className="doc-cards">
      {cards.map((card) => (
        <li key={card.href} data-kind={card.kind}>
          <Link href={card.href}>{card.label}</Link>
          <CardText text={card.description ?? countText(card, strings)} />
        </li>
      ))}
    </ul>
  );
});

const CardText = ({ text }: { text: string | undefined }) => (text ? <p>{text}</p> : null);

function countText({ count }: ShellCard, strings: ShellStrings): string | undefined {
  if (count === undefined) return undefined;
  return count === 1 ? strings.oneItem : fill(strings.manyItems, { count: String(count) });
}
