import type { Finding } from '../findings.js';
import { type Cursor, entries, items } from './cursor.js';

/** Elements, attributes and addresses that pages leave out because they run, load or restyle something. */
const ACTIVE =
  /<(?:script|style|iframe|object|embed|form|link|meta|svg)\b|<[a-z][^<>]*\son\w+\s*=|(?:\]\(\s*<?|(?:href|src)\s*=\s*["']?\s*)(?:javascript|vbscript|data):/i;
const CODE = /```[^]*?```|`[^`]*`/g;
const NOT_HTTP = /^\s*(?!https?:)[a-z][a-z\d+.-]*:/i;
const ADDRESSES = new Set(['url', 'termsOfService', 'externalValue']);
/** Values below these are data, whatever is written in them. */
const DATA = new Set(['example', 'examples', 'default', 'const', 'enum', 'value', 'dataValue', 'servers']);

/** Texts of which pages show less than there is, and addresses that they do not link to. One walk, without recursion. */
export function reportTexts(root: Cursor, add: (finding: Finding, at: Cursor) => void): void {
  const waiting: Cursor[] = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const [key, child] of entries(next)) {
      if (typeof child.value === 'string') reportText(key, child.value, child, add);
      else if (typeof child.value === 'object' && child.value !== null && !DATA.has(key)) waiting.push(child);
    }
    waiting.push(...items(next).filter(({ value }) => typeof value === 'object' && value !== null));
  }
}

function reportText(
  key: string,
  value: string,
  at: Cursor,
  add: (finding: Finding, at: Cursor) => void,
): void {
  const [active] = (key === 'description' && ACTIVE.exec(value.replace(CODE, ''))) || [];
  if (active !== undefined) {
    add(
      {
        code: 'description-active',
        severity: 'warning',
        message: `The description has ${JSON.stringify(active.slice(0, 80))} in it. Pages show descriptions without anything that runs, loads or restyles, so part of it is missing.`,
        hint: 'Write Markdown, with simple HTML at most; in code, between backticks, anything may stand.',
      },
      at,
    );
  }
  if (ADDRESSES.has(key) && NOT_HTTP.test(value)) {
    add(
      {
        code: 'address-invalid',
        severity: 'warning',
        message: `The address ${JSON.stringify(value.slice(0, 80))} is neither http nor https, so nothing links to it.`,
        hint: 'Write an address that starts with https://.',
      },
      at,
    );
  }
}
