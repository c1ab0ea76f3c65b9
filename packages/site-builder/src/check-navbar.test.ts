import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileAndLink, FixtureSite } from '../test/fixture-site.js';
import { checkNavbar } from './check-navbar.js';

/** Replaces the items of the fixture's navbar. */
async function siteWith(...items: object[]): Promise<FixtureSite> {
  const fixture = new FixtureSite();
  const config = fixture.read('site.config.ts');
  const navbar = `navbar: { items: ${JSON.stringify(items)} },\n  footer`;
  await fixture.write('site.config.ts', config.replace(/navbar: \{[\s\S]*?\n {2}footer/, navbar));
  return fixture;
}

const START = { type: 'doc', docId: 'guides/first-steps' };
const CLOUD = { type: 'docSidebar', label: 'Cloud', sidebarId: 'cloudSidebar' };

/** What is said before any page is compiled, and what LINK says of the compiled site: they must agree. */
async function diagnostics(fixture: FixtureSite): Promise<(string | undefined)[][]> {
  const early = await checkNavbar(await fixture.load());
  expect(existsSync(path.join(fixture.root, 'content/cloud/.compiled/pages.jsonl'))).toBe(false);
  const { diagnostics } = await compileAndLink(await fixture.load());
  expect(diagnostics.filter(({ code }) => code.startsWith('navbar-'))).toEqual(early);
  return early.map(({ file, message, hint }) => [file, message, hint]);
}

it('finds nothing where all is there, in the bar and in its menus', async () => {
  const menu = { type: 'dropdown', label: 'More', items: [START, CLOUD] };
  expect(await diagnostics(await siteWith(START, CLOUD, menu, { type: 'localeDropdown' }))).toEqual([]);
});

describe('names the item, what it names and what is closest', () => {
  it.each([
    [
      'a document',
      { ...START, docId: 'guides/first-step' },
      '"navbar.items[0].docId" names "guides/first-step", which does not exist.',
      'Did you mean "guides/first-steps"?',
    ],
    [
      'a sidebar in a menu',
      { type: 'dropdown', label: 'More', items: [START, { ...CLOUD, sidebarId: 'cloudSideBar' }] },
      '"navbar.items[0].items[1].sidebarId" names "cloudSideBar", which does not exist.',
      'Did you mean "cloudSidebar"?',
    ],
    [
      'an area without versions',
      { type: 'docsVersionDropdown', area: 'cloud' },
      '"navbar.items[0].area" names "cloud", which does not exist.',
      'There are none.',
    ],
    [
      'a search that the site does not have',
      { type: 'search' },
      '"navbar.items[0]" is a search, but the site has none, so the link would lead nowhere.',
      "Add search: { provider: 'embedded' } to the configuration, or remove the item.",
    ],
  ])('of %s', async (_what, item, message, hint) => {
    expect(await diagnostics(await siteWith(item))).toEqual([['site.config.ts', message, hint]]);
  });
});

describe('is not taken in by a file of the right name', () => {
  it.each([
    ['that has another id', 'id: begin'],
    ['that is a draft', 'draft: true'],
  ])('%s', async (_what, line) => {
    const fixture = await siteWith(START);
    await fixture.edit('content/guides/first-steps.md', 'slug: /start', line);
    expect((await diagnostics(fixture)).map(([, message]) => message)).toEqual([
      '"navbar.items[0].docId" names "guides/first-steps", which does not exist.',
    ]);
  });

  it('that has an empty sidebar', async () => {
    const fixture = await siteWith({ ...CLOUD, sidebarId: 'emptySidebar' });
    await fixture.edit('content/cloud/sidebars.yaml', 'cloudSidebar:', 'emptySidebar: []\ncloudSidebar:');
    expect((await diagnostics(fixture)).map(([, message]) => message)).toEqual([
      '"navbar.items[0].sidebarId" names "emptySidebar", which has no document that the item could lead to.',
    ]);
  });
});

it('knows a document by the id that its front matter gives', async () => {
  const fixture = await siteWith({ ...START, docId: 'guides/begin' });
  await fixture.edit('content/guides/first-steps.md', 'slug: /start', 'id: begin');
  expect(await diagnostics(fixture)).toEqual([]);
});
