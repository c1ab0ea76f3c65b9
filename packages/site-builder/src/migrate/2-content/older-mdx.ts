import { compilePage } from '@org/content-pipeline';
import type { MigrationReport } from '../model/migration-report.js';
import { lineAt, outsideCode } from './masks.js';

interface OlderInput {
  report: MigrationReport;
  file: string;
  firstLine: number;
}

/** `<https://…>` and `<name@host>`, and a `<` that begins no tag. */
const READ_BEFORE =
  /<((?:https?|ftp|mailto):[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>|<(?![\p{L}$_/>!?\s\\]|$)/giu;

/**
 * What MDX 1, of Docusaurus 2, read as a link or as text, and its successors take for a tag that is wrong: only in pages that they do
 * not read, and where that is all that is wrong.
 */
export function mendOlderMdx(text: string, { report, file, firstLine }: OlderInput): string {
  const mended: { line: number; found: string }[] = [];
  const moved = outsideCode(text, (part, offset) =>
    part.replace(READ_BEFORE, (found: string, link: string | undefined, index: number) => {
      mended.push({ line: firstLine + lineAt(text, offset + index) - 1, found });
      return link === undefined ? '&lt;' : linkTo(link);
    }),
  );
  if (mended.length === 0 || isMdx(text) || !isMdx(moved)) return text;
  for (const { line, found } of mended)
    report.changed('MDX', `"${found}" is written as MDX reads it since its version 2.`, { file, line });
  return moved;
}

function linkTo(link: string): string {
  const address = /^[a-z]+:/i.test(link) ? link : `mailto:${link}`;
  return `[${link.replace(/[\\[\]*_~]/g, '\\$&')}](${/[()]/.test(address) ? `<${address}>` : address})`;
}

function isMdx(text: string): boolean {
  const { diagnostics } = compilePage({ path: 'page.mdx', text }, { read: () => undefined });
  return !diagnostics.some(({ code }) => code === 'mdx-syntax');
}
