import { decodePath } from '@org/site-model';
import posix from 'node:path/posix';
import { outsideCode } from '../2-content/masks.js';

interface PageFile {
  /** Below the folder of pages: `guide/pruning.md`. */
  name: string;
  /** All files of that folder. */
  files: ReadonlySet<string>;
  /** Whether `guide/pruning.md` is at `/guide/pruning/`. */
  hasFolders: boolean;
}

const ATTRIBUTE = /(\s(?:href|src)=)(["'])([^"'{}\n]*)\2/g;
const OTHER = /^(?:[a-z][a-z\d+.-]*:|\/|#|\?|$)/i;
const INDEX = /(?:^|\/)(?:index|README)\.md$/;

/** Attributes of HTML, which begin at the address of the page in MkDocs, as paths that begin at its file. */
export const rewriteHtmlLinks = (text: string, page: PageFile): string =>
  outsideCode(text, (part) =>
    part.replace(ATTRIBUTE, (whole: string, before: string, quote: string, href: string) => {
      const moved = OTHER.test(href) ? undefined : movedHref(href, page);
      return moved === undefined ? whole : `${before}${quote}${moved}${quote}`;
    }),
  );

/** `undefined` for what leads to no file. */
function movedHref(href: string, { name, files, hasFolders }: PageFile): string | undefined {
  const [, written = '', tail = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const folder =
    hasFolders && !INDEX.test(name) ? `${name.replace(/\.md$/, '')}/` : `${posix.dirname(name)}/`;
  const { pathname } = new URL(written, `http://site/${encodeURI(folder)}`);
  const target = decodePath(pathname).replace(/^\/|(?:(?:^|\/)index)?\.html$|\/$/g, '');
  const found = [
    target,
    `${target}.md`,
    posix.join(target, 'index.md'),
    posix.join(target, 'README.md'),
  ].find((each) => files.has(each));
  return found && encodeURI(posix.relative(posix.dirname(name), found)) + tail;
}
