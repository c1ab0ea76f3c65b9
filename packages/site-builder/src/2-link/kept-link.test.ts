import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { FixtureSite } from '../../test/fixture-site.js';
import { compileArea } from '../1-compile/compile-area.js';
import { readAreas } from '../1-compile/read-compiled.js';
import { linkUnlessKept } from './kept-link.js';
import { linkLocales, type LinkedSite } from './link-site.js';

let fixture: FixtureSite;

beforeEach(() => {
  fixture = new FixtureSite();
});

/** After what was just written has become old enough to tell. @returns what is kept or made, and what would be made */
async function link(): Promise<{ linked: LinkedSite; made: LinkedSite }> {
  await wait(60);
  const site = await fixture.load();
  for (const { dir } of site.config.areas) await compileArea(site, dir);
  const pages = readAreas(site).flatMap((area) => area.pages);
  const made = linkLocales(
    site,
    pages.map(({ summary }) => summary),
  );
  return { linked: linkUnlessKept(site, pages, {}), made };
}

const keptFile = () => path.join(fixture.root, '.site-cache/link.json');
/** Another one where it was written again. */
const keptNow = () => statSync(keptFile()).ino;

const plain = ({ locales, diagnostics }: LinkedSite) => ({
  diagnostics,
  locales: locales.map(({ site, model, table: { anchorsOf, ...table } }) => ({
    locale: site.locale,
    model: JSON.parse(JSON.stringify(model)) as unknown,
    table: { ...table, config: { ...table.config, hooks: [] } },
    anchors: [...table.pages.values()].map(({ source }) => anchorsOf(source)),
  })),
});

it('takes what it has made before where an edit changes text alone, and it is what would be made', async () => {
  await link();
  const before = keptNow();
  const text = fixture.read('content/cloud/intro.md');
  await fixture.write('content/cloud/intro.md', `${text}\nMore text.\n`);
  const { linked, made } = await link();
  expect(plain(linked)).toEqual(plain(made));
  expect(keptNow()).toBe(before);
});

it('takes nothing where a link leads elsewhere, and reports what is wrong each time', async () => {
  await link();
  const text = fixture.read('content/cloud/intro.md');
  await fixture.write('content/cloud/intro.md', `${text}\n[Broken](./nowhere.md)\n`);
  const { linked, made } = await link();
  expect(linked.diagnostics).toEqual(made.diagnostics);
  expect(linked.diagnostics.length).toBeGreaterThan(0);
  expect((await link()).linked.diagnostics).toEqual(made.diagnostics);
});

it.each([
  ['a title', () => fixture.edit('content/cloud/intro.md', 'Introduction', 'Another title')],
  ['a sidebar', () => fixture.write('content/cloud/sidebars.yaml', 'cloud:\n  - intro\n')],
  ['the configuration', () => fixture.edit('site.config.ts', 'Field guide', 'Field Guide')],
  ['a page that comes', () => fixture.write('content/cloud/new.md', '# New\n')],
  ['a file of the public folder', () => fixture.write('public/new.txt', 'new')],
])('links again after %s', async (_what, change) => {
  await link();
  await change();
  const { linked, made } = await link();
  expect(plain(linked)).toEqual(plain(made));
});

it('links again where what is kept is damaged', async () => {
  const { made } = await link();
  const text = readFileSync(keptFile(), 'utf8');
  writeFileSync(keptFile(), text.replace('"title":"', '"title":"x'));
  expect(plain((await link()).linked)).toEqual(plain(made));
});
