import path from 'node:path/posix';
import type { ElementContent } from 'hast';
import type { Parents, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { exceededLimit } from '../../1-read/limits.js';
import { splitFrontMatter } from '../../1-read/read-front-matter.js';
import type { ParsedSource } from '../../2-parse/parse-source.js';
import type { SourceFormat } from '../../2-parse/parsers.js';
import type { FileContext } from '../../page/content-files.js';
import { locate, report } from '../../page/diagnostics.js';
import type { SourceRange } from '../../page/elements.js';
import { type FrontMatter, partialFrontMatterSchema } from '../../page/front-matter.js';
import { addSourceText } from '../../page/source-texts.js';
import type { Props } from '../blocks/component.js';
import type { PartialUse } from '../mdx/element-content.js';
import { contentPath, readIncluded } from '../references/content-paths.js';
import { fillParameters } from './fill-parameters.js';
import { readParameters } from './parameters.js';
import { placeTree } from './place-tree.js';

/** What is around a partial. */
export interface Expansion {
  context: FileContext;
  /** A source without its front matter to mdast, as for the page itself. */
  parse: (body: string, file: string, format?: SourceFormat) => ParsedSource;
  /** A source's tree to hast, as for the page itself; `undefined` for MDX whose code cannot be run. */
  toElements: (source: SourceTree, expansion: Expansion) => ElementContent[] | undefined;
  /** Files that include each other, from the page inwards. */
  chain: string[];
}

/** One source, the page or a partial, as it was parsed. */
export interface SourceTree {
  file: string;
  tree: Root;
  format: SourceFormat;
  frontMatter: FrontMatter;
  /** What a partial of MDX is given; none for a page. */
  props: Props;
}

/** Partials that include each other twice and twice again would double without end. */
const MAX_INCLUDES = 200;
const PARTIAL = /^_.*\.mdx?$/i;

/** mdast → mdast: each `::include{file="./_name.md"}` gives way to the content of its partial. */
export function expandIncludes(parent: Parents, expansion: Expansion): void {
  const children: RootContent[] = parent.children;
  // Hardly any parent has one, and each has a list of children.
  if (children.some(isInclude))
    parent.children = children.flatMap((child) => (isInclude(child) ? include(child, expansion) : [child]));
  for (const child of children)
    if ('children' in child && !isInclude(child)) expandIncludes(child, expansion);
}

const isInclude = (node: RootContent): node is LeafDirective =>
  node.type === 'leafDirective' && node.name === 'include';

function include(node: LeafDirective, expansion: Expansion): RootContent[] {
  const { context, chain } = expansion;
  const written = node.attributes?.file ?? '';
  const target = contentPath(written, locate(context, node).file);
  const problem = written ? problemOf(target, written, { chain, count: context.texts.length }) : NO_FILE;
  if (problem) report(context, node, problem);
  const partial = problem ? undefined : readPartial(node, { written }, expansion);
  if (!partial) return [];
  const inner = { ...expansion, chain: [...chain, partial.file] };
  if (partial.format === 'mdx') {
    return [{ type: 'docsElements', elements: expansion.toElements(partial, inner) ?? [] }];
  }
  expandIncludes(partial.tree, inner);
  return partial.tree.children;
}

/** The content of a Markdown file that an MDX page imports and uses as a component. */
export function usePartial({ target, props, position }: PartialUse, expansion: Expansion): ElementContent[] {
  const { context, chain, toElements } = expansion;
  const problem = loopOf(target, { chain, count: context.texts.length });
  if (problem) report(context, { position }, problem);
  const node = asInclude(target, props, position);
  const partial = problem ? undefined : readPartial(node, { written: `/${target}`, props }, expansion);
  return (partial && toElements(partial, { ...expansion, chain: [...chain, partial.file] })) ?? [];
}

/** `<Name port={80} />` says the same as `::include{file port=80}`. */
const asInclude = (file: string, { children: _, ...props }: Props, position: SourceRange) =>
  ({
    type: 'leafDirective',
    name: 'include',
    attributes: {
      file,
      ...Object.fromEntries(Object.entries(props).map(([name, value]) => [name, String(value)])),
    },
    children: [],
    position,
  }) as unknown as LeafDirective;

interface PartialInput {
  /** Path of the file, as it is written where the partial is taken in. */
  written: string;
  /** Of a component, whose partial may have any front matter, and need not declare what it takes. */
  props?: Props;
}

/** Parses a partial, among the texts of the page and with the values of its parameters. */
function readPartial(
  node: LeafDirective,
  { written, props }: PartialInput,
  { context, parse }: Expansion,
): SourceTree | undefined {
  const source = readIncluded(written, node, context);
  if (!source) return undefined;
  const { target: file, text } = source;
  const { frontMatter, body, diagnostics } = splitFrontMatter(text, file, partialFrontMatterSchema);
  if (!props) context.diagnostics.push(...diagnostics);
  const { params } = frontMatter;
  const values = props && !params ? new Map<string, never>() : readParameters(node, params ?? {}, context);
  const exceeded = exceededLimit(body, file);
  if (exceeded) return void context.diagnostics.push(exceeded);
  const { markdown, tree, format } = parse(body, file);
  placeTree(tree, addSourceText(context.texts, file, markdown), context.texts.length);
  fillParameters(tree, values, context);
  return { file, tree, format, frontMatter: {}, props: props ?? Object.fromEntries(values) };
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
  if (count <= MAX_INCLUDES) return undefined;
  return {
    code: 'include-too-many',
    message: `The page takes in more than ${MAX_INCLUDES} partials, those in partials counted.`,
    hint: 'Partials that include others twice double with each level.',
  };
}
