import type { SearchProvider, SearchSettings } from '@org/search-ui/engine';

/** Answers the shell's wish to search, and marks what was searched for on the pages that results lead to. */
export function startSearch(settings: SearchSettings): void {
  document.addEventListener('docs:search', (event) => {
    event.preventDefault();
    openDialog(settings).catch(() => location.assign(settings.pageHref));
  });
  for (const arrival of ['docs:page', 'docs:address'])
    document.addEventListener(arrival, () => void mark(settings.locale));
  void mark(settings.locale);
}

/** The dialog, its styles and the engine: nothing of them is loaded before somebody wants to search. */
async function openDialog(settings: SearchSettings): Promise<void> {
  const typed = collectTyping();
  try {
    if (settings.modal === 'docsearch') {
      const loaded = [import('./search-docsearch.js'), loadProvider(settings)] as const;
      const [{ openDocSearch }, provider] = await Promise.all(loaded);
      return await openDocSearch({ settings, provider, typed: () => typed.text });
    }
    const { openSearch, lazyProvider } = await import('./search-dialog.js');
    dialogProvider ??= lazyProvider(() => loadProvider(settings));
    openSearch({ settings, provider: dialogProvider, initialQuery: typed.text });
  } finally {
    typed.end();
  }
}

/** What is typed while the dialog is on its way, so that nobody has to wait for it. */
function collectTyping() {
  const typed = { text: '', end: () => document.removeEventListener('keydown', onKey, true) };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    typed.text += event.key;
  };
  if (!document.querySelector('dialog[open]')) document.addEventListener('keydown', onKey, true);
  return typed;
}

let dialogProvider: SearchProvider | undefined;

/** The engine that the site is configured for. */
export async function loadProvider({ provider, ...site }: SearchSettings): Promise<SearchProvider> {
  if (provider.type === 'algolia') {
    const { createAlgoliaProvider } = await import('./search-algolia.js');
    return createAlgoliaProvider({ ...site, ...provider });
  }
  const { createEmbeddedProvider } = await import('./search-embedded.js');
  return createEmbeddedProvider({ ...site, ...provider });
}

let marked = false;

/** Marks are looked for only where the address asks for them, and taken away where it no longer does. */
async function mark(locale: string): Promise<void> {
  const wanted = new URLSearchParams(location.search).has('mark');
  if (!wanted && !marked) return;
  marked = true;
  const { showMarks } = await import('./search-marks.js');
  const root = document.querySelector('main');
  if (root) showMarks({ root, locale });
}
