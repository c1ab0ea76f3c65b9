import { readFileSync } from 'node:fs';
import path from 'node:path';
import posix from 'node:path/posix';
import { splitMarkdown } from '../../1-read/front-matter.js';
import { isFile } from '../../2-content/site-files.js';
import { givenIds } from './headings.js';
import type { TextInput } from './page-input.js';
import { regionOf } from './regions.js';
import { HEADING, headingText, slugify } from './slugify.js';

const INCLUDE = /<!--[ \t]*@include:[ \t]*(.*?)[ \t]*-->/g;
const ALONE = /^([ \t]*)<!--[ \t]*@include:[ \t]*([^\n]*?)[ \t]*-->[ \t]*$/;
const SPEC = /^(.*?)(?:#([^\s{#]+))?\{?((?<=\{)\d*,?\d*)?\}?$/;
const FENCE = /^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*(`{3,}|~{3,})(.*)$/;

type Rewrite = (text: string, input: TextInput) => string;

/**
 * Texts that pages take in: one on a line of its own becomes a partial beside the page, where relative links mean what they mean in
 * it; one in a line or in code is put in.
 */
export function rewriteIncludes(text: string, input: TextInput, rewrite: Rewrite): string {
  if (!text.includes('@include:')) return text;
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line, index) => {
      const [, marker = '', rest = ''] = FENCE.exec(line) ?? [];
      if (marker !== '') fence = nextFence(fence, marker, rest);
      const at = { ...input, firstLine: input.firstLine + index };
      const [, indent = '', spec] = ALONE.exec(line) ?? [];
      const partial = fence === undefined && spec !== undefined ? partialOf(spec, at, rewrite) : undefined;
      if (partial !== undefined) return `${indent}::include{file="./${partial}"}`;
      return line.replace(INCLUDE, (whole: string, inner: string) => textOf(inner, at) ?? whole);
    })
    .join('\n');
}

function nextFence(open: string | undefined, marker: string, rest: string): string | undefined {
  if (open === undefined) return marker.startsWith('`') && rest.includes('`') ? undefined : marker;
  return marker.startsWith(open) && rest.trim() === '' ? undefined : open;
}

/** Writes the partial. @returns its name, or `undefined` where it has to be put in, or does not exist */
function partialOf(spec: string, input: TextInput, rewrite: Rewrite): string | undefined {
  const source = sourceOf(spec, input);
  // What looks like a parameter of a partial would be taken for one.
  if (!source || /\{\{[A-Za-z][\w-]*\}\}/.test(source.text)) return undefined;
  const name = `_${spec
    .replace(/\.md(?=$|[#{])/, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')}.md`;
  const target = posix.join(posix.dirname(input.page.target), name);
  if (!input.written.has(target)) {
    input.written.set(target, '');
    const place = { ...input, from: source.from, firstLine: source.line, file: nameOf(source.from, input) };
    // Ids are those of the page that the partial is in: each would have others.
    input.written.set(target, `${rewrite(source.text, { ...place, ids: givenIds(source.text) }).trim()}\n`);
  }
  return name;
}

const nameOf = (file: string, { site }: TextInput): string => posix.relative(site.folder, file);

/** The text of an include, with those in it. */
function textOf(spec: string, input: TextInput, chain: readonly string[] = []): string | undefined {
  const source = sourceOf(spec, input);
  if (!source || chain.includes(source.from)) return undefined;
  return source.text
    .trimEnd()
    .replace(
      INCLUDE,
      (whole: string, inner: string) =>
        textOf(inner, { ...input, from: source.from }, [...chain, source.from]) ?? whole,
    );
}

interface IncludedText {
  text: string;
  from: string;
  /** On which it begins. */
  line: number;
}

/** The part of a file that an include names. What does not exist is reported. */
function sourceOf(
  spec: string,
  { site, from, report, file, firstLine }: TextInput,
): IncludedText | undefined {
  const [, name = '', region, range] = SPEC.exec(spec) ?? [];
  const target = name.startsWith('@')
    ? path.join(site.docs, name.slice(1))
    : path.join(path.dirname(from), name);
  const missing = (what: string): undefined =>
    void report.left(
      'include',
      `${what} was not put in.`,
      'Write ::include{file="./_name.md"} with a file whose name begins with "_".',
      {
        file,
        line: firstLine,
      },
    );
  if (!isFile(target)) return missing(`"${spec}", which is no file,`);
  const whole = readFileSync(target, 'utf8').replaceAll('\r\n', '\n');
  const { body, bodyLine } = splitMarkdown(whole);
  const isMarkdown = target.endsWith('.md');
  // Numbers of lines are those of the file, front matter counted.
  if (region === undefined && range) return { ...lines(whole, range), from: target };
  const content = isMarkdown ? body : whole;
  const part = region === undefined ? content : (regionOf(content, region) ?? section(content, region));
  if (part === undefined) return missing(`"#${region}" of "${name}", which the file does not have,`);
  const chosen = range ? lines(part, range).text : part;
  return { text: chosen, from: target, line: region === undefined && isMarkdown ? bodyLine : 1 };
}

/** `2,4`, `3,`, `,10`. */
function lines(text: string, range: string): { text: string; line: number } {
  const [first = '', last = range.includes(',') ? '' : first] = range.split(',');
  const line = Number(first || 1);
  return {
    text: text
      .split('\n')
      .slice(line - 1, last === '' ? undefined : Number(last))
      .join('\n'),
    line,
  };
}

/** What is below a heading, by its id, up to the next one that is not deeper. */
function section(text: string, id: string): string | undefined {
  const all = text.split('\n');
  const heads = all.map((line) => {
    const [, marks = '', words = '', own = ''] = HEADING.exec(line) ?? [];
    return { depth: marks.length, id: /#([^\s}]+)/.exec(own)?.[1] ?? slugify(headingText(words)) };
  });
  const start = heads.findIndex(({ depth, id: each }) => depth > 0 && each === id);
  if (start < 0) return undefined;
  const depth = heads[start]?.depth ?? 0;
  const end = heads.findIndex((each, index) => index > start && each.depth > 0 && each.depth <= depth);
  return all.slice(start, end < 0 ? undefined : end).join('\n');
}
