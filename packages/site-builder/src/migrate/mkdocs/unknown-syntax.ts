import type { MigrationReport } from '../model/migration-report.js';

interface Syntax {
  pattern: RegExp;
  what: string;
  hint: string;
  /** Plugin without which it is text. @default none */
  plugin?: string;
}

const UNKNOWN: Syntax[] = [
  {
    pattern: /^\s*(?:--8<--|;--8<--)/,
    what: 'A snippet is not put in',
    hint: 'Write ::include{file="…"} with a Markdown file whose name begins with "_", or import code with file="…" at its fence.',
  },
  {
    pattern: /^\s*:::\s*[\w.]+/,
    what: 'A reference of code is shown as text',
    hint: 'Write the reference, or make Markdown of it before the site is built.',
  },
  {
    pattern: /\{\{.*?\}\}|\{%.*?%\}/,
    plugin: 'macros',
    what: 'A macro is shown as text',
    hint: 'Write what it stands for, or a component in a page of MDX.',
  },
  {
    pattern: /:(?:material|fontawesome|octicons|simple)-[\w-]+:/,
    what: 'The short name of an icon is shown as text',
    hint: 'Use an icon of the pipeline, or a picture.',
  },
  {
    pattern: /\{:?\s*[.#][\w-][^}]*\}/,
    what: 'A list of attributes is shown as text',
    hint: 'Delete it, or write the element as HTML with the class.',
  },
  {
    pattern: /\+\+[\w+-]+\+\+/,
    what: 'Keys of the keyboard are shown as text',
    hint: 'Write <kbd>Ctrl</kbd>.',
  },
];

interface Input {
  /** Names of the plugins of the source. */
  plugins: ReadonlySet<string>;
  report: MigrationReport;
  place: { file: string; line: number };
}

/** Says what of a line nobody here reads. It stays as it is written. */
export function reportUnknown(line: string, { report, place, plugins }: Input): void {
  const text = line.replace(/`[^`]*`/g, '');
  for (const { pattern, what, hint, plugin } of UNKNOWN) {
    if (plugin !== undefined && !plugins.has(plugin)) continue;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) report.left('syntax', `${what}: ${found.trim()}.`, hint, place);
  }
}
