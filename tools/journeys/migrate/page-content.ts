import { attributeOf, classesOf, type HtmlElement, type HtmlNode, isElement, textOf } from './html-tree.js';

/** What a reader gets from an article, whatever the markup around it is. */
export interface PageContent {
  /** In the order of the article; labels of tabs come last, since they are beside their panels or above all of them. */
  words: string[];
  /** `2 Title`, with the level. */
  headings: string[];
  code: string[];
  /** Paths below the site's base, or addresses of other sites. */
  links: string[];
  /** Names of files without what a build adds to them; `data:` for what is in the page. */
  images: string[];
}

export interface ContentInput {
  /** Path of the page below the base of its site, which relative addresses begin at. */
  address: string;
  /** `/` or `/base/`. */
  baseUrl: string;
  /** Where the site is published, such as `https://docs.example.org`: such an address is one of its own. */
  origin: string;
}

/** Marks of the two builders that are no part of what was written: links to headings, buttons, contents. */
const OUTSIDE = new Set([
  ...[
    'hash-link',
    'theme-doc-toc-mobile',
    'theme-doc-breadcrumbs',
    'theme-doc-footer',
    'theme-doc-version-badge',
    'theme-doc-card-icon',
  ],
  ...['permalink', 'tab-title', 'toc-mobile', 'page-actions', 'doc-footer', 'doc-tags'],
  // Of a post: its tags, the way to edit it, when it was written and by whom, which is in another order there.
  ...['docusaurus-mt-lg', 'theme-blog-footer-edit-meta-row', 'post-byline', 'avatar'],
]);
/** The date of a post: its class has a hash in it. */
const OUTSIDE_PARTS = /^container_\w+ margin-vert--md/;
const OUTSIDE_TAGS = new Set(['button', 'nav', 'script', 'style', 'svg', 'template', 'noscript', 'math']);
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const HEADING = /^h([1-6])$/;
const ADMONITION_TITLES = /admonitionHeading|admonition-heading|admonition-title/;

/** Reads an article. */
export function readContent(article: HtmlElement, input: ContentInput): PageContent {
  const reader: Reader = { ...input, text: '', labels: '', headings: [], code: [], links: [], images: [] };
  for (const child of article.childNodes) read(child, reader);
  return {
    words: [...wordsOf(reader.text), ...wordsOf(reader.labels)],
    headings: reader.headings,
    code: reader.code,
    links: reader.links,
    images: reader.images,
  };
}

interface Reader extends ContentInput, Omit<PageContent, 'words'> {
  text: string;
  labels: string;
}

function read(node: HtmlNode, reader: Reader): void {
  if (!isElement(node)) {
    reader.text += textOf(node);
    return;
  }
  if (attributeOf(node, 'role') === 'tab') reader.labels += ` ${textOf(node)}`;
  if (isOutside(node)) return;
  const level = HEADING.exec(node.tagName)?.[1];
  if (level) reader.headings.push(`${level} ${wordsOf(visibleText(node)).join(' ')}`);
  if (ADMONITION_TITLES.test(attributeOf(node, 'class') ?? '')) {
    // One builder writes "note" and has the style sheet change it.
    reader.text += ` ${textOf(node).toLowerCase()} `;
    return;
  }
  if (node.tagName === 'pre') {
    const code = textOf(node)
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/^\n+|\n+$/g, '');
    reader.code.push(code);
    reader.text += ` ${code} `;
    return;
  }
  addAddresses(node, reader);
  const isInline = INLINE.has(node.tagName);
  if (!isInline) reader.text += ' ';
  for (const child of node.childNodes) read(child, reader);
  if (!isInline) reader.text += ' ';
}

const isOutside = (element: HtmlElement): boolean =>
  // Contents within the text are a part of it.
  (OUTSIDE_TAGS.has(element.tagName) && !classesOf(element).includes('inline-toc')) ||
  attributeOf(element, 'role') === 'tablist' ||
  // Docusaurus has nothing in the place of a diagram until a browser has drawn it.
  attributeOf(element, 'data-diagram') !== undefined ||
  OUTSIDE_PARTS.test(attributeOf(element, 'class') ?? '') ||
  classesOf(element).some((name) => OUTSIDE.has(name));

function addAddresses(element: HtmlElement, reader: Reader): void {
  const href = element.tagName === 'a' ? attributeOf(element, 'href') : undefined;
  if (href !== undefined) reader.links.push(plainLink(href, reader));
  const src = element.tagName === 'img' ? attributeOf(element, 'src') : undefined;
  if (src !== undefined) reader.images.push(plainImage(src));
}

/** The same address in the forms that the two builders give it. */
function plainLink(href: string, { address, baseUrl, origin }: ContentInput): string {
  const own = new URL(origin);
  if (!URL.canParse(href, own)) return href;
  const url = new URL(href, new URL(joined(baseUrl, address), own));
  if (url.host !== own.host) return url.href.replace(/\/$/, '');
  const below = `${url.pathname}/`.startsWith(baseUrl)
    ? `/${url.pathname.slice(baseUrl.length)}`
    : url.pathname;
  const path = decode(below).replace(/(?:\/index)?\.html$|\/+$/, '') || '/';
  if (path.startsWith('/assets/')) return `/assets/${plainImage(path)}`;
  return `${path}${url.search}${decode(url.hash)}`;
}

const joined = (base: string, address: string): string => `${base}/${address}`.replace(/\/{2,}/g, '/');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function plainImage(src: string): string {
  if (src.startsWith('data:')) return 'data:';
  if (/^https?:/.test(src)) return src;
  const name = decode(src.split(/[?#]/)[0] ?? '').replace(/^.*\//, '');
  return name.replace(/-[0-9a-f]{20,}(?=\.)|\.[\w-]{8,12}(?=\.\w+$)/, '').toLowerCase();
}

/** A heading without the link to itself. */
function visibleText(node: HtmlNode): string {
  if (!isElement(node)) return textOf(node);
  return isOutside(node) ? '' : node.childNodes.map(visibleText).join('');
}

/** Words without what stands between them; one that is nothing but signs is a word, too. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/[\u200B\u200C\u2060\uFEFF]/g, '')
    .split(/\s+/u)
    .filter(Boolean);
