import { type NameChange, nameChanges } from './name-changes.js';

/** One use of a former name in a file. */
export interface NameUse {
  /** From 1. */
  line: number;
  from: string;
  to: string;
  since: string;
}

export interface UpgradedText {
  /** With the names of today. */
  text: string;
  uses: NameUse[];
}

const MODULE = /\.[cm]?[jt]sx?$/;
const ISLAND = /(?:^|\/)src\/islands\//;
const READ = /\.(?:[cm]?[jt]sx?|css|html)$/;

/** Whether {@link upgradeText} may find anything in a file. */
export const isUpgradable = (file: string): boolean => READ.test(file);

/**
 * Gives a file of a site the names of today. What a module imports keeps the name that the module uses: `{ old }` becomes `{ new as old }`, so
 * that nothing else of it has to change.
 * @param file its path below the site's folder, with `/`
 */
export function upgradeText(file: string, text: string): UpgradedText {
  return nameChanges.reduce<UpgradedText>(
    (done, change) => {
      const { text: next, positions } = replaceName(file, done.text, change);
      const { from, to, since } = change;
      const uses = positions.map((position) => ({ line: lineAt(done.text, position), from, to, since }));
      return { text: next, uses: [...done.uses, ...uses] };
    },
    { text, uses: [] },
  );
}

interface Replaced {
  text: string;
  /** Where the former name was. */
  positions: number[];
}

function replaceName(file: string, text: string, change: NameChange): Replaced {
  switch (change.kind) {
    case 'import':
      return MODULE.test(file) ? replaceImport(text, change) : { text, positions: [] };
    case 'island-export':
      return ISLAND.test(file)
        ? replaceAll(text, new RegExp(`(?<=^export const )${change.from}(?=\\s*[=:])`, 'gm'), change.to)
        : { text, positions: [] };
    case 'attribute':
      return replaceAll(text, new RegExp(`\\b${change.from}\\b`, 'g'), change.to);
  }
}

/** Names between the braces of `import { … } from 'package'` and `export { … } from 'package'`. */
const NAMES = /\b(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*(['"])([^'"]+)\2/g;

function replaceImport(text: string, change: NameChange & { kind: 'import' }): Replaced {
  const positions: number[] = [];
  const name = new RegExp(`(?<!\\bas\\s+)\\b${change.from}\\b(\\s+as\\s+\\w+)?`);
  const next = text.replace(
    NAMES,
    (statement: string, names: string, _quote, specifier: string, at: number) => {
      const found = specifier === change.package ? name.exec(names) : null;
      if (!found) return statement;
      const start = statement.indexOf('{') + 1;
      positions.push(at + start + found.index);
      const given = `${change.to}${found[1] ?? ` as ${change.from}`}`;
      return statement.slice(0, start) + names.replace(name, given) + statement.slice(start + names.length);
    },
  );
  return { text: next, positions };
}

function replaceAll(text: string, pattern: RegExp, to: string): Replaced {
  return {
    text: text.replace(pattern, to),
    positions: [...text.matchAll(pattern)].map(({ index }) => index),
  };
}

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;
