// Terms of the product are written as the glossary of the site writes them. The page itself is the list.
import { placeIn } from './read-page.mjs';

export const GLOSSARY = 'content/dev-docs/glossary.md';

/** @returns `{ terms, unwanted: [{ term, variant, pattern }] }` of the tables with the heads "Term" and "Not" */
export function readGlossary({ tables }) {
  const rows = tables
    .filter(({ header }) => header[0] === 'Term')
    .flatMap(({ header, rows }) =>
      rows.map((row) => ({
        term: row[0].text.trim(),
        variants: (row[header.indexOf('Not')]?.codes ?? []).map(({ value }) => value),
      })),
    );
  return {
    terms: rows.map(({ term }) => term),
    unwanted: rows.flatMap(({ term, variants }) =>
      variants.map((variant) => ({ term, variant, pattern: patternOf(variant, term) })),
    ),
  };
}

/** A variant that differs in capitals only is looked for as it stands. Paths are no prose. */
function patternOf(variant, term) {
  const plural = /s$/.test(variant) ? '' : '(?:s|es)?';
  const flags = variant.toLowerCase() === term.toLowerCase() ? 'g' : 'gi';
  return new RegExp(`(?<![\\w/.-])${escape(variant)}${plural}(?![\\w/-])`, flags);
}

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The glossary is English; what translations call things stands in content/README.md. */
export function checkTerms({ language, proses, strongs }, { terms, unwanted }) {
  if (language !== 'en') return [];
  // What is bold is a label of the panel, in the panel's words.
  const labels = new Set(strongs.map(({ line, column }) => `${line}:${column + '**'.length}`));
  return proses.flatMap(({ nodes }) =>
    nodes.flatMap((node) => {
      if (labels.has(`${node.line}:${node.column}`)) return [];
      const text = withoutTerms(node.value, terms);
      return unwanted.flatMap(({ term, pattern }) =>
        [...text.matchAll(pattern)].map((match) => ({
          code: 'term-otherwise',
          message: `"${match[0]}" is called "${term}" in these docs.`,
          hint: `Write "${term}". The terms stand in ${GLOSSARY}.`,
          ...placeIn(node.value, match.index, node),
        })),
      );
    }),
  );
}

/** What is written right may contain what is wrong elsewhere: "content-type" in "Content-Type Builder". */
const withoutTerms = (text, terms) =>
  terms.reduce((rest, term) => rest.replaceAll(term, (found) => ' '.repeat(found.length)), text);
