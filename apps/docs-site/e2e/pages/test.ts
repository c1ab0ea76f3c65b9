import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Request } from '@playwright/test';
import { APP, DIST } from '../built-site.js';

interface Target {
  inputs: (string | { dependentTasksOutputFiles?: string })[];
}
const { targets } = JSON.parse(readFileSync(path.join(APP, 'project.json'), 'utf8')) as {
  targets: Record<'e2e-pages', Target>;
};

/** Files of the built site for which the task of these tests runs again: `**` is any folders and `*` any characters of a name. */
const INPUTS = targets['e2e-pages'].inputs.flatMap((input) => {
  const glob = typeof input === 'string' ? undefined : input.dependentTasksOutputFiles;
  return glob === undefined ? [] : [expressionOf(glob.replace('apps/docs-site/dist/', ''))];
});

function expressionOf(glob: string): RegExp {
  const source = glob
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*\*\/|\*\*|\*/g, (stars) => ({ '**/': '(?:.+/)?', '**': '.*', '*': '[^/]*' })[stars] ?? stars);
  return new RegExp(`^${source}$`);
}

/** The file that answers at an address, if the site has one. */
function fileOf(pathname: string): string | undefined {
  const route = decodeURIComponent(pathname).slice(1).replace(/\/$/, '');
  const names = route === '' ? ['index.html'] : [route, `${route}.html`, `${route}/index.html`];
  return names.find((name) => path.extname(name) !== '' && existsSync(path.join(DIST, name)));
}

/** Fetched ahead for links that are in view; a page that is shown has an address, which tells of it. */
const isFetchedPage = (request: Request): boolean =>
  !request.isNavigationRequest() && fileOf(new URL(request.url()).pathname)?.endsWith('.html') === true;

/** Playwright's, for the tests of this folder: what they read and the task does not name is told, for it could change and they would not run. */
export const test = base.extend<{ namedInputs: undefined }>({
  namedInputs: [
    async ({ context, baseURL }, use) => {
      const unnamed = new Set<string>();
      const note = (address: string): void => {
        const { origin, pathname } = new URL(address);
        const file = origin === baseURL ? fileOf(pathname) : undefined;
        if (file && !INPUTS.some((input) => input.test(file))) unnamed.add(file);
      };
      context.on('request', (request) => {
        if (!isFetchedPage(request)) note(request.url());
      });
      context.on('page', (page) => page.on('framenavigated', (frame) => note(frame.url())));
      await use(undefined);
      expect([...unnamed], 'read, and not among the inputs of e2e-pages in project.json').toEqual([]);
    },
    { auto: true },
  ],
});
