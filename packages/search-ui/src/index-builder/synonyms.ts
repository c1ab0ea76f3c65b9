import { tokenise } from '../text/tokenise.js';

/** Groups of words that mean the same: `[['env', 'environment'], ['k8s', 'kubernetes']]`. Identifiers count as one word. */
export type SynonymGroups = string[][];

/** Every word's equals, by its folded form. Throws where a synonym is not one word. */
export function foldSynonyms(groups: SynonymGroups): Record<string, string[]> {
  const synonyms = new Map<string, Set<string>>();
  for (const group of groups) {
    const terms = group.map(oneTerm);
    for (const term of terms) {
      const others = terms.filter((other) => other !== term);
      synonyms.set(term, new Set([...(synonyms.get(term) ?? []), ...others]));
    }
  }
  const sorted = [...synonyms].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([term, equals]) => [term, [...equals].sort()]));
}

function oneTerm(word: string): string {
  const [token, ...rest] = tokenise(word);
  if (!token || rest.length !== token.parts)
    throw new TypeError(
      `The synonym "${word}" is not one word; the engine replaces words one by one. Use a single word, or an identifier such as "find-one".`,
    );
  return token.term;
}
