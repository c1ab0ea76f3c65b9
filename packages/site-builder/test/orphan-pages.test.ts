import { beforeEach, expect, it } from 'vitest';
import { linkLocales } from '../src/2-link/link-site.js';
import { compileAll, FixtureSite } from './fixture-site.js';

let fixture: FixtureSite;

async function orphans(): Promise<[string, string][]> {
  const site = await fixture.load();
  const { diagnostics } = linkLocales(site, await compileAll(site));
  return diagnostics
    .filter(({ code }) => code === 'page-orphan')
    .map(({ file, severity }) => [file, severity]);
}

beforeEach(async () => {
  fixture = new FixtureSite();
  await fixture.write('content/cloud/lost.md', '# Lost\n\nSee [itself](lost.md).\n');
});

const setLevel = (level: string) =>
  fixture.edit(
    'site.config.ts',
    "baseUrl: '/docs/',",
    `baseUrl: '/docs/',\n  rules: { orphanPages: '${level}' },`,
  );

it('says nothing of pages that nothing leads to unless it is asked', async () => {
  expect(await orphans()).toEqual([]);
});

it('reports a page that is in no sidebar and that only itself links to', async () => {
  await setLevel('warn');
  expect(await orphans()).toEqual([['content/cloud/lost.md', 'warning']]);
});

it('is content with a link, or with a page that says that it is unlisted', async () => {
  await setLevel('throw');
  await fixture.write('content/cloud/hidden.md', '---\nunlisted: true\n---\n\n# Hidden\n');
  await fixture.write(
    'content/guides/other.md',
    '---\nunlisted: true\n---\n\n# Other\n\n[Lost](../cloud/lost.md).\n',
  );
  expect(await orphans()).toEqual([]);
});
