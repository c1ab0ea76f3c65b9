import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FixtureSite } from '../../../test/fixture-site.js';
import { AppModules } from '../app-modules.js';
import { DevPages } from '../dev-pages.js';
import { DevSearch } from '../dev-search.js';
import type { LoadedSite } from '../../config/loaded-site.js';
import { EventStream } from './event-stream.js';
import { SourceWatch } from './source-watch.js';

let site: LoadedSite;
let sent: string[];
let watch: SourceWatch;

beforeEach(async () => {
  site = await new FixtureSite().load();
  sent = [];
  const events = new EventStream();
  vi.spyOn(events, 'send').mockImplementation((event) => void sent.push(event));
  const pages = new DevPages(site);
  const modules = new AppModules(site.root, () => undefined);
  vi.spyOn(modules, 'check').mockResolvedValue();
  watch = new SourceWatch({
    site,
    pages,
    modules,
    events,
    search: new DevSearch(pages),
    problems: new Map(),
    vite: {} as ViteDevServer,
  });
});
afterEach(() => vi.restoreAllMocks());

const edit = (...names: string[]): void => {
  for (const name of names) watch.edited(path.join(site.contentDir, name));
};
const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));

it('makes one event of the edits of a moment', async () => {
  edit('cloud/intro.md', 'cloud/new', 'cloud/new/page.md');
  await vi.waitFor(() => expect(sent).toEqual(['content']));
  await quiet();
  expect(sent).toEqual(['content']);
});

it('takes nothing that COMPILE writes for an edit, the folder for it neither', async () => {
  edit('cloud/.compiled', 'cloud/.compiled/apis', 'cloud/.compiled/apis/get-post.md');
  await quiet();
  expect(sent).toEqual([]);
});
