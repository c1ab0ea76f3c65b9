import { decodePath, type Reference } from '@org/site-model';
import type { Element, Root } from 'hast';
import type { FileContext } from '../../page/content-files.js';
import { locate, type Positioned, report } from '../../page/diagnostics.js';
import { visitElements } from '../../page/elements.js';
import { markReference } from '../../page/segments.js';
import { contentPath, isOutside } from './content-paths.js';
import { sizeImage } from './images.js';

export const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
/** How Docusaurus marks a path that the site does not know. */
export const PATHNAME = /^pathname:\/\//i;
const MARKDOWN = /\.mdx?$/i;
/** A file's, and not the end of a version number such as `4.0.6`. */
const EXTENSION = /\.[a-z][a-z\d]{1,4}$/i;
const ADDRESS_ATTRIBUTES = new Map([
  ['a', ['href']],
  ['img', ['src']],
  ['source', ['src']],
  ['video', ['src', 'poster']],
  ['audio', ['src']],
  ['track', ['src']],
]);

/** What addresses need of their page. */
export interface ReferenceContext extends FileContext {
  readonly references: Reference[];
}

/** Who refers to an address: only a link leads to pages. */
type ReferringNode = Positioned & { tagName: string };

/** hast → hast: replaces every address inside the site by a numbered reference, and sizes images. */
export function transformReferences(tree: Root, context: ReferenceContext): void {
  let images = 0;
  visitElements(tree, (node) => {
    for (const attribute of ADDRESS_ATTRIBUTES.get(node.tagName) ?? []) {
      const href = node.properties[attribute];
      if (typeof href !== 'string' || href === '') continue;
      if (PATHNAME.test(href)) node.properties[attribute] = addPathname(node, href, context);
      else if (EXTERNAL.test(href)) markExternal(node, href);
      else node.properties[attribute] = addReference(node, href, context);
    }
    if (node.tagName === 'img') sizeImage(node, ++images, context);
  });
}

function markExternal(node: Element, href: string): void {
  if (node.tagName !== 'a' || !/^(?:https?:)?\/\//i.test(href)) return;
  node.properties.rel = [...new Set([...words(node.properties.rel), 'noopener'])];
}

/** A list of words as the HTML parser gives it, or as a plugin may write it. */
const words = (value: Element['properties'][string]): string[] =>
  (Array.isArray(value) ? value : typeof value === 'string' ? value.split(/\s+/) : [])
    .map(String)
    .filter(Boolean);

function addReference(node: Element, href: string, context: ReferenceContext): string {
  return markReference(context.references.push(toReference(node, href, context)) - 1);
}

/** An address inside the site as a link, or as a file that a page shows. What is wrong with it is reported at `node`. */
export function toReference(node: ReferringNode, href: string, context: ReferenceContext): Reference {
  const { file, line, column } = locate(context, node);
  const classified = classify(href, node.tagName === 'a', file);
  const reference: Reference = {
    ...classified,
    ...(classified.kind === 'asset' && findFile(classified.target, href, context)),
    href,
    ...(file !== context.source && { file }),
    line,
    column,
  };
  if (isOutside(reference.target)) {
    report(context, node, {
      code: 'reference-outside',
      message: `"${href}" leads out of the content folder, where nothing is published.`,
      hint: 'Move the file below the content folder.',
    });
  } else if (reference.kind === 'asset') {
    checkAsset(node, reference, context);
  }
  return reference;
}

function addPathname(node: Element, href: string, context: ReferenceContext): string {
  return markReference(context.references.push(toUnchecked(node, href, context)) - 1);
}

/** A path that the site does not know, in Docusaurus's words: whatever answers there is right. */
export function toUnchecked(node: Positioned, href: string, context: ReferenceContext): Reference {
  const { file, line, column } = locate(context, node);
  const [, pathname = '', query = '', hash = ''] = PARTS.exec(href.replace(PATHNAME, '')) ?? [];
  const target = decodePath(`/${pathname.replace(/^\/+/, '')}`);
  const place = { ...(file !== context.source && { file }), line, column };
  return { kind: 'route', href, target, query, hash, isUnchecked: true, ...place };
}

const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

function classify(href: string, isLink: boolean, source: string) {
  const [, pathname = '', query = '', hash = ''] = PARTS.exec(href) ?? [];
  const decoded = decodePath(pathname);
  if (decoded === '') return { kind: 'anchor', target: '', query, hash } as const;
  if (isLink && decoded.startsWith('/')) return { kind: 'route', target: decoded, query, hash } as const;
  const target = contentPath(decoded, source);
  const isFile = isLink && (MARKDOWN.test(decoded) || !EXTENSION.test(decoded));
  return { kind: isFile ? 'file' : 'asset', target, query, hash } as const;
}

/** Docusaurus publishes a folder `static`, and addresses what is in it from the root. */
export function findAsset(target: string, href: string, { files }: ReferenceContext): string {
  const published = `static/${target}`;
  return href.startsWith('/') && !files.read(target) && files.read(published) ? published : target;
}

/** A file of the content, or one that is published as it is, which is a route: its name stays. */
function findFile(
  target: string,
  href: string,
  context: ReferenceContext,
): Pick<Reference, 'kind' | 'target'> {
  const asset = findAsset(target, href, context);
  const published = `/${target}`;
  const isPublished =
    href.startsWith('/') && !context.files.read(asset) && context.files.read(published) !== undefined;
  return isPublished ? { kind: 'route', target: published } : { kind: 'asset', target: asset };
}

function checkAsset(node: Positioned, { target, href }: Reference, context: ReferenceContext): void {
  context.dependencies.add(target);
  if (context.files.read(target)) return;
  report(context, node, {
    code: 'asset-missing',
    message: `The file "${href}" does not exist, so readers would see nothing in its place.`,
    hint: `It was looked for at "${target}" below the content folder${href.startsWith('/') ? ', and in the folder that is published as it is' : ''}.`,
  });
}
