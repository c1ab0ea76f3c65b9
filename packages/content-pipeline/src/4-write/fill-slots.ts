import { type Card, escapeHtml } from '@org/site-model';
import { destination } from './markdown/destination.js';
import { escapeText } from './markdown/escape-text.js';

/** An empty list as `childCardsSlot` makes it. Text that looks like one has its `<` escaped. */
const HTML_SLOT = /(<ul class="cards" role="list") data-slot="(\d+)"([^>]*>)<\/ul>/g;
const MARKDOWN_SLOT = /^( *(?:> *)*)<!-- docs-slot:(\d+) -->$/gm;

/** Puts cards into an article's HTML. `cards` are by slot; one that has none goes away. */
export function fillSlots(html: string, cards: readonly (readonly Card[])[]): string {
  return html.replace(HTML_SLOT, (_, start: string, slot: string, end: string) => {
    const items = (cards[Number(slot)] ?? []).map(htmlCard);
    return items.length > 0 ? `${start}${end}${items.join('')}</ul>` : '';
  });
}

/** The same for its plain Markdown. */
export function fillMarkdownSlots(markdown: string, cards: readonly (readonly Card[])[]): string {
  return markdown.replace(MARKDOWN_SLOT, (_, indent: string, slot: string) =>
    (cards[Number(slot)] ?? []).map((card) => indent + markdownCard(card)).join('\n'),
  );
}

/** The markup of a card that a writer made. */
function htmlCard({ label, href, description }: Card): string {
  const about = description ? `<p>${escapeHtml(description)}</p>` : '';
  const link = `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  return `<li class="card"><p class="card-title">${link}</p>${about}</li>`;
}

const markdownCard = ({ label, href, description }: Card): string =>
  `- [${escapeText(label)}](${destination(href)})${description ? `: ${escapeText(description)}` : ''}`;
