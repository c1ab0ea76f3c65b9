import type { Diagnostic } from '@org/site-model';
import type { SourceFormat } from './parsers.js';
import { maskCode } from './prepare-source.js';

/** What other generators make something of, and this pipeline shows as it is written. */
interface Dialect {
  pattern: RegExp;
  /** What is found is, for people. */
  what: string;
  /** The nearest that there is here, by what is found. */
  hint: (name: string) => string;
}

/** Names of a kind that are told on one page: after as many its writer knows. */
const MAX_NAMES = 20;
const COMPONENT =
  'Write a component of React: in a page of MDX by its name from src/components, or from src/islands where it moves.';
const TABS = 'Write ::::tabs, and in it :::tab[npm] with what it shows and ::: for each; :::: ends them.';
const ADMONITIONS = new Set(['note', 'tip', 'info', 'caution', 'warning', 'danger']);
const admonition = (name: string): string =>
  `Write :::${name}, and ::: behind what it says; a title follows in brackets, as in :::note[Mind the gap].`;

/** Of Hugo and GitBook by their names. */
const NEAREST: [RegExp, (name: string) => string][] = [
  [/^(?:hint|notice|alert|callout|admonition|note|tip|info|warning)$/, () => admonition('note')],
  [/^(?:tabs?|tabpane)$/, () => TABS],
  [
    /^(?:figure|img|image)$/,
    () => 'Write ![What it shows](picture.png), and a caption as its title: ![…](picture.png "Caption").',
  ],
  [/^(?:ref|relref|content-ref|page-ref)$/, () => 'Link to the file of the page: [Install](../install.md).'],
  [/^(?:highlight|code|gist)$/, () => 'Write a block of code, with its language behind the back-ticks.'],
  [/^(?:details|expand|collapse)$/, () => admonition('details')],
  [
    /^(?:include|readfile|include-markdown)$/,
    () => 'Write ::include{file="_part.md"} with a file whose name begins with "_".',
  ],
];
const nearest = (name: string): string =>
  NEAREST.find(([names]) => names.test(name.toLowerCase()))?.[1](name) ??
  `Write what it stands for. ${COMPONENT}`;

const DIALECTS: Dialect[] = [
  {
    pattern: /^[ \t]*!!![ \t]+([a-z][\w-]*)/gim,
    what: 'an admonition of MkDocs',
    hint: (name) => admonition(ADMONITIONS.has(name.toLowerCase()) ? name.toLowerCase() : 'note'),
  },
  {
    pattern: /^[ \t]*\?\?\?\+?[ \t]+([a-z][\w-]*)/gim,
    what: 'a folded admonition of MkDocs',
    hint: () => admonition('details'),
  },
  { pattern: /^[ \t]*===[!+]?[ \t]+"([^"\n]+)"/gm, what: 'a tab of MkDocs', hint: () => TABS },
  { pattern: /\{\{[<%][ \t]*(?:\/[ \t]*)?([\w./-]+)/g, what: 'a shortcode of Hugo', hint: nearest },
  { pattern: /(?<!\{)\{%-?[ \t]*(?!end)([\w-]+)/g, what: 'a block of GitBook or Liquid', hint: nearest },
];
const VUE: Dialect[] = [
  {
    pattern: /^[ \t]*<(script)\b[^>]*\bsetup\b[^>]*>/gm,
    what: 'the script of a Vue component',
    hint: () => COMPONENT,
  },
  {
    pattern: /<([a-z][\w.-]*)(?:[ \t][^<>\n]*)?[ \t](?:v-[a-z][\w:.-]*|[:@][a-z][\w:.-]*)="[^"\n]*"/gi,
    what: 'an element with attributes of Vue',
    hint: () => COMPONENT,
  },
  { pattern: /<([A-Z]\w*)(?:[ \t][^<>\n]*)?\/>/g, what: 'a component', hint: () => COMPONENT },
];

/**
 * Text in the dialect of another generator, which would be shown as it is written, or left out, and nobody told: MkDocs, Hugo, GitBook, and VitePress in
 * pages that are no MDX. A page that is brought from there has much of it: each kind is said once for each name.
 */
export function foreignSyntax(body: string, file: string, format: SourceFormat): Diagnostic[] {
  if (!/!!!|\?\?\?|===|\{[{%]|<script|<[A-Z]|="/.test(body)) return [];
  const text = maskCode(body);
  const dialects = format === 'mdx' ? DIALECTS.slice(0, 3) : [...DIALECTS, ...VUE];
  return dialects.flatMap(({ pattern, what, hint }) => {
    const names = new Set<string>();
    return [...text.matchAll(pattern)].flatMap(({ 0: found, 1: name = '', index }) => {
      if (names.has(name) || names.size >= MAX_NAMES) return [];
      names.add(name);
      const before = text.slice(0, index + found.length - found.trimStart().length).split('\n');
      const shown = found.trim().split('\n')[0]?.slice(0, 60) ?? '';
      return [
        {
          code: 'syntax-foreign',
          severity: 'warning' as const,
          message: `"${shown}" is ${what}, which means nothing here: it is shown as text, or left out.`,
          hint: hint(name),
          file,
          line: before.length,
          column: (before.at(-1)?.length ?? 0) + 1,
        },
      ];
    });
  });
}
