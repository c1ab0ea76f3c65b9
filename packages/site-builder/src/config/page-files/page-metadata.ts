import type { Diagnostic } from '@org/site-model';
import { parseDocument, visit } from 'yaml';
import { z } from 'zod';

/** What a React page may say of itself: `export const metadata = { title: 'About us' }`. */
const metadataSchema = z.strictObject({
  /** Of the document. @default its file's name in words */
  title: z.string().regex(/\S/).optional(),
  /** Of the document, for search engines and previews. @default none */
  description: z.string().optional(),
  /** Names of icons that it draws with `PageIcon`. @default none */
  icons: z.array(z.string().min(1)).optional(),
});

type PageMetadata = z.output<typeof metadataSchema>;

/** Up to the brace that ends it: one on the same line, or at the beginning of a line. */
const EXPORT = /^export const metadata\s*(?::[^=\n]+)?=\s*(\{(?:[^\n]*\}|[\s\S]*?\n\}))/m;
const IS_THERE = /^export\s+(?:(?:const|let|var|function)\s+metadata\b|\{[^}]*\bmetadata\b)/m;

/** Reads it off the source: pages are named before any of their code runs. */
export function readMetadata(source: string, file: string): { metadata: PageMetadata; problem?: Diagnostic } {
  const text = source.replaceAll('\r\n', '\n');
  const found = IS_THERE.exec(text);
  if (!found) return { metadata: {} };
  const [, literal] = EXPORT.exec(text) ?? [];
  const { success, data } = metadataSchema.safeParse(literal === undefined ? undefined : valueOf(literal));
  if (success) return { metadata: data };
  const line = text.slice(0, found.index).split('\n').length;
  return { metadata: {}, problem: unreadable(file, line) };
}

/** A literal of texts in quotes and lists of them is YAML, too; what has no quotes would be code. */
function valueOf(literal: string): unknown {
  const document = parseDocument(literal, { logLevel: 'silent' });
  let isCode = document.errors.length > 0;
  visit(document, {
    Scalar: (key, { type }) => {
      isCode ||= key !== 'key' && type === 'PLAIN';
    },
  });
  return isCode ? undefined : document.toJS();
}

const unreadable = (file: string, line: number): Diagnostic => ({
  code: 'page-file-invalid',
  severity: 'error',
  message:
    '"metadata" of the page cannot be read without running it, or has more than a page says of itself.',
  hint: "Write a literal with plain texts in quotes: export const metadata = { title: 'About us', description: '…' }; icons are a list of names.",
  file,
  line,
  column: 1,
});
