import type { Position, Reference } from '@org/site-model';
import type { SocialImage } from '../../page/compiled-page.js';
import { type Positioned, report } from '../../page/diagnostics.js';
import { contentPath } from './content-paths.js';
import { measureImage } from './images.js';
import {
  type ReferenceContext,
  EXTERNAL,
  findAsset,
  PATHNAME,
  toReference,
  toUnchecked,
} from './references.js';

/**
 * What the front matter's `image` is. A path is looked for as any image's is; one from the root that the content does not have may
 * be a file of the public folder, of which only LINK knows.
 */
export function resolveSocialImage(
  href: string,
  at: Position,
  context: ReferenceContext,
): SocialImage | undefined {
  const node: Positioned = { position: { start: at } };
  if (PATHNAME.test(href)) return toUnchecked(node, href, context);
  if (EXTERNAL.test(href)) return { kind: 'external', href };
  if (href.startsWith('/') && !isContent(href, context))
    return toReference({ ...node, tagName: 'a' }, href, context);
  const reference = toReference({ ...node, tagName: 'img' }, href, context);
  if (reference.kind !== 'asset') return void reportNoFile(reference, node, context);
  const bytes = context.files.read(reference.target);
  return bytes && measureImage(bytes, href, node, context) ? reference : undefined;
}

const isContent = (href: string, context: ReferenceContext): boolean => {
  const [pathname = ''] = href.split(/[?#]/);
  const target = contentPath(pathname, context.source);
  return context.files.read(findAsset(target, href, context)) !== undefined;
};

const reportNoFile = ({ href }: Reference, node: Positioned, context: ReferenceContext): void =>
  report(context, node, {
    code: 'asset-missing',
    message: `The page's image is "${href}", which is no file, so sites that show links to it would show none.`,
    hint: 'Write a path, such as "./images/card.png", or an address.',
  });
