import { decodePath } from '@org/site-model';
import path from 'node:path';
import posix from 'node:path/posix';
import { replaceAddresses } from '../../2-content/rewrite-links.js';
import { isFile } from '../../2-content/site-files.js';
import type { SourcePage, VitepressSite } from '../model.js';
import type { TextInput } from './page-input.js';

const OTHER = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?|$|\{\{)/i;
const PARTS = /^([^?#]*)(.*)$/s;

/** The page that a path of the source leads to: `guide/`, `guide/x`, `guide/x.html`, `guide/x.md`. */
export function pageAt(pathname: string, { byPath }: VitepressSite): SourcePage | undefined {
  const bare = pathname.replace(/^\/+/, '').replace(/\.(?:md|html)$/, '');
  const folder = bare.replace(/\/+$/, '');
  const names =
    bare === '' || bare.endsWith('/') ? [posix.join(folder, 'index')] : [bare, posix.join(bare, 'index')];
  return names.map((name) => byPath.get(`${name}.md`)).find((page) => page !== undefined);
}

/** The address of a page as the configuration of the new site names it. */
const addressOf = ({ address }: SourcePage): string => encodeURI(address);

/** A link of the configuration: to a page, to a file, or to another site. */
export function siteHref(link: string, site: VitepressSite): string {
  if (OTHER.test(link)) return link;
  const [, written = '', tail = ''] = PARTS.exec(link) ?? [];
  const page = pageAt(decodePath(written), site);
  return page ? addressOf(page) + tail : link;
}

/** Links and images of a page as the new site has them. */
export const rewriteLinks = (text: string, input: TextInput): string =>
  replaceAddresses(text, (href, isAsset, line) => {
    const isBracketed = href.startsWith('<');
    const bare = isBracketed ? href.slice(1, -1) : href;
    const moved = OTHER.test(bare) ? bare : movedHref(bare, isAsset, line, input);
    return isBracketed ? `<${moved}>` : moved;
  });

function movedHref(href: string, isAsset: boolean, line: number, input: TextInput): string {
  const { site, page, report, file, firstLine } = input;
  const [, written = '', tail = ''] = PARTS.exec(href) ?? [];
  const pathname = decodePath(written);
  const target = pathname.startsWith('/') ? pathname : posix.join(posix.dirname(page.path), pathname);
  const found = isAsset ? undefined : pageAt(target, site);
  if (found) return toPage(found, page) + tail;
  const shown = assetPath(pathname, input);
  if (shown !== undefined) return shown === pathname ? href : encodeURI(shown) + tail;
  report.left(
    'link',
    `"${href}" leads to no page or file of the site, in the source either.`,
    'Correct or delete it.',
    {
      file,
      line: firstLine + line - 1,
    },
  );
  // Marked so that the build asks for nothing.
  return `pathname://${encodeURI(posix.join('/', target))}${tail}`;
}

/** A path relative to the page; a translation's paths mean what they mean in the original. */
function toPage(target: SourcePage, from: SourcePage): string {
  const [there, here] = [target, from].map(({ target: name }) =>
    name.replace(/^content\/[^/]+\/(?:locales\/[^/]+\/)?/, ''),
  );
  const relative = posix.relative(posix.dirname(here ?? ''), there ?? '');
  return encodeURI(relative.startsWith('.') ? relative : `./${relative}`);
}

/** The path of an image or a download in the new site. What lies beside pages is moved with them. */
function assetPath(pathname: string, { site, from, page, written }: TextInput): string | undefined {
  const published = pathname.startsWith('/') ? path.join(site.docs, 'public', pathname) : undefined;
  if (published !== undefined)
    return isFile(published) || isFile(path.join(published, 'index.html')) ? pathname : undefined;
  const beside = [path.dirname(from), path.join(site.docs, path.dirname(page.path))];
  const file = beside.map((folder) => path.join(folder, pathname)).find((each) => isFile(each));
  if (file === undefined) return undefined;
  const below = posix.relative(site.docs, file);
  if (below.startsWith('public/')) return below.slice('public'.length);
  const name = below.startsWith('..') ? `_files/${posix.basename(file)}` : below;
  const target = `content/${site.area}/${name}`;
  written.set(target, { copyOf: file });
  const own = page.locale.isDefault && posix.join(posix.dirname(page.target), pathname) === target;
  return own ? pathname : `/${site.area}/${name}`;
}
