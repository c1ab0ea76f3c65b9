import { type Card, escapeHtml } from '@org/site-model';
import type { Segment } from '../page/segments.js';
import { destination, escapeText } from './markdown/escape-text.js';

/** What only LINK knows of a page. */
export interface PageLinks {
  /** Final address of each of the page's references, by their index. They are escaped where they are put in. */
  addresses: readonly string[];
  /** Cards of each of the page's slots, by its index. A slot without any goes away. @default none */
  cards?: readonly (readonly Card[])[];
}

/** A compiled page's HTML with its final addresses and its cards. */
export const joinHtml = (html: readonly Segment[], { addresses, cards }: PageLinks): string =>
  join(html, {
    address: (index) => escapeHtml(addresses[index] ?? ''),
    slot: (slot, start) => htmlCards(cards?.[slot] ?? [], start),
  });

/** The same for its plain Markdown. */
export const joinMarkdown = (markdown: readonly Segment[], { addresses, cards }: PageLinks): string =>
  join(markdown, {
    address: (index) => destination(addresses[index] ?? ''),
    slot: (slot, indent) => (cards?.[slot] ?? []).map(markdownCard).join(`\n${indent}`),
  });

interface Fill {
  address(index: number): string;
  slot(slot: number, lead: string): string;
}

function join(segments: readonly Segment[], { address, slot }: Fill): string {
  let text = '';
  for (const segment of segments) {
    if (typeof segment === 'string') text += segment;
    else text += typeof segment === 'number' ? address(segment) : slot(segment.slot, segment.lead);
  }
  return text;
}

const htmlCards = (cards: readonly Card[], start: string): string =>
  cards.length > 0 ? `${start}${cards.map(htmlCard).join('')}</ul>` : '';

/** The markup of a card that a writer made. */
function htmlCard({ label, href, description }: Card): string {
  const about = description ? `<p>${escapeHtml(description)}</p>` : '';
  const link = `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  return `<li class="card"><p class="card-title">${link}</p>${about}</li>`;
}

const markdownCard = ({ label, href, description }: Card): string =>
  `- [${escapeText(label)}](${destination(href)})${description ? `: ${escapeText(description)}` : ''}`;
