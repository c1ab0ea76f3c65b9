import path from 'node:path/posix';
import type { Parents, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { exceededLimit } from '../../1-read/limits.js';
import { partialFrontMatterSchema } from '../../1-read/partial-front-matter.js';
import { splitFrontMatter } from '../../1-read/read-front-matter.js';
import { contentPath, readIncluded } from '../content-paths.js';
import type { ParsedSource } from '../../2-parse/parse-source.js';
import type { PartialUse } from '../mdx/mdx-page.js';
import { resolveMdx } from '../mdx/resolve-mdx.js';
import { type PageContext, type Positioned, report, sourcePlace } from '../page-context.js';
import { addSourceText } from '../source-texts.js';
import { fillParameters } from './fill-parameters.js';
import { type ParameterValues, readParameters } from './parameters.js';
import { placeTree } from './place-tree.js';

/** What stands around a partial. */
export interface Expansion {
  context: PageContext;
  /** A source without its front matter to mdast, as for the page itself. */
  parse: (body: string, file: string) => ParsedSource;
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

function include(node: LeafDirective, expansion: Expansion): RootContent[] {
  const { context, chain } = expansion;
  const target = findPartial(node, chain, context);
  const file = target && readIncluded(node.attributes?.file ?? '', node, context);
  if (!file) return [];

  const { frontMatter, body, diagnostics } = splitFrontMatter(
    file.text,
    file.target,
    partialFrontMatterSchema,
  );
  context.diagnostics.push(...diagnostics);
  const values = readParameters(node, frontMatter.params ?? {}, context);
  return contentOf({ file: file.target, body, values, props: Object.fromEntries(values) }, expansion);
}

/** The content of a Markdown file that an MDX page imports and uses as a component. */
export function usePartial({ target, props, node }: PartialUse, expansion: Expansion): RootContent[] {
  const { context, chain } = expansion;
  const problem = loopOf(target, { chain, count: context.texts.length });
  if (problem) report(context, node, { severity: 'error', ...problem });
  const file = problem ? undefined : readIncluded(`/${target}`, node, context);
  if (!file) return [];

  const { frontMatter, body } = splitFrontMatter(file.text, file.target, partialFrontMatterSchema);
  const directive = asInclude(target, props, node);
  const values = frontMatter.params ? readParameters(directive, frontMatter.params, context) : new Map();
  return contentOf({ file: file.target, body, values, props }, expansion);
}

/** `<Name port={80} />` says the same as `::include{file port=80}`. */
const asInclude = (file: string, { children: _, ...props }: PartialUse['props'], node: Positioned) =>
  ({
    type: 'leafDirective',
    name: 'include',
    attributes: {
      file,
      ...Object.fromEntries(Object.entries(props).map(([name, value]) => [name, String(value)])),
    },
    children: [],
    position: node.position,
  }) as unknown as LeafDirective;

interface PartialSource {
  file: string;
  body: string;
  values: ParameterValues;
  props: PartialUse['props'];
}

function contentOf({ file, body, values, props }: PartialSource, expansion: Expansion): RootContent[] {
  const { context, parse, chain } = expansion;
  const exceeded = exceededLimit(body, file);
  if (exceeded) {
    context.diagnostics.push(exceeded);
    return [];
  }
  const { markdown, tree, format } = parse(body, file);
  const inner = { context, parse, chain: [...chain, file] };
  placeTree(tree, addSourceText(context.texts, file, markdown), context.texts.length);
  fillParameters(tree, values, context);
  if (format === 'mdx') {
    const deeper = (use: PartialUse) => usePartial(use, inner);
    resolveMdx(tree, { context, file, frontMatter: {}, props, usePartial: deeper });
  }
  expandIncludes(tree, inner);
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

function problemOf(target: string, file: string, around: { chain: string[]; count: number }) {
  const name = path.basename(target);
  if (around.chain.includes(target) || PARTIAL.test(name)) return loopOf(target, around);
  return {
    code: 'include-not-partial',
    message: `"${file}" is no partial: the name of one starts with "_" and ends in ".md" or ".mdx".`,
    hint: `Rename it to "_${name.replace(/\.[^.]*$/, '')}.md", which also keeps it from being a page.`,
  };
}

function loopOf(target: string, { chain, count }: { chain: string[]; count: number }) {
  if (chain.includes(target)) {
    return {
      code: 'include-cycle',
      message: `The partial includes itself: ${[...chain, target].join(' → ')}.`,
      hint: 'Take one of these includes away.',
    };
  }
  if (count <= MOST_INCLUDES) return undefined;
  return {
    code: 'include-too-many',
    message: `The page takes in more than ${MOST_INCLUDES} partials, those in partials counted.`,
    hint: 'Partials that include others twice double with each level.',
  };
}
