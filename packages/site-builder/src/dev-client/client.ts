// Runs in the browser, on pages of the dev server only. Its files are served as they are, and import nothing but one another.
import { closeOnEscape, showDiagnostics } from './overlay.js';
import { forgetErrors, watchErrors } from './thrown-errors.js';
import { expectSwap, restoreAfterReload, restoreAfterSwap } from './reading/reading-state.js';

const tools = new URL('./', import.meta.url);
/** What the shell listens to; see the shell's constants. */
const REFRESH_EVENT = 'docs:refresh';
const PAGE_EVENT = 'docs:page';

const isReady = (): boolean => document.documentElement.dataset.shell === 'ready';

/** The shell swaps the article in place; before it is there, a reload does the same. */
function refresh(): void {
  if (isReady()) {
    expectSwap();
    document.dispatchEvent(new CustomEvent(REFRESH_EVENT));
  } else location.reload();
  void showDiagnostics();
}

/** What the shell shows in the place of a page that has crashed, until it is asked to try again. */
const hasCrashed = (): boolean => document.querySelector('main.crash') !== null;

/** The bundler brings the modules themselves, but not to a page that a broken one has kept from starting, or has brought down. */
function onModules(): void {
  if (isReady() && !hasCrashed()) void showDiagnostics();
  else location.reload();
}

// An edit while the page was on its way is told as soon as it listens.
const events = new EventSource(new URL(`events?since=${Math.floor(performance.timeOrigin)}`, tools));
events.addEventListener('content', refresh);
events.addEventListener('modules', onModules);
document.addEventListener(PAGE_EVENT, () => {
  forgetErrors();
  // When the behaviours have served the page: they listen to the same event.
  queueMicrotask(restoreAfterSwap);
  void showDiagnostics();
});
document.addEventListener('keydown', closeOnEscape);
watchErrors(() => void showDiagnostics());
restoreAfterReload();
void showDiagnostics();
