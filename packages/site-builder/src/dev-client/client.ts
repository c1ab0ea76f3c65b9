// Runs in the browser, on pages of the dev server only. It is served as one file and imports nothing.

interface Finding {
  code: string;
  severity: 'error' | 'warning' | 'info';
  message: string;
  hint?: string;
  file: string;
  line?: number;
  column?: number;
}

const tools = new URL('./', import.meta.url);
/** What the shell listens to; see the shell's constants. */
const REFRESH_EVENT = 'docs:refresh';
const PAGE_EVENT = 'docs:page';

const OVERLAY_STYLE = `
  :host { position: fixed; inset: auto 1rem 1rem; z-index: 1000; }
  section { max-height: 60vh; overflow: auto; padding: 1rem 1.25rem; border-radius: 8px; background: #2a1215; color: #ffe9e7;
    border: 2px solid #ff8a80; font: 14px/1.5 ui-monospace, monospace; box-shadow: 0 8px 40px rgb(0 0 0 / 40%); }
  h2 { margin: 0 0 .5rem; font-size: 15px; } ul { margin: 0; padding-inline-start: 1.2rem; }
  li { margin-block: .5rem; } .place { color: #ffb4ab; } .hint { color: #d9c9c7; }`;

let overlay: HTMLElement | null = null;

/** Shows the errors of the page that is open, until there are none. */
async function showFindings(): Promise<void> {
  const response = await fetch(new URL(`diagnostics?path=${encodeURIComponent(location.pathname)}`, tools));
  const findings = ((await response.json()) as Finding[]).filter(({ severity }) => severity === 'error');
  overlay?.remove();
  overlay = findings.length > 0 ? createOverlay(findings) : null;
  if (overlay) document.body.append(overlay);
}

function createOverlay(findings: Finding[]): HTMLElement {
  const host = document.createElement('docs-overlay');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = OVERLAY_STYLE;
  const section = element('section', '', [
    element('h2', `${findings.length} error${findings.length === 1 ? '' : 's'} on this page`),
    element('ul', '', findings.map(createItem)),
  ]);
  section.setAttribute('role', 'alert');
  root.append(style, section);
  return host;
}

function createItem({ file, line, column, message, hint }: Finding): HTMLElement {
  const place = element('div', line ? `${file}:${line}:${column ?? 1}` : file);
  place.className = 'place';
  const parts = [place, element('div', message)];
  if (hint) {
    const note = element('div', hint);
    note.className = 'hint';
    parts.push(note);
  }
  return element('li', '', parts);
}

function element(name: string, text: string, children: HTMLElement[] = []): HTMLElement {
  const node = document.createElement(name);
  node.textContent = text;
  node.append(...children);
  return node;
}

/** The shell swaps the article in place; before it is there, a reload does the same. */
function refresh(): void {
  if (document.documentElement.dataset.shell === 'ready')
    document.dispatchEvent(new CustomEvent(REFRESH_EVENT));
  else location.reload();
  void showFindings();
}

const events = new EventSource(new URL('events', tools));
events.addEventListener('content', refresh);
document.addEventListener(PAGE_EVENT, () => void showFindings());
void showFindings();
