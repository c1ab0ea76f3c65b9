import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { FixtureSite } from '../../test/fixture-site.js';
import { buildStamp } from '../build-stamp.js';
import { compileStamp, PUBLISHED } from './input-stamp.js';

let fixture: FixtureSite;

/** After what was just written has become old enough to tell. */
async function stampsOf(): Promise<(string | undefined)[]> {
  await wait(60);
  const site = await fixture.load();
  return [compileStamp(site), await buildStamp(site)];
}

beforeEach(() => {
  fixture = new FixtureSite();
});

it('stays the same while nothing changes, and what builds make is nothing', async () => {
  const before = await stampsOf();
  expect(before).not.toContain(undefined);
  await fixture.write('dist/index.html', 'built');
  await fixture.write('.site-cache/x', 'kept');
  await fixture.write('content/cloud/.compiled/last-run.json', '{}');
  expect(await stampsOf()).toEqual(before);
});

it.each([
  [
    'a page, of the same size and time',
    async () => {
      await fixture.edit('content/cloud/intro.md', 'Introduction', 'introduction');
      utimesSync(path.join(fixture.root, 'content/cloud/intro.md'), 1, 1);
    },
  ],
  [
    'the name of a page',
    () =>
      rename(
        path.join(fixture.root, 'content/cloud/intro.md'),
        path.join(fixture.root, 'content/cloud/start.md'),
      ),
  ],
  ['a new file', () => fixture.write('content/cloud/new.md', '# New\n')],
  [
    'a page in a folder that is called as one of outputs',
    () => fixture.write('content/cloud/dist/a.md', '# A\n'),
  ],
  ['a picture in a hidden folder', () => fixture.write('content/cloud/.parts/a.svg', '<svg/>')],
  ['a public file in a hidden folder', () => fixture.write('public/.well-known/security.txt', 'Contact: a')],
  ['the configuration', () => fixture.edit('site.config.ts', 'Field guide', 'Field Guide')],
])('changes with %s', async (_what, change) => {
  const before = await stampsOf();
  await change();
  const after = await stampsOf();
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

it('changes for a build with what is compiled, but not with when', async () => {
  const write = () => fixture.write('content/cloud/.compiled/index.jsonl', 'docs-index 1 1 hash\n');
  await write();
  const before = await stampsOf();
  await write();
  expect(await stampsOf()).toEqual(before);
  await fixture.write('content/cloud/.compiled/index.jsonl', 'docs-index 1 1 hosh\n');
  const [compile, build] = await stampsOf();
  expect([compile === before[0], build === before[1]]).toEqual([true, false]);
});

it('cannot be told while a file has just changed, and with what may read anything', async () => {
  await stampsOf();
  const site = await fixture.load();
  const [page = ''] = readdirSync(path.join(site.contentDir, 'guides')).filter((name) =>
    name.endsWith('.md'),
  );
  const file = path.join(site.contentDir, 'guides', page);
  const future = Date.now() / 1000 + 60;
  utimesSync(file, future, future);
  expect([compileStamp(site), await buildStamp(site)]).toEqual([undefined, undefined]);
  utimesSync(file, 1, 1);
  await wait(60);
  const hooked = { ...site, config: { ...site.config, hooks: [{ name: 'x' }] } };
  expect([compileStamp(hooked), await buildStamp(hooked)]).toEqual([undefined, undefined]);
  const plugged = {
    ...site,
    config: { ...site.config, markdown: { ...site.config.markdown, remarkPlugins: ['remark-x'] } },
  };
  expect(compileStamp(plugged)).toBeUndefined();
});

it('takes in all code that is published, and nothing beside it', () => {
  const { files } = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'),
  ) as { files: string[] };
  expect(files.flatMap((name) => /^dist\/([\w-]+)$/.exec(name)?.slice(1) ?? [])).toEqual(PUBLISHED);
});
