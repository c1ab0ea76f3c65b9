import { decodePath } from '@org/site-model';
import posix from 'node:path/posix';
import { lineAt, outsideCode } from '../2-content/masks.js';
import type { MigrationReport } from '../model/migration-report.js';

interface FileInput {
  /** Below the folder of pages. */
  name: string;
  /** All files of that folder. */
  files: ReadonlySet<string>;
  report: MigrationReport;
  file: string;
  firstLine: number;
}

const FILE =
  /(!?\[[^\]\n]*\]\(|^[ \t]*\[[^\]\n]+\]:[ \t]*|<img\b[^>\n]*?\ssrc=["'])([^)\s"'#?]+\.[a-z][a-z\d]{1,4})(?=[)\s"'#?])/gim;
const PAGE = /\.(?:md|html?)$/i;
const OTHER = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Images and downloads that are no files, as those of a theme are: marked so that the build asks for none, and reported. */
export const rewriteMissingFiles = (
  text: string,
  { name, files, report, file, firstLine }: FileInput,
): string =>
  outsideCode(text, (part, offset) =>
    part.replace(FILE, (whole: string, before: string, src: string, index: number) => {
      const path = posix
        .join(src.startsWith('/') ? '' : posix.dirname(name), decodePath(src))
        .replace(/^\//, '');
      if (OTHER.test(src) || PAGE.test(src) || files.has(path)) return whole;
      report.left('link', `"${src}" is no file of the pages.`, 'Put it beside the page, or delete it.', {
        file,
        line: firstLine + lineAt(text, offset + index) - 1,
      });
      return `${before}pathname:///${encodeURI(path.replace(/^(?:\.\.\/)+/, ''))}`;
    }),
  );
