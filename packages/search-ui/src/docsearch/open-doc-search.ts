import '#docsearch-variables.css';
import '#docsearch-modal.css';
import '#docsearch.css';
import docsearchModule, { type DocSearchProps } from '@docsearch/js/docsearch';
import { type SearchMessages, searchMessagesFor } from '../messages/search-messages.js';
import type { SearchProvider } from '../provider.js';
import { initialScope } from '../react/request/initial-scope.js';
import type { SearchSettings } from '../settings.js';
import { siteProvider } from '../start/site-provider.js';
import type { SearchState } from '../react/request/search-state.js';
import { type LatestAnswer, latestAnswer } from './latest-answer.js';
import { fieldOf, blockInlineStyles, deferEnter, patchModal } from './patch-modal.js';
import { ModalStatus } from './modal-status.js';
import { modalHit, toModalHit } from './to-modal-hit.js';

/** Settings of the search for DocSearch’s modal. */
export interface DocSearchOptions {
  settings: SearchSettings;
  /** @default the engine that the settings name */
  provider?: SearchProvider;
  /** @default those of the settings' locale */
  messages?: SearchMessages;
  /** Asked when the modal is there: what was typed until then. @default nothing */
  typed?: () => string;
}

/** The package does not call itself one of ES modules, so its types are read as if the whole module were the default export. */
const docsearch = docsearchModule as unknown as (typeof docsearchModule)['default'];

/** Milliseconds without a key before a query is sent: the modal itself sends one for each key. */
const DELAY = 120;
const HITS = 20;

let opened: (() => HTMLElement | null) | undefined;

/** Opens DocSearch's own modal over the page; it is gone when it closes. Twice is once: the field gets the focus. Resolves when the field is there. */
export async function openDocSearch(options: DocSearchOptions): Promise<void> {
  if (opened) {
    const modal = opened();
    if (modal) fieldOf(modal)?.select();
    return;
  }
  const modal = (): HTMLElement | null => document.querySelector('.DocSearch-Container');
  opened = modal;
  const focused = document.activeElement;
  // The modal comes with a button; the site has its own.
  const container = document.body.appendChild(document.createElement('div'));
  container.hidden = true;

  const { status, answers, watch } = connect(options, modal);
  let endPatching = (): void => undefined;
  let resolve = (): void => undefined;
  const isOpen = new Promise<void>((done) => (resolve = done));
  const allowInlineStyles = blockInlineStyles();
  const onOpen = (): void => {
    allowInlineStyles();
    const element = modal();
    if (!element) return;
    endPatching = patchModal(element, messagesOf(options).title);
    watch(deferEnter(element));
    element.querySelector('.DocSearch-Modal')?.append(status.element);
    element.addEventListener('input', ({ target }) => {
      if (!(target as HTMLInputElement).value.trim()) answers.forget();
    });
    element.querySelector('form')?.addEventListener('reset', () => answers.forget());
    const typed = options.typed?.();
    if (typed) typeInto(fieldOf(element), typed);
    resolve();
  };
  const onClose = (): void => {
    opened = undefined;
    allowInlineStyles();
    answers.forget();
    endPatching();
    // Not while the modal still tells of its end: it would fail on what is no longer there.
    setTimeout(() => {
      instance.destroy();
      container.remove();
    });
    if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus();
  };
  const instance = docsearch({ ...modalProps(options, answers.ask), container, onOpen, onClose });
  instance.open();
  return isOpen;
}

const messagesOf = ({ messages, settings }: DocSearchOptions): SearchMessages =>
  messages ?? searchMessagesFor(settings.locale);

/** The engine, what is told of its answers, and the field that both belong to. */
function connect(options: DocSearchOptions, modal: () => HTMLElement | null) {
  const { settings, provider = siteProvider(settings) } = options;
  const field = (): HTMLInputElement | null => {
    const element = modal();
    return element && fieldOf(element);
  };
  const status = new ModalStatus({
    messages: messagesOf(options),
    locale: settings.locale,
    suggestions: settings.suggestions,
    onSearch(query) {
      if (query === undefined) answers.forget();
      typeInto(field(), query);
      field()?.focus();
    },
  });
  let onLoading = (_isLoading: boolean): void => undefined;
  const onProgress = (state: SearchState): void => {
    status.show(state);
    onLoading(state.status === 'loading');
    modal()?.setAttribute('data-search', state.status);
    if (state.status !== 'loading' && state.status !== 'idle') typeInto(field(), undefined);
  };
  const scope = initialScope(settings.areas);
  const answers = latestAnswer({ provider, scope, limit: HITS, delay: DELAY, onProgress });
  return { status, answers, watch: (listener: typeof onLoading) => void (onLoading = listener) };
}

/** Puts a query into the field, or the one that is there once more, as if the reader had typed it. */
function typeInto(field: HTMLInputElement | null, query: string | undefined): void {
  if (!field) return;
  if (query !== undefined) field.value = query;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

type Ask = LatestAnswer['ask'];

function modalProps(options: DocSearchOptions, ask: Ask): Omit<DocSearchProps, 'container'> {
  const { settings } = options;
  const messages = messagesOf(options);
  const { feedbackHref } = settings;
  return {
    // Unused: the engine is the site's own. The name is that of what the modal remembers on the device.
    appId: 'site',
    apiKey: 'site',
    indices: [`docs-${settings.locale}`],
    insights: false,
    disableUserPersonalization: settings.history === false,
    keyboardShortcuts: { 'Ctrl/Cmd+K': false, '/': false },
    hitComponent: modalHit,
    navigator: {
      navigate: ({ itemUrl }) => follow(itemUrl),
      navigateNewTab: ({ itemUrl }) => void window.open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({ itemUrl }) => void window.open(itemUrl, '_blank', 'noopener,popup'),
    },
    transformSearchClient: (client) => ({
      ...client,
      search: answerWith(ask, settings) as typeof client.search,
    }),
    ...(feedbackHref
      ? { getMissingResultsUrl: ({ query }) => feedbackHref.replaceAll('{query}', encodeURIComponent(query)) }
      : {}),
    translations: { modal: translations(messages) },
  };
}

/** A click, which the site's router answers as it does any other; the modal's own way would load the page anew. */
function follow(href: string): void {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  link.click();
  link.remove();
}

interface Question {
  requests: { query: string; indexName: string }[];
}

/** The client that the modal asks. It sends nothing itself. */
function answerWith(ask: Ask, { areas }: SearchSettings) {
  return async ({ requests: [request] }: Question): Promise<object> => {
    const { query, hits, total } = ask(request?.query ?? '');
    const shown = hits.filter(({ url }) => url).map((hit) => toModalHit(hit, query, areas));
    return { results: [{ index: request?.indexName, hits: shown, nbHits: total }] };
  };
}

type Translations = NonNullable<NonNullable<DocSearchProps['translations']>['modal']>;

function translations(messages: SearchMessages): Translations {
  return {
    searchBox: {
      placeholderText: messages.placeholder,
      searchInputLabel: messages.title,
      clearButtonAriaLabel: messages.clear,
      closeButtonAriaLabel: messages.close,
    },
    noResultsScreen: {
      // The modal puts the query into quotes of its own.
      noResultsText: messages.noResults.split(/\s*\p{Pi}/u)[0] ?? '',
      reportMissingResultsText: messages.shouldReturn,
      reportMissingResultsLinkText: messages.letUsKnow,
    },
    startScreen: { recentSearchesTitle: messages.recent, favoriteSearchesTitle: messages.favourites },
  };
}
