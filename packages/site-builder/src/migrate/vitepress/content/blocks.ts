import { neededTypes } from './twoslash.js';
import { importedCode, codeLines, openFence, readFence } from './code.js';
import { rewriteHeading } from './headings.js';
import type { TextInput } from './page-input.js';

interface Rewritten {
  lines: string[];
  /** How many blocks are in each other: one around them needs as many more colons. */
  depth: number;
}

interface Taken extends Rewritten {
  /** Lines of the source. */
  count: number;
}

const OPEN = /^([ \t>]*)(:{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*(.*?)[ \t]*$/;
const CLOSE = /^[ \t>]*(:{3,})[ \t]*$/;
const FENCE = /^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*)(`{3,}|~{3,})(.*)$/;
const KINDS = new Set(['info', 'tip', 'warning', 'danger', 'details', 'note', 'caution', 'important']);
/** What is shown without anything around it. */
const BARE = new Set(['raw', 'v-pre']);

/** Containers, groups of code, fences, imported code and headings. */
export const rewriteBlocks = (text: string, input: TextInput): string =>
  rewrite(text.split('\n'), input).lines.join('\n');

function rewrite(lines: readonly string[], input: TextInput): Rewritten {
  const done: Rewritten = { lines: [], depth: 0 };
  for (let index = 0; index < lines.length;) {
    const rest = lines.slice(index);
    const at = { ...input, firstLine: input.firstLine + index };
    const taken = fenced(rest, at) ?? imported(rest, at) ?? container(rest, at);
    done.lines.push(...(taken?.lines ?? [rewriteHeading(rest[0] ?? '', at)]));
    done.depth = Math.max(done.depth, taken?.depth ?? 0);
    index += taken?.count ?? 1;
  }
  return done;
}

interface Fence {
  indent: string;
  marker: string;
  info: string;
  inner: string[];
  closing: string | undefined;
  count: number;
}

function readBlock([first = '', ...others]: readonly string[]): Fence | undefined {
  const [, indent = '', marker = '', info = ''] = FENCE.exec(first) ?? [];
  if (marker === '' || (marker.startsWith('`') && info.includes('`'))) return undefined;
  const end = others.findIndex((line) => {
    const closing = line.replace(/^[ \t>]+/, '').trimEnd();
    return closing.startsWith(marker) && /^(?:`+|~+)$/.test(closing);
  });
  const inner = end < 0 ? others : others.slice(0, end);
  const closing = end < 0 ? undefined : others[end];
  return { indent, marker, info, inner: [...inner], closing, count: inner.length + (end < 0 ? 1 : 2) };
}

function fenced(lines: readonly string[], input: TextInput): Taken | undefined {
  const fence = readBlock(lines);
  return fence && { lines: fenceLines(fence, input), depth: 0, count: fence.count };
}

function fenceLines(
  { indent, marker, info, inner, closing }: Fence,
  input: TextInput,
  isTab = false,
): string[] {
  const facts = readFence(info, input);
  const shown = isTab ? { ...facts, title: undefined } : facts;
  const types = facts.isTwoslash ? neededTypes(inner, facts.language, input) : undefined;
  const code = codeLines(inner, { isCut: facts.isTwoslash && types === undefined }, input);
  for (const name of types ?? []) input.packages.add(name);
  const meta = types === undefined ? facts.meta : ['twoslash', ...facts.meta];
  return [
    indent + openFence(marker, { ...shown, meta }, input),
    ...code,
    ...(closing === undefined ? [] : [closing]),
  ];
}

function imported([first = '']: readonly string[], input: TextInput): Taken | undefined {
  const code = importedCode(first, input);
  return code && { lines: code.lines, depth: 0, count: 1 };
}

interface Container {
  indent: string;
  name: string;
  title: string;
  body: string[];
  count: number;
}

/** Up to the first line of at least as many colons, as VitePress reads it; those in code do not count. */
function readContainer(lines: readonly string[]): Container | undefined {
  const [, indent = '', colons = '', name = '', title = ''] = OPEN.exec(lines[0] ?? '') ?? [];
  if (colons === '') return undefined;
  let index = 1;
  while (index < lines.length) {
    const length = CLOSE.exec(lines[index] ?? '')?.[1]?.length ?? 0;
    if (length >= colons.length) break;
    index += readBlock(lines.slice(index))?.count ?? 1;
  }
  const end = Math.min(index, lines.length);
  return { indent, name, title, body: lines.slice(1, end), count: end + (index < lines.length ? 1 : 0) };
}

function container(lines: readonly string[], input: TextInput): Taken | undefined {
  const found = readContainer(lines);
  if (!found) return undefined;
  const { name, body, count } = found;
  const inside = { ...input, firstLine: input.firstLine + 1 };
  if (name === 'code-group') return { ...tabSet(codeTabs(body, inside), '', found), count };
  if (name === 'tabs') return { ...tabSet(textTabs(body, inside), found.title, found), count };
  if (BARE.has(name)) return { ...rewrite(body, inside), count };
  if (KINDS.has(name)) return { ...admonition(found, inside), count };
  const { report, file, firstLine } = input;
  report.left(
    'container',
    `":::${name}" is no container of VitePress itself; its content stands without it.`,
    'Put it into an admonition, :::note.',
    { file, line: firstLine },
  );
  const inner = rewrite(body, inside);
  const head = found.title === '' ? [] : [`${found.indent}**${found.title}**`, ''];
  return { lines: [...head, ...inner.lines], depth: inner.depth, count };
}

function admonition({ indent, name, title, body }: Container, input: TextInput): Rewritten {
  const inner = rewrite(body, input);
  const colons = ':'.repeat(3 + inner.depth);
  const kind = name === 'important' ? 'info' : name;
  const labels = input.page.locale.config.markdown.container;
  const [, words = '', attributes = ''] = /^(.*?)[ \t]*(?:\{([^{}]*)\})?$/.exec(title) ?? [];
  const label = words || labels?.[`${name}Label`] || (name === 'important' ? 'Important' : '');
  const head = `${indent}${colons}${kind}${label === '' ? '' : `[${label.replace(/(?<!\\)[[\]]/g, '\\$&')}]`}`;
  const isOpen = name === 'details' && /\bopen\b/.test(attributes);
  return {
    lines: [head + (isOpen ? '{open}' : ''), ...inner.lines, indent + colons],
    depth: inner.depth + 1,
  };
}

interface Tab {
  title: string;
  inner: Rewritten;
}

/** Each fence of a group is a tab, and each import of code. */
function codeTabs(lines: readonly string[], input: TextInput): Tab[] {
  const tabs: Tab[] = [];
  for (let index = 0; index < lines.length;) {
    const at = { ...input, firstLine: input.firstLine + index };
    const fence = readBlock(lines.slice(index));
    const code = fence ? undefined : importedCode(lines[index] ?? '', at, true);
    if (fence) {
      const { title, language } = readFence(fence.info, at);
      const name = title ?? (language || 'Text');
      tabs.push({ title: name, inner: { lines: fenceLines(fence, at, true), depth: 0 } });
    } else if (code) tabs.push({ title: code.title, inner: { lines: code.lines, depth: 0 } });
    index += fence?.count ?? 1;
  }
  return tabs;
}

/** Tabs of the plugin for them: each begins with `== Title`. */
function textTabs(lines: readonly string[], input: TextInput): Tab[] {
  const starts = lines.flatMap((line, index) => (/^[ \t]*== /.test(line) ? [index] : []));
  return starts.map((start, index) => {
    const body = lines.slice(start + 1, starts[index + 1]);
    const title = (lines[start] ?? '').replace(/^[ \t]*== /, '').trim();
    return { title, inner: rewrite(body, { ...input, firstLine: input.firstLine + start + 1 }) };
  });
}

function tabSet(tabs: readonly Tab[], settings: string, { indent }: Container): Rewritten {
  const depth = Math.max(0, ...tabs.map(({ inner }) => inner.depth));
  const colons = ':'.repeat(3 + depth);
  const group = /\bkey:([\w-]+)/.exec(settings)?.[1];
  const parts = tabs.flatMap((tab) => [
    `${indent}${colons}tab{title="${tab.title.replaceAll('"', '&quot;')}"}`,
    ...tab.inner.lines,
    `${indent}${colons}`,
    '',
  ]);
  const head = `${indent}${colons}:tabs${group ? `{group=${group}}` : ''}`;
  return { lines: [head, '', ...parts, `${indent}${colons}:`], depth: depth + 2 };
}
