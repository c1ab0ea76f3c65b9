import type { MigrationReport } from '../model/migration-report.js';
import { moveAsset, moveLink, type MovedLink } from './links.js';
import { lineAt, outsideCode } from './masks.js';
import type { CarriedFile, SiteFiles } from './site-files.js';

interface RewriteInput {
  files: SiteFiles;
  from: CarriedFile;
  report: MigrationReport;
  /** Name of the file in the report, and the line of it on which the text begins. */
  file: string;
  firstLine: number;
}

/** `[text](href "title")` and `![alt](src)`: from the closing bracket on, for the text may have code in it. */
const INLINE =
  /(\]\(\s*)(<[^<>\n]*>|[^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*)(?=\s*(?:["'(][\s\S]*?["')]\s*)?\))/g;
const DEFINITION = /^([ \t>]*\[(?!\^)[^\]\n]+\]:[ \t]*)(<[^<>\n]*>|\S+)/gm;
const ATTRIBUTE = /(\s(?:href|to|src|poster)=)(["'])([^"'{}\n]*)\2/g;
/** `require('@site/static/x.png').default`: only files beside a page are where they were. */
const REQUIRED = /\brequire\(\s*(["'])(@site\/[^"'\n]+)\1\s*\)(?:\.default\b)?/g;
const IMAGE_BEFORE = /!\[(?:[^\][]|\\[\][]|\[[^\][]*\])*$/;

/** Addresses in Markdown and in attributes, as the new site has them. */
export const rewriteLinks = (text: string, input: RewriteInput): string =>
  replaceAddresses(text, (href, isAsset, line) => written(href, isAsset, input.firstLine + line - 1, input));

/** Replaces each address in Markdown and in attributes. `replace` is told whether it is shown, as an image is, and its line, from 1. */
export function replaceAddresses(
  text: string,
  replace: (href: string, isAsset: boolean, line: number) => string,
): string {
  return outsideCode(text, (part, offset) => {
    const at = (index: number): number => lineAt(text, offset + index);
    return part
      .replace(INLINE, (whole: string, before: string, href: string, index: number) => {
        const isImage = IMAGE_BEFORE.test(text.slice(Math.max(0, offset + index - 400), offset + index));
        return href === '' ? whole : before + replace(href, isImage, at(index));
      })
      .replace(
        DEFINITION,
        (_whole, before: string, href: string, index: number) =>
          before + replace(href, isImageFile(href), at(index)),
      )
      .replace(REQUIRED, (_whole, _quote, href: string, index: number) =>
        JSON.stringify(replace(href, true, at(index))),
      )
      .replace(ATTRIBUTE, (whole: string, before: string, quote: string, href: string, index: number) => {
        const isAsset = /(?:src|poster)=$/.test(before);
        return /^\s*$/.test(href) ? whole : `${before}${quote}${replace(href, isAsset, at(index))}${quote}`;
      });
  });
}

const isImageFile = (href: string): boolean => /\.(?:png|jpe?g|gif|svg|webp|avif)>?$/i.test(href);

function written(
  href: string,
  isAsset: boolean,
  line: number,
  { files, from, report, file }: RewriteInput,
): string {
  const isBracketed = href.startsWith('<');
  const bare = isBracketed ? href.slice(1, -1) : href;
  const { href: moved, problem }: MovedLink = isAsset
    ? moveAsset(bare, { files, from })
    : moveLink(bare, { files, from });
  if (problem)
    report.left(
      'link',
      `${problem.charAt(0).toUpperCase()}${problem.slice(1)}, in the source either.`,
      'Correct or delete it.',
      { file, line },
    );
  else if (moved !== bare) report.changed('link', `"${bare}" is "${moved}" now.`, { file, line });
  return isBracketed ? `<${moved}>` : moved;
}
