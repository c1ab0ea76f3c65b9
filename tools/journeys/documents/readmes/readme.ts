import { readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Node, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A fenced block. */
export interface ReadmeBlock {
  /** Empty where the fence names none. */
  language: string;
  /** Words of the fence behind the language, without `title="…"`. */
  meta: string[];
  /** Path of the file that the block is, from `title="…"`. */
  title: string | undefined;
  text: string;
  /** Anchor of the nearest heading above. */
  section: string;
  /** Line of the opening fence. */
  line: number;
}

export interface Inline {
  text: string;
  line: number;
  column: number;
}

export interface Readme {
  /** Relative to the repository's root, with `/`. */
  file: string;
  lines: string[];
  blocks: ReadmeBlock[];
  /** Targets of links, as written. */
  links: Inline[];
  /** Inline code. */
  codes: Inline[];
  anchors: Set<string>;
  /** What the site has that a page of the handbook is about. A README tells by its commands what it installs. */
  installed?: string[];
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** Reads a README of the repository whose root is `root`. */
export function readReadme(root: string, file: string): Readme {
  return read(file, readFileSync(path.join(root, file), 'utf8'));
}

/** Reads a page about sites that have the packages `installed`. Its front matter, and what its demos show, is compiled by the site that it is a page of. */
export function readPage(root: string, file: string, installed: string[]): Readme {
  const text = readFileSync(path.join(root, file), 'utf8');
  const article = text
    .replace(/(?<![\s\S])---\n[\s\S]*?^---$/m, emptied)
    .replace(/^(:{3,})demo$[\s\S]*?^\1$/gm, emptied);
  return { ...read(file, article), installed };
}

/** The lines of what is not read, so that the others keep their numbers. */
const emptied = (part: string): string => part.replace(/[^\n]/g, '');

function read(file: string, text: string): Readme {
  return { file, lines: text.split('\n'), ...collect(parser.parse(text)) };
}

type Collected = Omit<Readme, 'file' | 'lines' | 'installed'>;

function collect(tree: Root): Collected {
  const slugger = new GithubSlugger();
  const readme: Collected = { blocks: [], links: [], codes: [], anchors: new Set() };
  let section = '';
  visit(tree, (node) => {
    if (node.type === 'heading') readme.anchors.add((section = slugger.slug(toString(node))));
    else if (node.type === 'inlineCode') readme.codes.push({ text: node.value, ...startOf(node) });
    else if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      readme.links.push({ text: node.url, ...startOf(node) });
    else if (node.type === 'code')
      readme.blocks.push({
        language: node.lang ?? '',
        ...readMeta(node.meta ?? ''),
        text: node.value,
        section,
        line: startOf(node).line,
      });
  });
  return readme;
}

function readMeta(meta: string): Pick<ReadmeBlock, 'meta' | 'title'> {
  const title = /\btitle="([^"]+)"/.exec(meta);
  const rest = title ? meta.replace(title[0], '') : meta;
  return { title: title?.[1], meta: rest.split(/\s+/).filter(Boolean) };
}

function startOf(node: Node): { line: number; column: number } {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}
