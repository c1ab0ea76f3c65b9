import type { Diagnostic } from '@org/site-model';
import { thrownDiagnostics } from './thrown-errors.js';

/** As the server answers with it. */
interface PageReport {
  page: Diagnostic[];
  others: Diagnostic[];
  movedTo?: string;
}

const tools = new URL('./', import.meta.url);

const OVERLAY_STYLE = `
  :host { position: fixed; inset: auto 1rem 1rem; z-index: 1000; }
  section { max-height: 60vh; overflow: auto; padding: 1rem 1.25rem; border-radius: 8px; background: #2a1215; color: #ffe9e7;
    border: 2px solid #ff8a80; font: 14px/1.5 ui-monospace, monospace; box-shadow: 0 8px 40px rgb(0 0 0 / 40%); }
  header { display: flex; gap: 1rem; align-items: start; justify-content: space-between; }
  h2 { margin: 0 0 .5rem; font-size: 15px; } ul { margin: 0; padding-inline-start: 1.2rem; } a { color: inherit; }
  button { font: inherit; color: inherit; background: none; border: 1px solid; border-radius: 4px; cursor: pointer; }
  li button { margin-inline-start: .75rem; min-block-size: 24px; font-size: 12px; }
  :focus-visible { outline: 2px solid #fff; outline-offset: 2px; } summary { cursor: pointer; }
  li { margin-block: .5rem; overflow-wrap: anywhere; } .position { color: #ffb4ab; } .hint { color: #d9c9c7; }`;

/** The elements of the overlay; it is made once, and filled again, so that focus and what is open stay. */
interface Overlay {
  host: HTMLElement;
  heading: HTMLElement;
  content: HTMLElement;
  others: HTMLDetailsElement;
}

let overlay: Overlay | undefined;
/** What the overlay shows: what is told again replaces nothing, so that focus stays. */
let shown = '';
/** What the overlay told when it was closed: it stays closed until there is something else to tell. */
let closed = '';
let told = '';
/** Counts the requests. */
let asked = 0;
/** The newest request whose answer has been told. */
let answered = 0;

/** Shows the errors of the page that is open, until there are none. */
export async function showDiagnostics(): Promise<void> {
  const ticket = ++asked;
  const { pathname } = location;
  const response = await fetch(new URL(`diagnostics?path=${encodeURIComponent(pathname)}`, tools));
  // While the server cannot tell what is wrong, it shows so in the page's place.
  if (!response.ok) return;
  const all = (await response.json()) as PageReport;
  const thrown = await thrownDiagnostics();
  // Also while a newer request is on its way: that nothing was wrong for a moment opens an overlay that was closed.
  if (ticket < answered || pathname !== location.pathname) return;
  answered = ticket;
  const report = {
    ...all,
    page: [...all.page.filter(isError), ...thrown],
    others: all.others.filter(isError),
  };
  told = JSON.stringify(report);
  if (told !== closed) closed = '';
  if (closed || report.page.length + report.others.length === 0) hide();
  else show(report);
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

function show({ page, others, movedTo }: PageReport): void {
  overlay ??= createOverlay();
  if (shown === told) return;
  shown = told;
  const elsewhere = `${count(others.length)} in other files`;
  const title = page.length > 0 ? `${count(page.length)} on this page` : elsewhere;
  // The heading is announced when its text changes.
  if (overlay.heading.textContent !== title) overlay.heading.textContent = title;
  const parts: HTMLElement[] = page.length > 0 ? [element('ul', '', page.map(createItem))] : [];
  if (movedTo) {
    const link = element('a', `Open ${movedTo}`) as HTMLAnchorElement;
    link.href = movedTo;
    parts.push(element('p', '', [link]));
  }
  overlay.content.replaceChildren(...parts);
  const summary = page.length > 0 ? `and ${elsewhere}` : 'Show them';
  const list = [element('summary', summary), element('ul', '', others.map(createItem))];
  // Empty, it would still offer something to open.
  overlay.others.hidden = others.length === 0;
  overlay.others.replaceChildren(...(others.length > 0 ? list : []));
}

const count = (errors: number): string => `${errors} error${errors === 1 ? '' : 's'}`;

function hide(): void {
  overlay?.host.remove();
  overlay = undefined;
  shown = '';
}

function close(): void {
  closed = told;
  hide();
}

function createOverlay(): Overlay {
  const host = document.createElement('docs-overlay');
  const root = host.attachShadow({ mode: 'open' });
  const style = element('style', OVERLAY_STYLE);
  const heading = element('h2', '');
  heading.id = 'title';
  heading.setAttribute('role', 'status');
  const button = element('button', 'Close');
  button.setAttribute('aria-keyshortcuts', 'Escape');
  button.addEventListener('click', close);
  const content = element('div', '');
  const others = document.createElement('details');
  const section = element('section', '', [element('header', '', [heading, button]), content, others]);
  section.setAttribute('aria-labelledby', heading.id);
  root.append(style, section);
  document.body.append(host);
  return { host, heading, content, others };
}

/** Escape closes what is in front: a dialog or a menu of the page first. */
export function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || !overlay) return;
  if (document.activeElement !== overlay.host && document.querySelector('dialog[open], :popover-open'))
    return;
  close();
}

function createItem(diagnostic: Diagnostic): HTMLElement {
  const { message, hint } = diagnostic;
  const parts = [positionLine(diagnostic), element('div', message)];
  if (hint) parts.push(noteLine(hint));
  return element('li', '', parts);
}

function positionLine(diagnostic: Diagnostic): HTMLElement {
  const { file, line, column } = diagnostic;
  const position = element('span', line ? `${file}:${line}:${column ?? 1}` : file);
  position.className = 'position';
  const button = element('button', 'Open in editor');
  button.ariaLabel = `Open in editor: ${position.textContent}`;
  const place = element('div', '', [position, button]);
  button.addEventListener('click', () => void openInEditor(diagnostic, place));
  return place;
}

/** What came of it is told below the position, unless the editor shows it. */
async function openInEditor({ file, line, column }: Diagnostic, place: HTMLElement): Promise<void> {
  place.querySelector('.hint')?.remove();
  const request = { method: 'POST', body: JSON.stringify({ file, line, column }) };
  const problem = await fetch(new URL('open', tools), request).then(
    (response) => (response.ok ? '' : response.text()),
    () => 'The dev server does not answer.',
  );
  if (!problem) return;
  const note = noteLine(problem);
  note.setAttribute('role', 'alert');
  place.append(note);
}

function noteLine(text: string): HTMLElement {
  const note = element('div', text);
  note.className = 'hint';
  return note;
}

function element(name: string, text: string, children: HTMLElement[] = []): HTMLElement {
  const node = document.createElement(name);
  node.textContent = text;
  node.append(...children);
  return node;
}
