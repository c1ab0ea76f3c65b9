import { afterEach, expect, it } from 'vitest';
import { createNavigator, readRouterState } from './router-state.js';

const went: [string, string][] = [];
const navigator = createNavigator((url, action) => went.push([url.pathname + url.search + url.hash, action]));

afterEach(() => {
  went.length = 0;
  history.replaceState(null, '', '/');
});

it('navigates by the shell, from texts and from parts of a place', () => {
  history.replaceState(null, '', '/docs/a?x#y');
  navigator.push('b');
  navigator.replace({ pathname: '/docs/c', search: '?q=1', hash: '#d' });
  navigator.push({ search: '?q=2' });
  expect(went).toEqual([
    ['/docs/b', 'PUSH'],
    ['/docs/c?q=1#d', 'REPLACE'],
    ['/docs/a?q=2', 'PUSH'],
  ]);
  expect(navigator.createHref({ pathname: '/docs/c', hash: '#d' })).toBe('/docs/c#d');
});

it('counts what is outside of the base path as its root', () => {
  history.replaceState({ at: 1 }, '', '/docs?q#h');
  const input = { baseUrl: '/docs/', navigator };
  expect(readRouterState('POP', input)).toMatchObject({
    location: { pathname: '/docs/', search: '?q', hash: '#h', state: { at: 1 } },
    action: 'POP',
  });
  history.replaceState(null, '', '/docs/a');
  expect(readRouterState('PUSH', input).location.pathname).toBe('/docs/a');
});
