import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FixtureSite } from '../../../test/fixture-site.js';
import { AppModules } from '../app-modules.js';
import type { Dev } from '../dev.js';
import { DevPages } from '../dev-pages.js';
import { DevSearch } from '../dev-search.js';
import type { LoadedSite } from '../../config/loaded-site.js';
import { EventStream } from './event-stream.js';
import { FolderWatch } from './folder-watch.js';
import { SourceWatch } from './source-watch.js';

let sources: FixtureSite;
let site: LoadedSite;
let sent: string[];
let dev: Dev;
let watch: SourceWatch;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  sources = new FixtureSite();
  site = await sources.load();
  sent = [];
  const events = new EventStream();
  vi.spyOn(events, 'send').mockImplementation((event) => void sent.push(event));
  const pages = new DevPages(site);
  const modules = new AppModules(site.root, () => undefined);
  vi.spyOn(modules, 'check').mockResolvedValue();
  dev = {
    site,
    pages,
    modules,
    events,
    search: new DevSearch(pages),
    problems: new Map(),
    content: new FolderWatch(() => undefined),
    vite: { watcher: { add: () => undefined } } as unknown as ViteDevServer,
  };
  watch = new SourceWatch(dev);
});
afterEach(() => vi.restoreAllMocks());

const edit = (...names: string[]): void => {
  for (const name of names) watch.edited(path.join(site.contentDir, name));
};
const addArea = async (): Promise<void> => {
  const dir = "{ dir: 'cloud', label: 'Cloud' },";
  await sources.edit('site.config.ts', dir, `${dir} { dir: 'handbook', label: 'Handbook' },`);
  watch.edited(path.join(site.root, 'site.config.ts'));
};
const areaProblems = () => (dev.problems.get('areas') ?? []).map(({ code, file }) => [code, file]);
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

it('takes an area into use that the configuration has just named', async () => {
  await sources.write('content/handbook/start.md', '# Start\n');
  await sources.write('content/handbook/sidebars.yaml', 'handbookSidebar:\n  - handbook/start\n');
  await addArea();
  await vi.waitFor(() => expect(sent).toEqual(['content']));
  const { model } = dev.pages.localeAt('/docs/');
  expect(model.hrefs['handbook/start.md']).toBe('/docs/handbook/start');
  expect(Object.keys(model.sidebars)).toContain('handbookSidebar');
  expect(areaProblems()).toEqual([]);
});

it('tells of an area without a folder until the folder is there', async () => {
  await addArea();
  await vi.waitFor(() => expect(sent).toEqual(['content']));
  expect(areaProblems()).toEqual([['area-missing', 'site.config.ts']]);
  expect([...dev.problems.values()].flat()).toHaveLength(1);
  await sources.write('content/handbook/start.md', '# Start\n');
  edit('handbook/start.md');
  await vi.waitFor(() => expect(sent).toEqual(['content', 'content']));
  expect(areaProblems()).toEqual([]);
});

it('reads the pages again when a file becomes one, says another title, or is corrected', async () => {
  const file = 'src/pages/news.tsx';
  const write = async (text: string): Promise<void> => {
    await sources.write(file, `${text}\nexport default () => null;\n`);
    watch.edited(path.join(site.root, file));
    await quiet();
  };
  const titles = () => dev.site.config.pages.map(({ path: address, title }) => [address, title]);
  const before = titles();
  await write('');
  expect(titles()).toEqual([...before, ['/news', 'News']]);
  await write("export const metadata = { title: 'What is new' };");
  expect(titles()).toEqual([...before, ['/news', 'What is new']]);
  sent.length = 0;
  await write("export const metadata = { title: 'What is new' };\nconst more = 1;");
  expect(sent).toEqual([]);
  await write('export const metadata = { title };');
  expect(dev.problems.get('configuration')).toMatchObject([{ code: 'page-file-invalid' }]);
  await write("export const metadata = { title: 'What is new' };");
  expect(dev.problems.get('configuration')).toEqual([]);
  expect(titles()).toEqual([...before, ['/news', 'What is new']]);
});
