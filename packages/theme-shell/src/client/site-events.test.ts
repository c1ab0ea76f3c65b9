import { expect, it, vi } from 'vitest';
import { onFeedback, onNavigate, onSearch } from './site-events.js';

const send = (name: string, detail?: unknown) => document.dispatchEvent(new CustomEvent(name, { detail }));

it('tells listeners what has happened, until they have heard enough', () => {
  const heard = vi.fn<(event: unknown) => void>();
  const stops = [onNavigate(heard), onSearch(heard), onFeedback(heard)];
  history.replaceState(null, '', '/docs/intro?a#b');
  document.title = 'Introduction';
  send('docs:page');
  send('docs:searched', { query: 'cache', results: 3 });
  send('docs:feedback', { path: '/docs/intro', isHelpful: true });
  const all = [
    [{ path: '/docs/intro', title: 'Introduction' }],
    [{ query: 'cache', results: 3 }],
    [{ path: '/docs/intro', isHelpful: true }],
  ];
  expect(heard.mock.calls).toEqual(all);
  for (const stop of stops) stop();
  send('docs:page');
  send('docs:feedback', {});
  expect(heard.mock.calls).toEqual(all);
});
