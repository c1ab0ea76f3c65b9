import path from 'node:path/posix';
import { withLineFeeds } from '../../1-read/line-ends.js';
import type { FileContext } from '../../page/content-files.js';
import { type Positioned, locate, report } from '../../page/diagnostics.js';

/** As Docusaurus writes paths from the folder of the site, which is the content root here. */
const FROM_ROOT = /^@site(?=\/)/;

/**
 * A path as written in a file → below the content root: `/x` and `@site/x` from there, everything else from the file's own
 * folder.
 */
export function contentPath(written: string, file: string): string {
  const plain = written.replace(FROM_ROOT, '');
  return plain.startsWith('/') ? path.normalize(plain).slice(1) : path.join(path.dirname(file), plain);
}

export const isOutside = (target: string): boolean => target === '..' || target.startsWith('../');

/** A file that a page takes in, as text with `\n` line ends. What cannot be read is reported at `node`. */
export function readIncluded(
  written: string,
  node: Positioned,
  context: FileContext,
): { target: string; text: string } | undefined {
  const target = contentPath(written, locate(context, node).file);
  if (isOutside(target)) {
    report(context, node, {
      code: 'include-outside',
      message: `"${written}" leads out of the content folder; nothing outside of it is taken in.`,
      hint: 'Move the file below the content folder.',
    });
    return undefined;
  }
  context.dependencies.add(target);
  const bytes = context.files.read(target);
  if (bytes) return { target, text: withLineFeeds(new TextDecoder().decode(bytes)) };
  report(context, node, {
    code: 'include-missing',
    message: `The file "${written}" does not exist, so its content would be missing here.`,
    hint: `It was looked for at "${target}" below the content folder.`,
  });
  return undefined;
}
