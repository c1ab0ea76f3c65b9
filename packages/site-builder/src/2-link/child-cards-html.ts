import type { ChildCard } from '@org/sidebar-engine';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** What a category holds, as the same list of cards that `::::cards` makes; nothing for no cards. */
export function childCardsHtml(cards: readonly ChildCard[], baseUrl: string): string {
  if (cards.length === 0) return '';
  return `<ul class="cards" role="list">${cards.map((card) => cardHtml(card, baseUrl)).join('')}</ul>`;
}

/** The title alone is the link; the style sheet stretches it over the card. */
function cardHtml({ label, href, description }: ChildCard, baseUrl: string): string {
  const local = href.startsWith('/') && !href.startsWith('//');
  const address = local && !`${href}/`.startsWith(baseUrl) ? baseUrl + href.slice(1) : href;
  const rel = local ? '' : ' rel="noopener"';
  const link = `<a href="${escape(address)}"${rel}>${escape(label)}</a>`;
  const text = description ? `<p>${escape(description)}</p>` : '';
  return `<li class="card"><p class="card-title">${link}</p>${text}</li>`;
}

/** The article of a page that lists what a category holds. */
export const indexArticle = (description: string, cards: readonly ChildCard[], baseUrl: string): string =>
  (description ? `<p>${escape(description)}</p>` : '') + childCardsHtml(cards, baseUrl);
