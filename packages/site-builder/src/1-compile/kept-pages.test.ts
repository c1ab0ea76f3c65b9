import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { FixtureSite } from '../../test/fixture-site.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { SiteFiles } from '../inputs/site-files.js';
import { compileArea } from './compile-area.js';
import { compiledFile, compiledIndexFile } from './compiled-files.js';

const AREA = 'guides';
let fixture: FixtureSite;
let site: LoadedSite;

const madeOf = (one: LoadedSite): string[] =>
  [compiledFile(one, AREA), compiledIndexFile(one, AREA)].map((file) => readFileSync(file, 'utf8'));

/** What COMPILE makes of the same content in a folder where it has never been. */
async function madeAnew(): Promise<string[]> {
  const other = new FixtureSite();
  for (const name of readdirSync(site.contentDir, { recursive: true, withFileTypes: true })) {
    const file = path.relative(fixture.root, path.join(name.parentPath, name.name));
    if (name.isFile() && !file.includes('.compiled')) await other.write(file, fixture.read(file));
  }
  const anew = await other.load();
  await compileArea(anew, AREA);
  return madeOf(anew);
}

/** After what was just written has become old enough to tell. */
async function compile(): Promise<void> {
  await wait(60);
  await compileArea(site, AREA);
}

beforeEach(async () => {
  fixture = new FixtureSite();
  await fixture.write(`content/${AREA}/kept.md`, '# Kept\n\n![A picture](kept.png)\n');
  await fixture.write(`content/${AREA}/kept.png`, 'one');
  site = await fixture.load();
  await compile();
});

it('takes pages whose files look as they did, and makes what COMPILE makes anew', async () => {
  await fixture.write(`content/${AREA}/new.md`, '# New\n');
  await compile();
  expect(madeOf(site)).toEqual(await madeAnew());
  await fixture.edit(`content/${AREA}/new.md`, 'New', 'Newer');
  await compile();
  expect(madeOf(site)).toEqual(await madeAnew());
});

it('sees that a file has changed that a page is made of, of the same size and time', async () => {
  const file = path.join(site.contentDir, AREA, 'kept.png');
  writeFileSync(file, 'two');
  utimesSync(file, 1, 1);
  await compile();
  expect(madeOf(site)).toEqual(await madeAnew());
  const page = path.join(site.contentDir, AREA, 'kept.md');
  writeFileSync(page, '# Last\n\n![A picture](kept.png)\n');
  utimesSync(page, 1, 1);
  await compile();
  expect(madeOf(site)).toEqual(await madeAnew());
});

it('does without what is damaged, or cut short', async () => {
  const kept = path.join(site.root, `.site-cache/compiled/${AREA}.json`);
  writeFileSync(kept, `${readFileSync(kept, 'utf8')} `);
  await fixture.write(`content/${AREA}/new.md`, '# New\n');
  await compile();
  expect(madeOf(site)).toEqual(await madeAnew());
  writeFileSync(compiledFile(site, AREA), 'short');
  await fixture.edit(`content/${AREA}/new.md`, 'New', 'Newer');
  await compile();
  expect(madeOf(site)).toEqual(await madeAnew());
});

it('is not told of files whose looks say nothing', async () => {
  await wait(60);
  const files = new SiteFiles(site);
  const stampOf = (file: string) => files.stampOf(path.join(site.contentDir, file));
  expect(stampOf(`${AREA}/kept.md`)).toMatch(/^\d+ /);
  expect([stampOf(`${AREA}/nowhere.md`), stampOf(`${AREA}/.git/page.md`), stampOf('../../x')]).toEqual([
    '-',
    undefined,
    undefined,
  ]);
});
