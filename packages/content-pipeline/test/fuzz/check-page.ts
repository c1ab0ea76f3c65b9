import type { Root } from 'hast';
import { raw } from 'hast-util-raw';
import { toHtml } from 'hast-util-to-html';
import type {} from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { expect } from 'vitest';
import type { PrintedPage } from '../printed-page.js';

/** HTML as a browser reads it. */
const treeOf = (html: string): Root =>
  raw({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root;

/** HTML that a browser reads as the very tree that was written. */
const readAgain = (html: string): string => toHtml(treeOf(html));

/** Two spellings of the same: an empty attribute, and a line break behind `<pre>`, which is dropped unless it is written twice. */
const asRead = (html: string): string =>
  html.replaceAll('=""', '').replace(/(<(?:pre|listing|textarea)(?: [^>]*)?>)\n+/g, '$1');

/** Those of the document: what stands in a template or a style is not part of it. */
function idsOf(html: string): string[] {
  const ids: string[] = [];
  visit(treeOf(html), 'element', ({ properties: { id } }) => void (id !== undefined && ids.push(String(id))));
  return ids;
}

/** A browser reads the HTML of a page as it was written, and no id twice that no diagnostic names. */
export function checkHtml({ html, diagnostics }: PrintedPage): void {
  expect(asRead(html)).toBe(asRead(readAgain(html)));
  if (diagnostics.some(({ code }) => code === 'anchor-duplicate')) return;
  const ids = idsOf(html);
  expect(new Set(ids).size).toBe(ids.length);
}

/** Diagnostics of a page are about places in it, and the page is plain data. */
export function checkFacts(text: string, file: string, page: PrintedPage): void {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  for (const { file: named, line = 1, column = 1, code } of page.diagnostics) {
    if (named !== file) continue;
    const place = `${code} at ${line}:${column} of ${lines.length} lines`;
    expect(line, place).toBeGreaterThan(0);
    expect(line, place).toBeLessThanOrEqual(lines.length + 1);
    expect(column, place).toBeGreaterThan(0);
    expect(column, place).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
  }
  expect(JSON.parse(JSON.stringify(page))).toStrictEqual(page);
}
