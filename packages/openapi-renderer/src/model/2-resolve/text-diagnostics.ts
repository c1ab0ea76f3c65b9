import type { UnlocatedDiagnostic } from '../diagnostics.js';

/** Elements, attributes and addresses that pages leave out because they run, load or restyle something. */
const ACTIVE =
  /<(?:script|style|iframe|object|embed|form|link|meta|svg)\b|<[a-z][^<>]*\son\w+\s*=|(?:\]\(\s*<?|(?:href|src)\s*=\s*["']?\s*)(?:javascript|vbscript|data):/i;
const CODE = /```[^]*?```|`[^`]*`/g;
const NOT_HTTP = /^\s*(?!https?:)[a-z][a-z\d+.-]*:/i;
const ADDRESSES = new Set(['url', 'termsOfService', 'externalValue']);

/** What is to be said of a text: one of which pages show less than there is, or an address that they do not link to. */
export function textDiagnostics(key: string, value: string): UnlocatedDiagnostic[] {
  const found: UnlocatedDiagnostic[] = [];
  const [active] = (key === 'description' && ACTIVE.exec(value.replace(CODE, ''))) || [];
  if (active !== undefined) {
    found.push({
      code: 'description-active',
      severity: 'warning',
      message: `The description has ${JSON.stringify(active.slice(0, 80))} in it. Pages show descriptions without anything that runs, loads or restyles, so part of it is missing.`,
      hint: 'Write Markdown, with simple HTML at most; in code, between backticks, anything may stand.',
    });
  }
  if (ADDRESSES.has(key) && NOT_HTTP.test(value)) {
    found.push({
      code: 'address-invalid',
      severity: 'warning',
      message: `The address ${JSON.stringify(value.slice(0, 80))} is neither http nor https, so nothing links to it.`,
      hint: 'Write an address that starts with https://.',
    });
  }
  return found;
}
