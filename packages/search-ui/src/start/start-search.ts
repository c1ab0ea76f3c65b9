import { SHELL_EVENTS } from '@org/site-model';
import { MARK_PARAMETER } from '../marks/mark-parameter.js';
import type { SearchSettings } from '../settings.js';

/** What a site says of its search, as `ShellSite.search` has it. */
export interface SiteSearch {
  settings: SearchSettings;
}

/**
 * Opens the search when a reader asks for it (`docs:search` on `document`), and marks what was searched for on the pages that
 * results lead to. Dialog, styles and engine are loaded when they are needed, by the settings: the embedded engine or
 * Algolia, the dialog of this package or DocSearch's modal. Where they cannot be loaded, the browser goes to the search page.
 * Once for each document.
 *
 * @param search without one, the site has no search and nothing happens
 */
export function startSearch(search: SiteSearch | undefined): void {
  if (!search) return;
  const { settings } = search;
  document.addEventListener(SHELL_EVENTS.search, (event) => {
    event.preventDefault();
    open(settings).catch(() => location.assign(settings.pageHref));
  });
  const mark = createMarker(settings.locale);
  for (const type of [SHELL_EVENTS.pageShown, SHELL_EVENTS.addressChanged])
    document.addEventListener(type, () => void mark());
  void mark();
}

async function open(settings: SearchSettings): Promise<void> {
  const typing = collectTyping();
  try {
    if (settings.modal === 'docsearch') {
      const { openDocSearch } = await import('../docsearch/open-doc-search.js');
      await openDocSearch({ settings, typed: () => typing.text });
    } else {
      const { openSearch } = await import('../react/dialog/open-search.js');
      openSearch({ settings, initialQuery: typing.text });
    }
  } finally {
    typing.stop();
  }
}

/** Marks are looked for only where the address asks for them, and taken away where it no longer does. */
function createMarker(locale: string): () => Promise<void> {
  let isMarked = false;
  return async () => {
    const isWanted = new URLSearchParams(location.search).has(MARK_PARAMETER);
    if (!isWanted && !isMarked) return;
    isMarked = true;
    const { showMarks } = await import('../marks/show-marks.js');
    const root = document.querySelector('main');
    if (root) showMarks({ root, locale });
  };
}

/** What was typed so far, and what stops the collecting. */
interface Typing {
  text: string;
  stop(): void;
}

/** Collects what is typed while the search is loading, so that nobody has to wait for it. */
function collectTyping(): Typing {
  const typing = { text: '', stop: () => document.removeEventListener('keydown', onKey, true) };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    typing.text += event.key;
  };
  if (!document.querySelector('dialog[open]')) document.addEventListener('keydown', onKey, true);
  return typing;
}
