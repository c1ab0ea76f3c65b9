import { beforeEach, expect, it } from 'vitest';
import { linkLocales } from '../src/2-link/link-site.js';
import { compileAll, FixtureSite } from './fixture-site.js';

let fixture: FixtureSite;

/** What is said of links to files that a build may write. */
async function broken(): Promise<string[]> {
  const site = await fixture.load();
  const { diagnostics } = linkLocales(site, await compileAll(site));
  return diagnostics.filter(({ code }) => code === 'link-broken').map(({ message }) => message);
}

const BROKEN = (file: string) => `The link "/${file}" leads to an address at which nothing answers.`;

beforeEach(async () => {
  fixture = new FixtureSite();
  await fixture.write(
    'content/cloud/machines.md',
    '# For programs\n\n[A list](/llms.txt), [all texts](/llms-full.txt), [a feed](/feed.xml).\n',
  );
});

it('takes a link to a file that the build writes, and to no other one', async () => {
  expect(await broken()).toEqual([BROKEN('llms-full.txt'), BROKEN('feed.xml')]);
  await fixture.edit(
    'site.config.ts',
    "baseUrl: '/docs/',",
    "baseUrl: '/docs/',\n  feed: true,\n  llmsFull: true,",
  );
  expect(await broken()).toEqual([]);
});
