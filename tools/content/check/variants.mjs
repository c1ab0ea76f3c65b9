// A file of a project stands in both languages that projects are written in.
import { languageOf } from './blocks.mjs';

/** Where a TypeScript project has TypeScript files. Migrations and the panel's webpack configuration stay JavaScript there. */
const IN_BOTH = /^(?:config|src|server|admin)\/(?!.*webpack\.config).+\.jsx?\b/;
/** Guides of other programs, and of versions that had no TypeScript. */
const JAVASCRIPT_ONLY = /\/integrations\/|\/migration\/(?:v3-to-v4\/|v4\/migration-guide-4\.[01]\.)/;

/** Findings for each whole file in JavaScript that the page does not have in TypeScript as often. */
export function checkVariants({ file, blocks }) {
  if (JAVASCRIPT_ONLY.test(file)) return [];
  const typed = blocks
    .filter((block) => ['ts', 'tsx'].includes(languageOf(block)))
    .map(({ title }) => withoutExtension(title));
  return blocks.filter(isInBoth).flatMap(({ title, line, column }) => {
    const variant = typed.indexOf(withoutExtension(title));
    // One variant belongs to one file, however often its name comes.
    if (variant >= 0) {
      typed.splice(variant, 1);
      return [];
    }
    return [
      {
        code: 'variant-missing',
        message: `"${title}" is there in JavaScript only.`,
        hint: 'Add it in TypeScript, in tabs with "group=language". A part of a file says "partial".',
        line: line - 1,
        column,
      },
    ];
  });
}

const isInBoth = ({ title = '', partial, invalid }) => !partial && !invalid && IN_BOTH.test(title);
const withoutExtension = (title = '') => title.replace(/\.[jt]sx?\b/, '');
