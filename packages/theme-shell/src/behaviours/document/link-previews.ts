import { isPageAddress } from '../../model/addresses.js';
import { SHELL_EVENTS } from '../../model/constants.js';
import type { PageData } from '../../model/page-data.js';
import { closestTarget } from '../closest-target.js';
import { label, pageDataIn } from '../loading/page-data.js';

/** Milliseconds that a pointer rests on a link before its page is asked for. */
const REST = 400;
const LINKS = '.markdown a[href]:not(.permalink, .term)';
const CARD = 'link-preview';

let waiting: ReturnType<typeof setTimeout> | undefined;
let shown: HTMLElement | undefined;

/** Shows what another page of the site is about, beside a link that a mouse rests on. Readers who save data see none. */
export function start(): void {
  if (document.documentElement.dataset.sparing === 'data') return;
  document.addEventListener('pointerover', (event) => {
    const link = closestTarget<HTMLAnchorElement>(event, LINKS);
    if (!link || event.pointerType !== 'mouse') {
      if (!closestTarget(event, `.${CARD}`)) close();
      return;
    }
    clearTimeout(waiting);
    waiting = setTimeout(() => void preview(link), REST);
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  for (const type of [SHELL_EVENTS.pageShown, 'scroll', 'pointerdown'])
    document.addEventListener(type, close);
}

function close(): void {
  clearTimeout(waiting);
  shown?.remove();
  shown = undefined;
}

async function preview(link: HTMLAnchorElement): Promise<void> {
  const url = new URL(link.href);
  const base = label('previews');
  if (!isPageAddress(url, location.origin, base) || url.pathname === location.pathname) return;
  const page = await fetchPage(url.pathname);
  if (!page?.description || !link.matches(':hover')) return;
  close();
  shown = card(page, link.getBoundingClientRect());
  document.body.append(shown);
}

/** What cannot be had is not shown: the link says enough. */
async function fetchPage(address: string): Promise<PageData['page'] | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? pageDataIn(await response.text())?.page : undefined;
  } catch {
    return undefined;
  }
}

/** Hidden from screen readers, which no mouse leads: the page itself says it. */
function card({ title, description }: PageData['page'], { left, bottom }: DOMRect): HTMLElement {
  const element = Object.assign(document.createElement('div'), { className: CARD, ariaHidden: 'true' });
  for (const [name, textContent] of Object.entries({ strong: title, span: description }))
    element.append(Object.assign(document.createElement(name), { textContent }));
  element.style.top = `${bottom + scrollY}px`;
  element.style.left = `max(0.5rem, min(${left}px, 100vw - 23rem))`;
  return element;
}
