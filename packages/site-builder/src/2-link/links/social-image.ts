import type { ResolvedSiteConfig } from '../../config/site-config.js';
import type { Diagnostic } from '@org/site-model';
import { encodePath } from '../../addresses/site-addresses.js';
import type { LinkTable } from './link-table.js';
import type { PageSummary } from '../../model/site-model.js';

export interface ImageContext {
  config: ResolvedSiteConfig;
  /** Final addresses of files of the content. */
  assets: Readonly<Record<string, string>>;
  /** Base path of the whole site, which files of all locales lie below. */
  rootBaseUrl: string;
}

/** Absolute address of what sites that show links show of a page; `undefined` where it names nothing, or nothing that exists. */
export function socialImage(
  { image }: Pick<PageSummary, 'image'>,
  { config, assets, rootBaseUrl }: ImageContext,
): string | undefined {
  if (!image) return undefined;
  if (image.kind === 'external') return new URL(image.href, config.url).href;
  const { kind, target, query, hash } = image;
  const address = kind === 'asset' ? assets[target] : rootBaseUrl + encodePath(target.replace(/^\/+/, ''));
  return address && new URL(address + query + hash, config.url).href;
}

/** An image that the content does not have must be a file of the public folder. */
export function checkImage(
  { image, source }: PageSummary,
  { publicFiles, config: { baseUrl } }: LinkTable,
): Diagnostic[] {
  if (image?.kind !== 'route' || image.isUnchecked) return [];
  if (publicFiles.has(baseUrl + image.target.slice(1))) return [];
  const { href, line, column } = image;
  return [
    {
      code: 'image-missing',
      severity: 'error',
      message: `The page's image is "${href}", which neither the content nor the public folder has, so sites that show links to it would show none.`,
      hint: 'Write the path of a file beside the page, "./card.png", or below the public folder, "/card.png".',
      file: source,
      line,
      column,
    },
  ];
}
