import path from 'node:path/posix';
import type { Parents, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { partialFrontMatterSchema } from '../../1-read/partial-front-matter.js';
import { splitFrontMatter } from '../../1-read/read-front-matter.js';
import { contentPath, readIncluded } from '../content-paths.js';
import { type PageContext, report, sourcePlace } from '../page-context.js';
import { addSourceText } from '../source-texts.js';
import { fillParameters } from './fill-parameters.js';
import { readParameters } from './parameters.js';
import { placeTree } from './place-tree.js';

/** Markdown to mdast, as for the page itself. */
export interface ParsedMarkdown {
  markdown: string;
  tree: Root;
}

interface Expansion {
  context: PageContext;
  parse: (body: string) => ParsedMarkdown;
  /** Files that stand around each other, from the page inwards. */
  chain: string[];
}

/** Partials that include each other twice and twice again would double without end. */
const MOST_INCLUDES = 200;
const PARTIAL = /^_.*\.mdx?$/i;

/** mdast → mdast: each `::include{file="./_name.md"}` gives way to the content of its partial. */
export function expandIncludes(parent: Parents, expansion: Expansion): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (child.type === 'leafDirective' && child.name === 'include') return include(child, expansion);
    if ('children' in child) expandIncludes(child, expansion);
    return [child];
  }) as typeof parent.children;
}

function include(node: LeafDirective, { context, parse, chain }: Expansion): RootContent[] {
  const target = findPartial(node, chain, context);
  const file = target && readIncluded(node.attributes?.file ?? '', node, context);
  if (!file) return [];

  const read = splitFrontMatter(file.text, file.target, partialFrontMatterSchema);
  context.diagnostics.push(...read.diagnostics);
  const values = readParameters(node, read.frontMatter.params ?? {}, context);

  const { markdown, tree } = parse(read.body);
  placeTree(tree, addSourceText(context.texts, file.target, markdown), context.texts.length);
  fillParameters(tree, values, context);
  expandIncludes(tree, { context, parse, chain: [...chain, file.target] });
  return tree.children;
}

/** The partial's path below the content root; `undefined`, and a finding, where it cannot be taken in. */
function findPartial(node: LeafDirective, chain: string[], context: PageContext): string | undefined {
  const file = node.attributes?.file ?? '';
  const target = contentPath(file, sourcePlace(context, node).file);
  const problem = file ? problemOf(target, file, { chain, count: context.texts.length }) : NO_FILE;
  if (!problem) return target;
  report(context, node, { severity: 'error', ...problem });
  return undefined;
}

const NO_FILE = {
  code: 'include-without-file',
  message: '"::include" has no "file", so there is nothing to take in.',
  hint: 'Write ::include{file="./_name.md"}.',
};

function problemOf(target: string, file: string, { chain, count }: { chain: string[]; count: number }) {
  const name = path.basename(target);
  if (chain.includes(target)) {
    return {
      code: 'include-cycle',
      message: `The partial includes itself: ${[...chain, target].join(' → ')}.`,
      hint: 'Take one of these includes away.',
    };
  }
  if (!PARTIAL.test(name)) {
    return {
      code: 'include-not-partial',
      message: `"${file}" is no partial: the name of one starts with "_" and ends in ".md" or ".mdx".`,
      hint: `Rename it to "_${name.replace(/\.[^.]*$/, '')}.md", which also keeps it from being a page.`,
    };
  }
  if (count <= MOST_INCLUDES) return undefined;
  return {
    code: 'include-too-many',
    message: `The page takes in more than ${MOST_INCLUDES} partials, those in partials counted.`,
    hint: 'Partials that include others twice double with each level.',
  };
}
