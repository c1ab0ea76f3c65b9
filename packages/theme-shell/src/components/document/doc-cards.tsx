import { type Card, formatPlural } from '@org/site-model';
import { htmlLang } from '../../model/shell-locale.js';
import type { ShellSite } from '../../model/shell-site.js';
import { Link } from '../frame/link.js';
import { part } from '../frame/part.js';
import { useShell } from '../frame/shell-context.js';

/** What an index page leads to. */
export const DocCards = part('DocCards', ({ cards }) => {
  const { site } = useShell();
  return (
    <ul className="doc-cards">
      {cards.map((card) => (
        <li key={card.href} data-kind={card.kind ?? 'link'}>
          <Link href={card.href}>{card.label}</Link>
          <CardText text={card.description ?? countText(card, site)} />
        </li>
      ))}
    </ul>
  );
});

const CardText = ({ text }: { text: string | undefined }) => (text ? <p>{text}</p> : null);

const countText = ({ count }: Card, site: ShellSite): string | undefined =>
  count === undefined ? undefined : formatPlural(site.messages.items, count, htmlLang(site));
