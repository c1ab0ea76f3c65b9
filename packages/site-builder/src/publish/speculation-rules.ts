import { hashedName } from '../2-link/content-assets.js';
import type { SecurityPolicy } from './security-policy.js';

/**
 * Links that the shell follows by itself once it has taken over, with data that it fetches ahead itself. Those to another language
 * load a document, always.
 */
const FOLLOWED_IN_PLACE = 'html[data-shell=ready] a:not([hreflang])';
/** Links that show no document of the site. */
const NO_DOCUMENT = 'a[download], a[target=_blank]';
/** Links of a document whose boot script has found that its reader saves data or wants no motion. */
const SPARED = 'html[data-sparing] a';

const CONTENT_TYPE = 'application/speculationrules+json';

/** A file of rules by which browsers fetch documents ahead, and the header that names it. */
export interface SpeculationRules {
  /** Path below the base path: it has a hash in it. */
  file: string;
  text: string;
  headers: Record<string, string>;
  /** Those of the file itself: browsers take it as nothing else. */
  fileHeaders: Record<string, string>;
}

/**
 * Has browsers fetch a document that the reader is about to load in full, after the pointer has rested on its link. Not where the
 * reader saves data or wants no motion; browsers that save power leave it too. A file and no element: the security policy allows nothing inline.
 */
export function speculationRules(baseUrl: string): SpeculationRules {
  const where = {
    and: [
      { href_matches: `${baseUrl}*` },
      { not: { selector_matches: [FOLLOWED_IN_PLACE, NO_DOCUMENT, SPARED].join(', ') } },
    ],
  };
  const rules = { prefetch: [{ source: 'document', where, eagerness: 'moderate' }] };
  const text = `${JSON.stringify(rules)}\n`;
  const file = hashedName('assets/speculation-rules.json', text);
  return {
    file,
    text,
    headers: { 'speculation-rules': `"${baseUrl}${file}"` },
    fileHeaders: { 'content-type': CONTENT_TYPE, 'x-content-type-options': 'nosniff' },
  };
}

/** The policy of a site that has these rules: its documents name them, and the file is sent as what it is. */
export const withSpeculation = (
  policy: SecurityPolicy,
  { file, headers, fileHeaders }: SpeculationRules,
): SecurityPolicy => ({
  ...policy,
  headers: { ...policy.headers, ...headers },
  documents: { ...policy.documents, [file]: fileHeaders },
});
