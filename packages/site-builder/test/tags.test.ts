import { beforeEach, describe, expect, it } from 'vitest';
import type { DocPage } from '@org/theme-shell';
import { linkLocales } from '../src/2-link/link-site.js';
import { compileAll, FixtureSite } from './fixture-site.js';

let fixture: FixtureSite;

beforeEach(() => {
  fixture = new FixtureSite();
});

async function link() {
  const site = await fixture.load();
  const linked = linkLocales(site, await compileAll(site));
  const modelOf = (code = 'en') => {
    const found = linked.locales.find((locale) => locale.site.locale.code === code);
    if (!found) throw new Error(`There is no locale "${code}".`);
    return found.model;
  };
  const pageAt = (key: string, code?: string) =>
    (modelOf(code).pages.document[key] ?? modelOf(code).pages.index[key]) as DocPage;
  const tagAddresses = (code?: string) =>
    modelOf(code)
      .routes.map(({ path }) => path)
      .filter((path) => /\/tags(?:\/|$)/.test(path));
  return { ...linked, modelOf, pageAt, tagAddresses };
}

const page = (frontMatter: string, text = 'Text.'): string => `---\n${frontMatter}\n---\n\n${text}\n`;

it('a site without tags has no pages of tags', async () => {
  const { tagAddresses, diagnostics } = await link();
  expect(tagAddresses()).toEqual([]);
  expect(diagnostics).toEqual([]);
});

describe('tags', () => {
  beforeEach(async () => {
    await fixture.write(
      'content/cloud/one.md',
      page('title: Zeta\ndescription: The last.\ntags: [API, Content Manager]'),
    );
    await fixture.write('content/cloud/two.md', page('title: Alpha\ndescription: The first.\ntags: [API]'));
    await fixture.write(
      'content/guides/three.md',
      page('title: Three\ntags: [{ label: C++, permalink: /cpp }, api]'),
    );
  });

  it('are links on the page, to pages that links may lead to', async () => {
    await fixture.write(
      'content/cloud/four.md',
      page('title: Four', 'See [the tag](/cloud/tags/api) and [all](/cloud/tags).'),
    );
    const { pageAt, tagAddresses, diagnostics } = await link();
    expect(diagnostics).toEqual([]);
    expect(pageAt('cloud/one.md').tags).toEqual([
      { label: 'API', href: '/docs/cloud/tags/api' },
      { label: 'Content Manager', href: '/docs/cloud/tags/content-manager' },
    ]);
    expect(pageAt('cloud/intro.md').tags).toBeUndefined();
    expect(tagAddresses()).toEqual([
      '/docs/cloud/tags',
      '/docs/cloud/tags/api',
      '/docs/cloud/tags/content-manager',
      '/docs/guides/tags',
      '/docs/guides/tags/cpp',
      '/docs/guides/tags/api',
    ]);
  });

  it('have pages that list what is tagged in the area, with titles and descriptions', async () => {
    const { pageAt } = await link();
    expect(pageAt('/cloud/tags/api')).toMatchObject({
      kind: 'doc',
      path: '/docs/cloud/tags/api',
      title: 'Pages tagged “API”',
      noIndex: false,
      sidebar: null,
      breadcrumbs: [{ label: 'Tags', href: '/docs/cloud/tags' }],
      cards: [
        { kind: 'link', label: 'Alpha', href: '/docs/cloud/two', description: 'The first.' },
        { kind: 'link', label: 'Zeta', href: '/docs/cloud/one', description: 'The last.' },
      ],
    });
    expect(pageAt('/cloud/tags')).toMatchObject({
      title: 'Tags: Cloud',
      cards: [
        { kind: 'category', label: 'API', href: '/docs/cloud/tags/api', count: 2 },
        { kind: 'category', label: 'Content Manager', href: '/docs/cloud/tags/content-manager', count: 1 },
      ],
    });
    expect(pageAt('/guides/tags/cpp')).toMatchObject({ title: 'Pages tagged “C++”' });
  });

  it('of unlisted pages are in no list, and drafts are not either', async () => {
    await fixture.write(
      'content/cloud/hidden.md',
      page('title: Hidden\nunlisted: true\ntags: [API, Secret]'),
    );
    await fixture.write('content/cloud/draft.md', page('title: Draft\ndraft: true\ntags: [Later]'));
    const { pageAt, tagAddresses } = await link();
    expect(pageAt('cloud/hidden.md').tags).toEqual([
      { label: 'API', href: '/docs/cloud/tags/api' },
      { label: 'Secret' },
    ]);
    expect(pageAt('/cloud/tags/api').cards).toHaveLength(2);
    expect(tagAddresses().join()).not.toMatch(/secret|later/);
  });

  it('with one address and two labels are reported, and one label with two addresses', async () => {
    await fixture.write(
      'content/cloud/x.md',
      page('title: X\ntags:\n  - api\n  - { label: Content Manager, permalink: cm }'),
    );
    const { diagnostics } = await link();
    expect(diagnostics).toMatchObject([
      { code: 'tag-collision', severity: 'error', file: 'content/cloud/x.md', line: 4, column: 5 },
      { code: 'tag-collision', severity: 'error', file: 'content/cloud/x.md', line: 5, column: 5 },
    ]);
    expect(diagnostics.map(({ message, hint }) => `${message} ${hint}`)).toMatchInlineSnapshot(`
      [
        "The tag "api" has the address ".../tags/api", which is that of "API" in "cloud/one.md", so readers would find the pages of both under one name. If they are the same, write "API" here too. If not, give this one an address: { label: api, permalink: … }.",
        "The tag "Content Manager" has the address ".../tags/cm" here and ".../tags/content-manager" in "cloud/one.md", so its pages would be in two lists. Write it in the same way on all pages.",
      ]
    `);
  });

  it('that clash with a page of the site are reported', async () => {
    await fixture.write('content/cloud/tags.md', page('title: Our tags'));
    const { diagnostics, modelOf } = await link();
    expect(diagnostics).toMatchObject([{ code: 'route-duplicate', file: 'content/cloud/one.md', line: 4 }]);
    expect(modelOf().routes).toContainEqual({
      path: '/docs/cloud/tags',
      page: { kind: 'document', name: 'cloud/tags.md' },
    });
  });

  it('of a version list the pages of that version', async () => {
    await fixture.edit(
      'site.config.ts',
      "{ dir: 'cloud', label: 'Cloud' }",
      "{ dir: 'cloud', label: 'Cloud', versions: { released: ['1.0'], options: { '1.0': { noIndex: true } } } }",
    );
    await fixture.edit('site.config.ts', "href: '/cloud/intro#terms'", "href: '/cloud/old'");
    const folder = 'content/cloud/versions/1.0';
    await fixture.write(`${folder}/old.md`, page('title: Old\ntags: [API]'));
    await fixture.write(`${folder}/sidebars.yaml`, 'cloudSidebar:\n  - cloud/old\n');
    const { pageAt } = await link();
    expect(pageAt('/cloud/tags/api').cards?.map(({ label }) => label)).toEqual(['Old']);
    expect(pageAt('/cloud/next/tags/api').cards?.map(({ label }) => label)).toEqual(['Alpha', 'Zeta']);
    expect(pageAt('/cloud/tags/api').noIndex).toBe(true);
    expect(pageAt('/cloud/next/tags/api').version).toMatchObject({
      name: 'current',
      sameDocument: { '1.0': '/docs/cloud/tags/api' },
    });
    expect(pageAt('/cloud/next/tags/api').canonical).toBe('https://docs.example.org/docs/cloud/tags/api');
  });

  it('of translations are those of their language, with titles in it', async () => {
    await fixture.edit(
      'site.config.ts',
      '  areas:',
      "  locales: [{ code: 'en' }, { code: 'fr' }],\n  areas:",
    );
    await fixture.write('content/cloud/locales/fr/one.md', page('title: Zêta\ntags: [Interfaces, API]'));
    const { pageAt, tagAddresses } = await link();
    expect(tagAddresses('fr')).toContain('/docs/fr/cloud/tags/interfaces');
    expect(pageAt('/cloud/tags/api', 'fr')).toMatchObject({
      title: 'Pages avec l’étiquette «\u00a0API\u00a0»',
      alternates: [
        { locale: 'en', path: '/docs/cloud/tags/api', translated: true },
        { locale: 'fr', path: '/docs/fr/cloud/tags/api', translated: true },
      ],
    });
    expect(pageAt('/cloud/tags/interfaces', 'fr').alternates?.[0]).toEqual({
      locale: 'en',
      path: '/docs/cloud/tags',
      translated: false,
    });
  });
});

describe('the image of a page', () => {
  it('is an absolute address of a file of the content, of the public folder, or of another site', async () => {
    await fixture.write(
      'content/cloud/card.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"/>',
    );
    await fixture.write('public/a card.svg', '<svg/>');
    await fixture.write('content/cloud/a.md', page('title: A\nimage: ./card.svg'));
    await fixture.write('content/cloud/b.md', page('title: B\nimage: /a%20card.svg'));
    await fixture.write('content/cloud/c.md', page('title: C\nimage: https://example.org/card.png'));
    const { pageAt, diagnostics, modelOf } = await link();
    expect(diagnostics).toEqual([]);
    expect(pageAt('cloud/a.md').image).toMatch(
      /^https:\/\/docs\.example\.org\/docs\/assets\/cloud\/card\.[0-9a-f]{10}\.svg$/,
    );
    expect(modelOf().assets['cloud/card.svg']).toBe(new URL(pageAt('cloud/a.md').image ?? '').pathname);
    expect(pageAt('cloud/b.md').image).toBe('https://docs.example.org/docs/a%20card.svg');
    expect(pageAt('cloud/c.md').image).toBe('https://example.org/card.png');
    expect(pageAt('cloud/intro.md').image).toBeUndefined();
  });

  it('that is nowhere is reported', async () => {
    await fixture.write('content/cloud/a.md', page('title: A\nimage: /card.svg'));
    const { diagnostics } = await link();
    expect(diagnostics).toMatchObject([
      { code: 'image-missing', severity: 'error', file: 'content/cloud/a.md', line: 3, column: 1 },
    ]);
  });
});

it('a heading in the article is what the page shows, and its title is what lists call it', async () => {
  await fixture.write(
    'content/cloud/a.md',
    page('title: Caching\nhide_title: true', '# How caching works {#how}\n\nText.'),
  );
  await fixture.write('content/cloud/b.md', page('title: B', 'See [it](./a.md#how).'));
  const { pageAt, diagnostics } = await link();
  expect(diagnostics).toEqual([]);
  expect(pageAt('cloud/a.md')).toMatchObject({
    title: 'Caching',
    documentTitle: expect.stringMatching(/^Caching /),
    heading: 'How caching works',
    headingId: 'how',
    hideTitle: false,
  });
  expect(pageAt('cloud/b.md').heading).toBeUndefined();
});
