/** Parts of an article that come alive when they are near the window: islands, live examples, diagrams. */
const LIVING = '[data-docs-island], figure.code[data-live], figure.diagram';
const HYDRATED =
  '[data-docs-hydrated], [data-live-ready], [data-diagram-ready]:not([data-diagram-ready=drawing])';

/** What a reader's use of a page leaves on it, and what depends on how far it is scrolled. */
const TRANSIENT = [
  // A button that stays, hidden, after a block was too narrow for its lines.
  '.wrap',
  // Results of the search page that come as the reader scrolls, and what counts them.
  '.search-results > li:nth-child(n + 11)',
  '.search-shown',
  '.search-shown + .search-button',
  '[role=status]',
].join();

/** Attributes that scripts add to what they have focused, opened, placed or zoomed, and what documents say of a choice at first. */
const TRANSIENT_ATTRIBUTES = new Set([
  'tabindex',
  'inert',
  'style',
  'data-wide',
  'data-wrapped',
  // Towards which side a term's explanation opens.
  'data-side',
  'selected',
  'checked',
]);
const IMAGE_ATTRIBUTES = new Set(['role', 'aria-label', 'class']);
/** Ids that React and examples count: others in a document than after a navigation. */
const COUNTED_ID = /[_«:][rR][\w]*[_»:]|docs-live-keys-\d+/g;
/** Ids in the drawing of a diagram, and what names them: what draws counts on from one page to the next. */
const DRAWING = 'data:image/svg+xml';
const DRAWN_IDS = / (?:id|aria-\w+)="[^"]*"|url\(#[^)]*\)|href="#[^"]*"|#diagram-\d[\w-]*/g;

/** A piece of a page as lines of HTML that are the same for the same page, and its parts that are awake only sometimes. */
export interface HtmlLines {
  lines: string[];
  /** Lines of each part that comes alive, in their order; `awake` once its script has come. */
  living: { awake: boolean; lines: string[] }[];
}

export function htmlLines(root: Element | null, without = ''): HtmlLines {
  const html: HtmlLines = { lines: [], living: [] };
  if (root) addElement(root, html, '', [TRANSIENT, without].filter(Boolean).join());
  return html;
}

function addElement(element: Element, html: HtmlLines, indent: string, without: string): void {
  if (element.matches(without)) return;
  if (element.matches(LIVING)) {
    const own: HtmlLines = { lines: [], living: [] };
    addContent(element, own, '', without);
    html.living.push({ awake: element.matches(HYDRATED), lines: own.lines });
    html.lines.push(`${indent}<${element.localName}> (part ${html.living.length} that comes alive)`);
    return;
  }
  html.lines.push(`${indent}<${[element.localName, ...attributesOf(element)].join(' ')}>`);
  addContent(element, html, `${indent} `, without);
}

function addContent(element: Element, html: HtmlLines, indent: string, without: string): void {
  let text = '';
  const flush = (): void => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (words) html.lines.push(indent + words);
    text = '';
  };
  for (const node of element.childNodes) {
    if (node instanceof Text) text += node.data;
    else if (node instanceof Element) {
      flush();
      addElement(node, html, indent, without);
    }
  }
  flush();
}

function attributesOf(element: Element): string[] {
  const isKept = ({ name }: Attr): boolean => {
    if (TRANSIENT_ATTRIBUTES.has(name)) return false;
    // Opened by the reader. What has to be open is in the view of the sidebar.
    if (name === 'open' && element.matches('.toc-mobile, .drawer-menu details')) return false;
    // The heading that is being read.
    if (name === 'aria-current')
      return element.getAttribute(name) !== 'true' || !element.closest('[data-toc]');
    // An example tells its height once it is in sight.
    if (name === 'height' && element.matches('.live-frame')) return false;
    return !(element.localName === 'img' && IMAGE_ATTRIBUTES.has(name));
  };
  const value = element.matches('input[name=q]') ? [`value=${(element as HTMLInputElement).value}`] : [];
  return [...element.attributes]
    .filter((attribute) => isKept(attribute) && !(value.length > 0 && attribute.name === 'value'))
    .map((attribute) => `${attribute.name}="${textOf(attribute, element)}"`)
    .concat(value)
    .sort();
}

/** A link to another edition gets the query and the hash of the page that it was last pressed on, and gets them anew when it is. */
function textOf({ name, value }: Attr, element: Element): string {
  if (value.startsWith(DRAWING)) return decodeURIComponent(value).replaceAll(DRAWN_IDS, '');
  const isKeeping = name === 'href' && element.matches('a[data-keep]');
  return isKeeping ? (element as HTMLAnchorElement).pathname : value.replaceAll(COUNTED_ID, '(id)');
}
