import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { markdownToMdast } from 'satteri';
import { type Processor, type Transformer, unified } from 'unified';
import { markupText } from './code-html.js';
import { Slugs } from '../../api-model/slugs.js';
import { type Finish, finishElements, type TextLink, type TextSection } from './finish-elements.js';

/** What descriptions may consist of. No styles, no classes, no ids, no scripts, no forms, no frames. */
const ALLOWED: Options = {
  ...defaultSchema,
  tagNames: [
    ...[
      'a',
      'abbr',
      'b',
      'blockquote',
      'br',
      'code',
      'dd',
      'del',
      'details',
      'dl',
      'dt',
      'em',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
    ],
    ...[
      'hr',
      'i',
      'img',
      'ins',
      'kbd',
      'li',
      'mark',
      'ol',
      'p',
      'pre',
      'q',
      's',
      'samp',
      'small',
      'span',
      'strong',
      'sub',
    ],
    ...['summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul', 'var'],
  ],
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    details: ['open'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan', 'align'],
    th: ['colSpan', 'rowSpan', 'align', 'scope'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  strip: [
    'script',
    'style',
    'template',
    'iframe',
    'object',
    'svg',
    'math',
    'noscript',
    'title',
    'textarea',
    'select',
  ],
  clobber: [],
  required: {},
};

export interface DescriptionOptions {
  /** Level of the heading that the description stands under; headings in it go below that. */
  headingLevel: number;
  /** Final form of an address in a description; `offset` is where its link starts there. */
  link(href: string, offset: number): string;
}

/** Beyond this, a description is cut: parsing takes more than linear time on some texts. */
const MAX_LENGTH = 100_000;
/** One line in which Markdown would find nothing but text and inline code. */
const PLAIN = /^[^\\*_<[\]|~&\n@`#>+\-=\d](?:[^\\*_<[\]|~&\n@`]|`[^`\n]+`(?!`))*$/;

/** Markdown of a document, which nobody has checked, → HTML that is safe to show. */
export function descriptionHtml(markdown: string, options: DescriptionOptions): string {
  const text = markdown.trim().slice(0, MAX_LENGTH);
  if (text === '') return '';
  const isPlain = PLAIN.test(text) && !/https?:|www\./.test(text);
  if (isPlain) return `<p>${plainHtml(text)}</p>`;
  const start = markdown.length - markdown.trimStart().length;
  return remembered(text, { ...options, link: (href, offset) => options.link(href, start + offset) });
}

/** The same with ids for its headings, which begin with `section-` and are none of those that are taken. */
export function descriptionSections(
  markdown: string,
  { headingLevel, link, taken }: DescriptionOptions & { taken: readonly string[] },
): { html: string; sections: TextSection[] } {
  const text = markdown.trim().slice(0, MAX_LENGTH);
  const sections = { ids: new Slugs(), found: [] as TextSection[] };
  taken.forEach((id) => sections.ids.claim(id));
  const start = markdown.length - markdown.trimStart().length;
  const prepared = prepare(text, headingLevel, sections);
  const html = text === '' ? '' : filled(prepared, (href, offset) => link(href, start + offset));
  return { html, sections: sections.found };
}

/** Shared parameters and fields say the same on hundreds of pages. Long texts stand in one place, and would fill the memory. */
const MAX_REMEMBERED = 2000;
const MAX_REMEMBERED_LENGTH = 2000;
const memory = new Map<string, Prepared>();

/** Texts without addresses are HTML. Addresses are those of the page that a text stands on, so they are filled in each time. */
type Prepared = string | { tree: Root; links: TextLink[] };

function remembered(text: string, { headingLevel, link }: DescriptionOptions): string {
  if (text.length > MAX_REMEMBERED_LENGTH) return filled(prepare(text, headingLevel), link);
  const key = `${headingLevel} ${text}`;
  const known = memory.get(key) ?? prepare(text, headingLevel);
  if (memory.size < MAX_REMEMBERED) memory.set(key, known);
  return filled(known, link);
}

function filled(prepared: Prepared, link: DescriptionOptions['link']): string {
  if (typeof prepared === 'string') return prepared;
  for (const { node, href, offset } of prepared.links) node.properties.href = link(href, offset);
  return processor.stringify(prepared.tree);
}

/** A text that nests deeper than any person writes is shown as it is: trees are walked by functions that call themselves. */
function prepare(text: string, headingLevel: number, sections?: Finish['sections']): Prepared {
  const links: TextLink[] = [];
  try {
    const parsed = processor.parse(text) as MarkdownRoot;
    const tree = processor.runSync(parsed, { value: text, data: { headingLevel, links, sections } });
    return links.length > 0 ? { tree, links } : processor.stringify(tree);
  } catch {
    return `<p>${markupText(text)}</p>`;
  }
}

const plainHtml = (text: string): string =>
  markupText(text).replace(/`([^`]+)`/g, (_, code: string) => `<code>${code.trim() || code}</code>`);

const processor = unified()
  .use(markdownParser)
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
  .use(rawHtml)
  .use(rehypeSanitize, ALLOWED)
  .use(finishElements)
  .use(rehypeStringify, { characterReferences: { useNamedReferences: false } });

/** CommonMark with GFM. Native: descriptions are most of what a large document says, and some texts take others minutes. */
function markdownParser(this: Processor): void {
  const features = { gfm: true, frontmatter: false, directive: false, math: false };
  this.parser = (text) => markdownToMdast(text, { features }) as unknown as MarkdownRoot;
}

/** Parsed as browsers do, where there is some. */
function rawHtml() {
  const parse = rehypeRaw();
  const transform: Transformer<Root, Root> = (tree, file) =>
    String(file).includes('<') ? (parse(tree, file) as Root) : tree;
  return transform;
}
