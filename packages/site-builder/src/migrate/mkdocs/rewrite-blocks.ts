import { fenceInfo } from '../2-content/blocks.js';
import type { MigrationReport } from '../model/migration-report.js';
import { reportUnknown } from './unknown-syntax.js';

interface BlockInput {
  report: MigrationReport;
  file: string;
  firstLine: number;
  /** Names of the plugins of the source. */
  plugins: ReadonlySet<string>;
}

/** Admonitions of Material for MkDocs by what they are here. */
const KINDS: Record<string, string> = {
  ...Object.fromEntries(
    'note abstract summary tldr example quote cite'.split(' ').map((kind) => [kind, 'note']),
  ),
  ...Object.fromEntries('info todo question help faq'.split(' ').map((kind) => [kind, 'info'])),
  ...Object.fromEntries('tip hint important success check done'.split(' ').map((kind) => [kind, 'tip'])),
  ...Object.fromEntries('warning caution attention'.split(' ').map((kind) => [kind, 'caution'])),
  ...Object.fromEntries('danger error failure fail missing bug'.split(' ').map((kind) => [kind, 'danger'])),
};

const BLOCK = /^(\s*)(!!!|\?\?\?\+?)\s+([\w-]+)(?:[ \t]+(?!")[\w -]*)?(?:\s+"(.*)")?\s*$/;
const TAB = /^(\s*)===[!+]?\s+"(.*)"\s*$/;
const FENCE = /^(\s*)(`{3,}|~{3,})\s*(.*)$/;
const HEADING_ID = /^(#{1,6}\s.*?)\s*\{:?\s*#([^\s}]+)[^}]*\}\s*$/;

interface Rewritten {
  lines: string[];
  /** How many blocks are in each other: one around them needs as many more colons. */
  depth: number;
}

/** Admonitions, details, tabs and fences of MkDocs, which go by their indentation, as blocks that are closed. */
export function rewriteBlocks(text: string, input: BlockInput): string {
  return rewrite(text.split('\n'), input).lines.join('\n');
}

function rewrite(lines: readonly string[], input: BlockInput): Rewritten {
  const done: Rewritten = { lines: [], depth: 0 };
  for (let index = 0; index < lines.length;) {
    const place = { file: input.file, line: input.firstLine + index };
    const rest = lines.slice(index);
    const taken =
      fenced(rest, { ...input, place }) ??
      admonition(rest, { ...input, place }) ??
      tabs(rest, { ...input, place });
    done.lines.push(...(taken?.lines ?? [plainLine(rest[0] ?? '', { ...input, place })]));
    done.depth = Math.max(done.depth, taken?.depth ?? 0);
    index += taken?.count ?? 1;
  }
  return done;
}

interface Taken extends Rewritten {
  /** Lines of the source. */
  count: number;
}

interface LineInput extends BlockInput {
  place: { file: string; line: number };
}

/** Code stays as it is, but for what is said of it. */
function fenced([first = '', ...others]: readonly string[], input: LineInput): Taken | undefined {
  const [, indent = '', marker = '', info = ''] = FENCE.exec(first) ?? [];
  if (marker === '' || (marker.startsWith('`') && info.includes('`'))) return undefined;
  const end = others.findIndex((line) => {
    const closing = line.trim();
    return closing.startsWith(marker) && /^(?:`+|~+)$/.test(closing);
  });
  const inner = end < 0 ? others : others.slice(0, end + 1);
  return { lines: [indent + marker + codeInfo(info, input), ...inner], depth: 0, count: inner.length + 1 };
}

function codeInfo(info: string, { report, place, ...input }: LineInput): string {
  const bare = info.replace(/^\{\s*|\s*\}$/g, '');
  const [, language = ''] = /^\.?([\w+#-]*)/.exec(bare) ?? [];
  const title = /title="([^"]*)"/.exec(bare)?.[1];
  const marked = /hl_lines="([^"]*)"/.exec(bare)?.[1];
  const rest = [
    ...(title ? [`title="${title}"`] : []),
    ...(marked
      ? [
          `{${marked
            .trim()
            .split(/[\s,]+/)
            .join(',')}}`,
        ]
      : []),
    ...(/linenums=/.test(bare) ? ['showLineNumbers'] : []),
  ];
  const settings = { keywords: new Set<string>(), magicComments: new Map<string, string>() };
  return fenceInfo(language, rest.length > 0 ? ` ${rest.join(' ')}` : '', {
    ...input,
    ...settings,
    report,
    place,
  });
}

/** The lines below a head that are indented by four more, without them. */
function bodyOf(lines: readonly string[], indent: string): string[] {
  const end = lines.findIndex((line) => line.trim() !== '' && !line.startsWith(`${indent}    `));
  const body = end < 0 ? [...lines] : lines.slice(0, end);
  while (body.length > 0 && body.at(-1)?.trim() === '') body.pop();
  return body.map((line) => line.slice(indent.length + 4));
}

function admonition([first = '', ...others]: readonly string[], input: LineInput): Taken | undefined {
  const [whole, indent = '', mark = '', kind = '', title] = BLOCK.exec(first) ?? [];
  if (whole === undefined) return undefined;
  const body = bodyOf(others, indent);
  const inner = rewrite(body, { ...input, firstLine: input.place.line + 1 });
  const colons = ':'.repeat(3 + inner.depth);
  const same = KINDS[kind.toLowerCase()] ?? 'note';
  const words = title ?? (same === kind ? '' : kind.charAt(0).toUpperCase() + kind.slice(1));
  const name = mark === '!!!' ? same : 'details';
  const label = words === '' ? '' : `[${words.replace(/[[\]]/g, '\\$&')}]`;
  return closed({ head: `${colons}${name}${label}`, colons, inner, indent, count: body.length + 1 });
}

interface Block {
  head: string;
  colons: string;
  inner: Rewritten;
  indent: string;
  count: number;
}

const closed = ({ head, colons, inner, indent, count }: Block): Taken => ({
  lines: [head, ...inner.lines, colons].map((line) => (line === '' ? '' : indent + line)),
  depth: inner.depth + 1,
  count,
});

/** All tabs that follow each other are one set. */
function tabs(lines: readonly string[], input: LineInput): Taken | undefined {
  const [, indent = ''] = TAB.exec(lines[0] ?? '') ?? [];
  const found: { title: string; inner: Rewritten }[] = [];
  let count = 0;
  for (;;) {
    const next = lines.slice(count).findIndex((line) => line.trim() !== '');
    const [whole, own, title = ''] = TAB.exec(lines[count + next] ?? '') ?? [];
    if (whole === undefined || own !== indent || next < 0) break;
    const start = count + next + 1;
    const body = bodyOf(lines.slice(start), indent);
    found.push({ title, inner: rewrite(body, { ...input, firstLine: input.place.line + start }) });
    count = start + body.length;
  }
  if (found.length === 0) return undefined;
  const depth = Math.max(...found.map(({ inner }) => inner.depth));
  const colons = ':'.repeat(3 + depth);
  const parts = found.flatMap(({ title, inner }) => [
    `${colons}tab{title="${title.replaceAll('"', '&quot;')}"}`,
    ...inner.lines,
    colons,
    '',
  ]);
  const inner = { lines: ['', ...parts], depth: depth + 1 };
  return closed({ head: `${colons}:tabs`, colons: `${colons}:`, inner, indent, count });
}

function plainLine(line: string, { report, place, plugins }: LineInput): string {
  const heading = HEADING_ID.exec(line);
  if (heading) return `${heading[1]} {#${heading[2]}}`;
  reportUnknown(line, { report, place, plugins });
  // What mkdocstrings writes a reference for begins like a block here.
  return line.replace(/^(\s*)(?=:::)/, '$1\\');
}
