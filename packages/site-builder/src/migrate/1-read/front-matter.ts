import { parseDocument } from 'yaml';

/** A Markdown file in two parts. */
export interface MarkdownFile {
  /** YAML, without its fences; `null` where there is none. */
  yaml: string | null;
  body: string;
  /** Its values; empty where it is no valid YAML. */
  values: Record<string, unknown>;
  /** Line of the file on which `body` begins, from 1. */
  bodyLine: number;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/;

/** Parts a Markdown file. Line ends become `\n`. */
export function splitMarkdown(source: string): MarkdownFile {
  const text = source.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
  const [whole, yaml] = FRONT_MATTER.exec(text) ?? [];
  if (whole === undefined || yaml === undefined) return { yaml: null, body: text, values: {}, bodyLine: 1 };
  return {
    yaml,
    body: text.slice(whole.length),
    values: valuesOf(yaml),
    bodyLine: whole.split('\n').length,
  };
}

function valuesOf(yaml: string): Record<string, unknown> {
  const document = parseDocument(yaml, { logLevel: 'silent', uniqueKeys: false });
  if (document.errors.length > 0) return {};
  const value: unknown = document.toJS();
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
