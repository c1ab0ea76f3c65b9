import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import {
  attributeOf,
  classesOf,
  elementsBelow,
  findElement,
  type HtmlElement,
  type HtmlParent,
} from './html-tree.js';

/** `document` and `post` are written in Markdown, `page` too; the rest is made by plugins or by React. */
export type PageKind = 'document' | 'post' | 'page' | 'category' | 'react' | 'list' | 'redirect';

export interface BuiltPage {
  /** Below the base path, without its end: `/docs/intro`, `/`. */
  address: string;
  kind: PageKind;
  article: HtmlElement | undefined;
  /** Of all elements, and names of anchors. */
  ids: string[];
}

/** The pages of a site that Docusaurus has built, one at a time. */
export function* docusaurusPages(folder: string): Generator<BuiltPage> {
  for (const { address, html } of htmlFiles(folder)) {
    const document = parse(html);
    const root = findElement(document, ({ tagName }) => tagName === 'html');
    const kind = isRedirect(document) ? 'redirect' : kindOf(root ? classesOf(root) : []);
    const article = findElement(document, ARTICLES[kind]);
    const ids = idsOf(document);
    // A category's page has the classes of a document.
    if (article || kind !== 'document') yield { address, kind, article, ids };
    else yield { address, kind: 'category', article: findElement(document, ARTICLES.category), ids };
  }
}

/** Those of a site of ours. */
export function* migratedPages(folder: string): Generator<BuiltPage> {
  for (const { address, html } of htmlFiles(folder)) {
    const document = parse(html);
    const isPlain = isRedirect(document);
    const main = findElement(document, ({ tagName }) => tagName === 'main');
    const article = main && (findElement(main, ({ tagName }) => tagName === 'article') ?? main);
    yield { address, kind: isPlain ? 'redirect' : 'document', article, ids: idsOf(document) };
  }
}

function kindOf(classes: readonly string[]): PageKind {
  const has = (name: string): boolean => classes.includes(name);
  if (has('docs-doc-page')) return 'document';
  if (has('blog-post-page')) return 'post';
  if (has('mdx-page')) return 'page';
  if (classes.some((name) => /^(?:blog|docs-tag|docs-tags)-/.test(name)) && has('blog-wrapper'))
    return 'list';
  if (classes.some((name) => name.startsWith('docs-tag'))) return 'list';
  return has('docs-wrapper') ? 'category' : 'react';
}

const hasClass =
  (part: string) =>
  (element: HtmlElement): boolean =>
    classesOf(element).some((name) => name === part || name.startsWith(part));
const isArticle = ({ tagName }: HtmlElement): boolean => tagName === 'article';
const isMain = (element: HtmlElement): boolean =>
  attributeOf(element, 'id') === '__docusaurus_skipToContent_fallback';

const ARTICLES: Record<PageKind, (element: HtmlElement) => boolean> = {
  document: hasClass('theme-doc-markdown'),
  post: isArticle,
  page: isArticle,
  category: hasClass('generatedIndexPage'),
  react: isMain,
  list: isMain,
  redirect: () => false,
};

const idsOf = (document: HtmlParent): string[] =>
  [...elementsBelow(document)].flatMap((element) =>
    ['id', 'name'].flatMap((name) => attributeOf(element, name) ?? []),
  );

/** A page whose only task is to lead to another. */
function isRedirect(document: HtmlParent): boolean {
  return Boolean(findElement(document, (element) => attributeOf(element, 'http-equiv') === 'refresh'));
}

function* htmlFiles(folder: string): Generator<{ address: string; html: string }> {
  // A redirect from `x.html` is a folder of that name.
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => name !== '404.html')
    .sort();
  for (const name of names)
    yield {
      address: `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
      html: readFileSync(path.join(folder, name), 'utf8'),
    };
}
