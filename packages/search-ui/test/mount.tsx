import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { SearchError, type SearchErrorCode } from '../src/engine/search-error.js';
import type { SearchAnswer, SearchHit, SearchProvider } from '../src/provider.js';
import type { SearchSettings } from '../src/settings.js';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const mounted: Root[] = [];

afterEach(() => {
  for (const root of mounted.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
});

/** Draws into the document until the test ends. */
export function mount(node: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  mounted.push(root);
  act(() => root.render(node));
  return container;
}

export const settings: SearchSettings = {
  locale: 'en',
  pageHref: '/search',
  areas: [
    { id: 'guides', label: 'Guides', versions: [{ name: 'current', label: '' }] },
    {
      id: 'api',
      label: 'API',
      versions: [
        { name: '2.x', label: '2.x' },
        { name: '1.x', label: '1.x' },
      ],
    },
  ],
  suggestions: ['Getting started'],
  feedbackHref: 'https://example.org/report?q={query}',
  provider: { type: 'embedded', manifestUrl: '/assets/search/manifest.json' },
};

export function hit(fields: Partial<SearchHit> = {}): SearchHit {
  return {
    url: '/guides/start',
    anchor: '',
    title: 'Start here',
    titleRanges: [],
    breadcrumb: ['First steps'],
    headings: [],
    headingRanges: [],
    snippet: { text: '', ranges: [] },
    area: 'guides',
    version: 'current',
    ...fields,
  };
}

export interface Question {
  query: string;
  options: Parameters<SearchProvider['search']>[1];
  answer: (hits: SearchHit[], total?: number) => Promise<void>;
  /** Without a code the network is at fault. */
  fail: (code?: SearchErrorCode) => Promise<void>;
}

/** A provider whose answers the test gives, when and in which order it likes. */
export function askedProvider(): { provider: SearchProvider; questions: Question[] } {
  const questions: Question[] = [];
  const provider: SearchProvider = {
    search: (query, options) =>
      new Promise<SearchAnswer>((resolve, reject) => {
        questions.push({
          query,
          options,
          answer: (hits, total = hits.length) => act(async () => resolve({ query, total, hits })),
          fail: (code) =>
            act(async () => reject(code ? new SearchError(code, 'damaged') : new Error('no network'))),
        });
      }),
  };
  return { provider, questions };
}

/** Types into a field as a reader does: React listens to the event, not to the value. */
export function type(field: HTMLInputElement, value: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export function press(target: Element, key: string, options: KeyboardEventInit = {}): void {
  act(
    () =>
      void target.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
      ),
  );
}

export function click(target: Element | null | undefined): void {
  act(() => void target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
}
