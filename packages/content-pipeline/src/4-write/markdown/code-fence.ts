import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { isElement } from '../../page/elements.js';
import { find } from './elements.js';
import { fenceFor } from './escape-text.js';

const SIGNS = new Map([
  ['ins', '+'],
  ['del', '-'],
]);

/** `<figure class="code">`, or a bare `<pre>`, as a fence with its language and its title. */
export function codeFence(node: Element): string {
  const pre = isElement(node, 'pre') ? node : find(node, ({ tagName }) => tagName === 'pre');
  if (!pre) return '';
  const caption = find(node, ({ tagName }) => tagName === 'figcaption');
  const written = String(pre.properties.dataLanguage ?? '');
  const changes = written === 'diff' ? undefined : changedLines(pre);
  const text = (changes ?? toString(pre)).replace(/\n$/, '');
  const title = caption ? ` title="${toString(caption)}"` : '';
  return fence(text, `${changes ? 'diff' : written}${title}`);
}

export function fence(text: string, info: string): string {
  const marks = fenceFor(text, '`', 3);
  return `${marks}${info}\n${text}\n${marks}`;
}

/** Added and removed lines are said by signs, as in a patch: marks in color do not come along. */
function changedLines(pre: Element): string | undefined {
  const code = find(pre, ({ tagName }) => tagName === 'code');
  const lines = (code?.children ?? []).filter((child): child is Element => isElement(child));
  if (!lines.some(({ tagName }) => tagName === 'ins' || tagName === 'del')) return undefined;
  return lines.map((line) => (SIGNS.get(line.tagName) ?? ' ') + toString(line)).join('\n');
}
