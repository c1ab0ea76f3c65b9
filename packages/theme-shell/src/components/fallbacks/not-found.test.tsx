import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, textsOf } from '../../../test/mount.js';
import { notFoundPage, site } from '../../../test/sample.js';
import type { NotFoundPage, RouteEntry } from '../../model/shell-page.js';
import { MissingPage } from './not-found.js';
import { ShellProvider } from '../frame/shell-context.js';

const routes: RouteEntry[] = [
  ['/docs/cloud/getting-started/caching', 'Caching'],
  ['/docs/guides/intro', 'Introduction'],
];
const fetched = vi.fn<(url: string) => Promise<Response>>();
const page: NotFoundPage = { ...notFoundPage, routesUrl: '/docs/assets/data/routes.json' };

const element = (shown: NotFoundPage, own = {}) => (
  <ShellProvider site={{ ...site, ...own }} page={shown} sidebar={null}>
    <MissingPage />
  </ShellProvider>
);

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response(JSON.stringify(routes)));
  vi.stubGlobal('fetch', fetched);
  history.replaceState(null, '', '/docs/cloud/getting_started/cachin.html');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function draw(shown: NotFoundPage, own = {}): Promise<HTMLElement> {
  const { container } = mount(element(shown, own));
  await act(async () => {
    await Promise.resolve();
  });
  return container;
}

it('says that there is no page', async () => {
  expect(textsOf(await draw(notFoundPage), 'h1')).toEqual(['Page not found']);
});

it('says which address was asked for, once the browser knows it', async () => {
  history.replaceState(null, '', '/docs/caf%C3%A9/%E0');
  expect(textsOf(await draw(notFoundPage), '.not-found-address bdi')).toEqual(['/docs/caf%C3%A9/%E0']);
  history.replaceState(null, '', '/docs/caf%C3%A9');
  expect(textsOf(await draw(notFoundPage), '.not-found-address')).toEqual(['You asked for /docs/café']);
});

it('leads to the home page and the areas, and to no other site', async () => {
  const container = await draw(notFoundPage);
  const ways = [...container.querySelectorAll('.not-found-ways a')].map((way) => way.getAttribute('href'));
  expect(ways[0]).toBe('/docs/');
  expect(ways.every((href) => href?.startsWith('/'))).toBe(true);
});

it('names the nearest pages, from a file that is fetched there alone', async () => {
  const container = await draw(page);
  await vi.waitFor(() => expect(textsOf(container, '.nearest a')).toEqual(['Caching']));
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/docs/assets/data/routes.json']);
  expect(container.querySelector('.nearest a')?.getAttribute('href')).toBe(
    '/docs/cloud/getting-started/caching',
  );
});

it.each(['/docs/guides/intro/index.html', '/docs/guides/intro.html', '/docs/guides/intro/'])(
  'leads on from %s, another spelling of a page’s address',
  async (spelling) => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    history.replaceState(null, '', `${spelling}?a=1#b`);
    await draw(page);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/docs/guides/intro?a=1#b'));
  },
);

it('stays where the page’s own address does not answer', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  history.replaceState(null, '', '/docs/guides/intro');
  const container = await draw(page);
  await vi.waitFor(() => expect(textsOf(container, '.nearest a')).toEqual(['Introduction']));
  expect(replace).not.toHaveBeenCalled();
});

it('fetches nothing where there is no such file, and says nothing where it does not come', async () => {
  await draw(notFoundPage);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRejectedValue(new TypeError('offline'));
  const container = await draw(page);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(container.querySelector('.nearest')).toBeNull();
});

it('offers search with the words of the address, where the site has a search page', async () => {
  const container = await draw(page, { searchHref: '/search' });
  const form = container.querySelector('form');
  expect([form?.getAttribute('action'), form?.querySelector('input')?.name]).toEqual(['/docs/search', 'q']);
  expect(container.querySelector('input')?.value).toBe('cloud getting started cachin');
  expect((await draw(page)).querySelector('form')).toBeNull();
});

it('is the same for every address as the server writes it', () => {
  expect(renderToString(element(page, { searchHref: '/search' }))).not.toContain('cachin');
});
