import type { MigrationReport } from '../model/migration-report.js';

const UNKNOWN: { pattern: RegExp; what: string; hint: string }[] = [
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
    what: 'A macro is shown as text',
    hint: 'Write what it stands for, or a component in a page of MDX.',
  },
  {
    pattern: /:(?:material|fontawesome|octicons|simple)-[\w-]+:/,
    what: 'The short name of an icon is shown as text',
    hint: 'Use an icon of the pipeline, or a picture.',
  },
  {
    pattern: /\{:?\s*[.#][^}]*\}/,
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
  report: MigrationReport;
  place: { file: string; line: number };
}

/** Says what of a line nobody here reads. It stays as it is written. */
export function reportUnknown(line: string, { report, place }: Input): void {
  const text = line.replace(/`[^`]*`/g, '');
  for (const { pattern, what, hint } of UNKNOWN) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) report.left('syntax', `${what}: ${found.trim()}.`, hint, place);
  }
}
