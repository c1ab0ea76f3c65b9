import { type Token, tokenise } from '../../text/tokenise.js';

/** A term that is read; of its place only the order counts. */
type Term = Pick<Token, 'term' | 'parts'>;

/** Groups of words or phrases that mean the same: `[['env', 'environment'], ['sso', 'single sign-on']]`. Identifiers count as one word. */
export type SynonymGroups = string[][];

interface Synonyms {
  /** By a word's folded form: equals that are words, for which the engine asks, and phrases, which it marks. */
  asked: Record<string, string[]>;
  /** What else the builder writes down where it reads a word or a phrase, because one of the two is a phrase. */
  phrases: PhraseTable;
}

/** By the stem of the first word of what is read. */
export type PhraseTable = Map<string, Phrase[]>;

interface Phrase {
  /** Stems of its words. */
  stems: string[];
  /** Terms of its equals. */
  terms: string[];
}

/** @throws TypeError where a synonym has no word in it */
export function readSynonyms(groups: SynonymGroups, stem: (term: string) => string): Synonyms {
  const asked = new Map<string, Set<string>>();
  const phrases: PhraseTable = new Map();
  for (const group of groups) {
    const members = group.map(readMember);
    for (const member of members) {
      const others = members.filter((other) => other !== member);
      if (member.word) {
        const equals = others.map(({ word, read }) => word ?? read.join(' '));
        asked.set(member.word, new Set([...(asked.get(member.word) ?? []), ...equals]));
      }
      const written = others.filter(({ word }) => !member.word || !word).flatMap(({ terms }) => terms);
      addPhrase(phrases, member.read.map(stem), [...new Set(written)]);
    }
  }
  const sorted = [...asked].sort(([one], [other]) => (one < other ? -1 : 1));
  return { asked: Object.fromEntries(sorted.map(([word, equals]) => [word, [...equals].sort()])), phrases };
}

function addPhrase(phrases: PhraseTable, stems: string[], terms: string[]): void {
  const [first = ''] = stems;
  if (terms.length > 0) phrases.set(first, [...(phrases.get(first) ?? []), { stems, terms }]);
}

interface Member {
  /** The term of a single word or identifier. */
  word?: string;
  /** Its words, those of identifiers apart. */
  read: string[];
  /** All its terms. */
  terms: string[];
}

function readMember(text: string): Member {
  const tokens = tokenise(text);
  const [first, ...rest] = tokens;
  if (!first)
    throw new TypeError(
      `The synonym "${text}" has no letter or digit in it, so nothing could ever be found by it. Use words, or leave it out.`,
    );
  const read = plain(tokens).map(({ term }) => term);
  const terms = tokens.map(({ term }) => term);
  return rest.length === first.parts ? { word: first.term, read, terms } : { read, terms };
}

const plain = (tokens: readonly Term[]): Term[] => tokens.filter(({ parts }) => parts === 0);

/** Terms that stand for phrases of a text, once for each time that one is read. */
export function equalTerms(
  tokens: readonly Term[],
  phrases: PhraseTable,
  stem: (term: string) => string,
): string[] {
  if (phrases.size === 0) return [];
  const stems = plain(tokens).map(({ term }) => stem(term));
  return stems.flatMap((first, at) =>
    (phrases.get(first) ?? [])
      .filter((phrase) => phrase.stems.every((one, offset) => stems[at + offset] === one))
      .flatMap(({ terms }) => terms),
  );
}
