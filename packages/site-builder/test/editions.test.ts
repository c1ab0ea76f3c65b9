import { beforeEach, describe, expect, it } from 'vitest';
import type { DocPage } from '@org/theme-shell';
import { type LinkedSite, linkLocales } from '../src/2-link/link-site.js';
import { compileAll, FixtureSite } from './fixture-site.js';

let fixture: FixtureSite;

beforeEach(() => {
  fixture = new FixtureSite();
});

async function link(): Promise<LinkedSite> {
  const site = await fixture.load();
  return linkLocales(site, await compileAll(site));
}

const modelOf = ({ locales }: LinkedSite, code = 'en') => {
  const found = locales.find(({ site }) => site.locale.code === code);
  if (!found) throw new Error(`There is no locale "${code}".`);
  return found.model;
};

const pageOf = (linked: LinkedSite, source: string, code?: string) =>
  modelOf(linked, code).pages.document[source] as DocPage;

describe('an area with versions', () => {
  beforeEach(async () => {
    await fixture.edit(
      'site.config.ts',
      "{ dir: 'cloud', label: 'Cloud' }",
      "{ dir: 'cloud', label: 'Cloud', versions: { released: ['2.0', '1.0'], options: { '1.0': { noIndex: true } } } }",
    );
    await fixture.edit('site.config.ts', "href: '/cloud/intro#terms'", "href: '/cloud/intro'");
    for (const version of ['2.0', '1.0']) {
      const folder = `content/cloud/versions/${version}`;
      await fixture.write(
        `${folder}/intro.md`,
        '# Introduction\n\nSee [the overview](projects/overview.md#limits).\n',
      );
      await fixture.write(`${folder}/projects/overview.md`, '# Overview\n\n## Limits\n\nNone.\n');
      await fixture.write(
        `${folder}/sidebars.yaml`,
        'cloudSidebar:\n  - cloud/intro\n  - cloud/projects/overview\n',
      );
    }
    await fixture.write('content/cloud/versions/1.0/old.md', '---\nslug: /cloud/ancient\n---\n\n# Old\n');
    await fixture.edit('content/cloud/sidebars.yaml', '- cloud/intro', '- cloud/intro\n  - cloud/new');
    await fixture.write('content/cloud/new.md', '# New\n');
  });

  it('has the latest at its own address, and every other one below a path', async () => {
    const linked = await link();
    expect(linked.diagnostics).toEqual([]);
    const { hrefs } = modelOf(linked);
    expect(hrefs).toMatchObject({
      'cloud/intro.md': '/docs/cloud/next/intro',
      'cloud/versions/2.0/intro.md': '/docs/cloud/intro',
      'cloud/versions/1.0/intro.md': '/docs/cloud/1.0/intro',
      'cloud/versions/1.0/old.md': '/docs/cloud/1.0/ancient',
      'guides/first-steps.md': '/docs/start',
    });
  });

  it('has sidebars of each version, in which documents have the same ids', async () => {
    const linked = await link();
    expect(Object.keys(modelOf(linked).sidebars)).toEqual([
      'cloudSidebar',
      'cloudSidebar.current',
      'cloudSidebar.1.0',
      'guidesSidebar',
    ]);
    expect(pageOf(linked, 'cloud/versions/1.0/projects/overview.md')).toMatchObject({
      sidebar: 'cloudSidebar.1.0',
      previous: { href: '/docs/cloud/1.0/intro' },
    });
    expect(pageOf(linked, 'cloud/versions/2.0/intro.md').sidebar).toBe('cloudSidebar');
  });

  it('tells where the same document is in other versions', async () => {
    const linked = await link();
    expect(pageOf(linked, 'cloud/intro.md').version).toEqual({
      area: 'cloud',
      name: 'current',
      sameDocument: { '2.0': '/docs/cloud/intro', '1.0': '/docs/cloud/1.0/intro' },
    });
    expect(pageOf(linked, 'cloud/new.md').version?.sameDocument).toEqual({});
    expect(pageOf(linked, 'guides/first-steps.md').version).toBeUndefined();
  });

  it('says to crawlers what its pages are filed under, where one comes', async () => {
    expect(pageOf(await link(), 'cloud/intro.md').searchFacets).toBeUndefined();
    await fixture.edit(
      'site.config.ts',
      '  footer:',
      "  search: { provider: 'algolia', appId: 'A', searchKey: 'k', indexName: 'i', page: '/' },\n  footer:",
    );
    await fixture.write(
      'content/cloud/versions/1.0/sidebars.yaml',
      'cloudSidebar:\n  - cloud/intro\n  - type: category\n    label: All\n    link: { type: generated-index }\n    items: [cloud/projects/overview]\n',
    );
    const linked = await link();
    expect(modelOf(linked).pages.index['/cloud/1.0/category/all']?.searchFacets).toMatchObject({
      docusaurus_tag: 'docs-cloud-1.0',
    });
    expect(pageOf(linked, 'cloud/versions/1.0/intro.md').searchFacets).toEqual({
      language: 'en',
      version: '1.0',
      docusaurus_tag: 'docs-cloud-1.0',
    });
    expect(pageOf(linked, 'guides/first-steps.md').searchFacets).toMatchObject({
      docusaurus_tag: 'docs-guides-current',
    });
    expect(modelOf(linked).pages.component['/']?.searchFacets).toEqual({
      language: 'en',
      docusaurus_tag: 'default',
    });
  });

  it('says of what version its pages are to the dialog of the site’s own index, where there are several', async () => {
    await fixture.edit(
      'site.config.ts',
      '  footer:',
      "  search: { provider: 'embedded', page: '/' },\n  footer:",
    );
    const linked = await link();
    for (const [source, tag] of [
      ['cloud/intro.md', 'docs-cloud-current'],
      ['cloud/versions/1.0/intro.md', 'docs-cloud-1.0'],
    ] as const)
      expect(pageOf(linked, source).searchFacets).toEqual({ docusaurus_tag: tag });
    expect(pageOf(linked, 'guides/first-steps.md').searchFacets).toBeUndefined();
    expect(modelOf(linked).pages.component['/']?.searchFacets).toBeUndefined();
  });

  it('leads search engines to the latest version, and away from what is not for them', async () => {
    const linked = await link();
    const old = pageOf(linked, 'cloud/versions/1.0/intro.md');
    expect([old.canonical, old.noIndex]).toEqual(['https://docs.example.org/docs/cloud/intro', true]);
    const current = pageOf(linked, 'cloud/new.md');
    expect([current.canonical, current.noIndex]).toEqual([
      'https://docs.example.org/docs/cloud/next/new',
      false,
    ]);
  });

  it('says of a category’s generated index in a version what it says of documents', async () => {
    const category =
      '\n  - { type: category, label: Plans, link: { type: generated-index }, items: [cloud/projects/overview] }\n';
    for (const version of ['2.0', '1.0']) {
      await fixture.edit(
        `content/cloud/versions/${version}/sidebars.yaml`,
        '\n  - cloud/projects/overview\n',
        category,
      );
    }
    const linked = await link();
    expect(linked.diagnostics).toEqual([]);
    expect(modelOf(linked).pages.index['/cloud/1.0/category/plans']).toMatchObject({
      canonical: 'https://docs.example.org/docs/cloud/category/plans',
      noIndex: true,
      version: { area: 'cloud', name: '1.0', sameDocument: { '2.0': '/docs/cloud/category/plans' } },
    });
    expect(modelOf(linked).pages.index['/cloud/category/plans']).toMatchObject({
      canonical: 'https://docs.example.org/docs/cloud/category/plans',
      noIndex: false,
      version: { name: '2.0', sameDocument: { '1.0': '/docs/cloud/1.0/category/plans' } },
    });
  });

  it('tells the shell all about its versions, and the navbar where its items lead in each', async () => {
    const { site } = modelOf(await link());
    expect(site.areas).toEqual([
      {
        id: 'cloud',
        label: 'Cloud',
        versions: [
          {
            name: 'current',
            label: 'Next',
            href: '/docs/cloud/next/intro',
            isLast: false,
            banner: 'unreleased',
            badge: true,
          },
          { name: '2.0', label: '2.0', href: '/docs/cloud/intro', isLast: true, banner: 'none', badge: true },
          {
            name: '1.0',
            label: '1.0',
            href: '/docs/cloud/1.0/intro',
            isLast: false,
            banner: 'unmaintained',
            badge: true,
          },
        ],
      },
    ]);
    expect(site.navbar[0]).toMatchObject({
      type: 'link',
      href: '/docs/cloud/intro',
      area: 'cloud',
      hrefs: {
        current: '/docs/cloud/next/intro',
        '2.0': '/docs/cloud/intro',
        '1.0': '/docs/cloud/1.0/intro',
      },
    });
    expect(site.navbar[1]).not.toHaveProperty('hrefs');
  });

  it('checks links inside each version', async () => {
    await fixture.edit('content/cloud/versions/1.0/intro.md', '#limits', '#limit');
    const { diagnostics } = await link();
    expect(diagnostics).toMatchObject([
      { code: 'link-broken-anchor', file: 'content/cloud/versions/1.0/intro.md', line: 3 },
    ]);
  });

  it('names the file of a version with a mistake', async () => {
    await fixture.write('content/cloud/versions/1.0/projects/_category_.yaml', 'label: [x]\n');
    await fixture.edit('content/cloud/versions/1.0/sidebars.yaml', '- cloud/intro\n', '- cloud/intor\n');
    const { diagnostics } = await link();
    expect(diagnostics.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['sidebar-category-file', 'content/cloud/versions/1.0/projects/_category_.yaml', 1],
      ['sidebar-document-missing', 'content/cloud/versions/1.0/sidebars.yaml', 2],
    ]);
    expect(diagnostics[0]?.message).toContain('"cloud/versions/1.0/projects/_category_.yaml"');
  });
});

describe('a site with locales', () => {
  beforeEach(async () => {
    await fixture.edit(
      'site.config.ts',
      '  areas: [',
      "  locales: [{ code: 'en', label: 'English' }, { code: 'fr', label: 'Français' }, { code: 'ar', label: 'العربية' }],\n  areas: [",
    );
    const folder = 'content/cloud/locales/fr';
    await fixture.write(
      `${folder}/intro.md`,
      '---\ntitle: Présentation\n---\n\nVoir [les projets](./projects/overview.md#limits), [le début](/start) et [ici](#ici).\n\n## Ici\n\n![Le plan](./images/plan.svg)\n',
    );
    await fixture.write(
      'content/locales/fr.yaml',
      'texts:\n  Projects: Projets\n  Field guide: Guide de terrain\n  Terms: Conditions\nstrings:\n  tryAgain: Encore une fois\n',
    );
    await fixture.edit('site.config.ts', "href: '/cloud/intro#terms'", "href: '/cloud/intro'");
  });

  it('has one route set for each locale, with all pages, below a path', async () => {
    const linked = await link();
    expect(linked.diagnostics).toEqual([]);
    expect(modelOf(linked, 'fr').routes.map(({ path, page }) => [path, page.name])).toEqual([
      ['/docs/fr/', '/'],
      ['/docs/fr/cloud/intro', 'cloud/locales/fr/intro.md'],
      ['/docs/fr/cloud/projects', 'cloud/projects/index.md'],
      ['/docs/fr/cloud/projects/overview', 'cloud/projects/overview.md'],
      ['/docs/fr/start', 'guides/first-steps.md'],
    ]);
    expect(modelOf(linked).routes.map(({ path }) => path)).not.toContain('/docs/cloud/locales/fr/intro');
  });

  it('shows the default locale’s text of what is not translated, and says so', async () => {
    const linked = await link();
    expect(pageOf(linked, 'cloud/locales/fr/intro.md', 'fr')).toMatchObject({ title: 'Présentation' });
    expect(pageOf(linked, 'cloud/locales/fr/intro.md', 'fr')).not.toHaveProperty('contentLocale');
    expect(pageOf(linked, 'guides/first-steps.md', 'fr').contentLocale).toBe('en');
    const [original] = modelOf(linked, 'fr').site.locales ?? [];
    expect(original).toMatchObject({ code: 'en', label: 'English', name: 'anglais' });
    expect(pageOf(linked, 'guides/first-steps.md')).not.toHaveProperty('contentLocale');
  });

  it('leads search engines to the original of what is not translated', async () => {
    const linked = await link();
    expect(pageOf(linked, 'guides/first-steps.md', 'fr')).toMatchObject({
      path: '/docs/fr/start',
      canonical: 'https://docs.example.org/docs/start',
    });
    expect(pageOf(linked, 'cloud/locales/fr/intro.md', 'fr').canonical).toBe(
      'https://docs.example.org/docs/fr/cloud/intro',
    );
  });

  it('tells of each page where it is in every locale', async () => {
    const linked = await link();
    expect(pageOf(linked, 'cloud/intro.md').alternates).toEqual([
      { locale: 'en', path: '/docs/cloud/intro', translated: true },
      { locale: 'fr', path: '/docs/fr/cloud/intro', translated: true },
      { locale: 'ar', path: '/docs/ar/cloud/intro', translated: false },
    ]);
    expect(modelOf(linked, 'fr').pages.component['/']?.alternates).toMatchObject([
      { path: '/docs/' },
      { path: '/docs/fr/' },
      { path: '/docs/ar/' },
    ]);
  });

  it('keeps links in their locale, whichever language a text is in', async () => {
    const { hrefs } = modelOf(await link(), 'fr');
    expect(hrefs).toMatchObject({
      'cloud/intro.md': '/docs/fr/cloud/intro',
      'cloud/locales/fr/intro.md': '/docs/fr/cloud/intro',
      'cloud/locales/fr/projects/overview.md': '/docs/fr/cloud/projects/overview',
    });
  });

  it('translates the texts of the configuration, of sidebars and of the shell', async () => {
    const { site, sidebars, pages } = modelOf(await link(), 'fr');
    expect(site).toMatchObject({
      title: 'Guide de terrain',
      locale: 'fr',
      direction: 'ltr',
      baseUrl: '/docs/fr/',
    });
    expect(site.footer.groups[0]?.items[0]?.label).toBe('Conditions');
    expect(site.messages).toMatchObject({ tryAgain: 'Encore une fois', retry: 'Réessayer' });
    expect(sidebars.cloudSidebar?.items.map((item) => 'label' in item && item.label)).toEqual([
      'Présentation',
      'Projets',
    ]);
    expect(pages.document['cloud/projects/overview.md']).toMatchObject({
      breadcrumbs: [{ label: 'Projets' }],
    });
  });

  it('is written from right to left in Arabic', async () => {
    const { site } = modelOf(await link(), 'ar');
    expect([site.direction, site.locales?.find(({ code }) => code === 'ar')]).toEqual([
      'rtl',
      {
        code: 'ar',
        label: 'العربية',
        name: 'Arabic',
        htmlLang: 'ar',
        dir: 'rtl',
        basePath: '/docs/ar/',
      },
    ]);
  });

  it('lets a translation lead to other areas as its original does', async () => {
    await fixture.write(
      'content/guides/plan.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    );
    const source = 'content/cloud/locales/fr/intro.md';
    await fixture.edit(
      source,
      'Voir ',
      'Voir [le début](../guides/first-steps.md) ![et](../guides/plan.svg) ',
    );
    const linked = await link();
    expect(linked.diagnostics).toEqual([]);
    await fixture.edit(source, 'first-steps', 'frist-steps');
    expect((await link()).diagnostics).toMatchObject([{ code: 'link-broken-file' }]);
  });

  it('reports a translation of a text that nothing shows, with the text that was probably meant', async () => {
    await fixture.edit('content/locales/fr.yaml', 'Projects:', 'Projcets:');
    await fixture.edit('content/locales/fr.yaml', 'Terms:', 'Nobody says this. At all:');
    const { diagnostics } = await link();
    expect(diagnostics).toMatchObject([
      {
        ...{ code: 'locale-text-unused', severity: 'warning', file: 'content/locales/fr.yaml', line: 2 },
        message:
          'Neither the configuration nor a sidebar says "Projcets", so its translation is shown nowhere.',
        hint: expect.stringContaining('Did you mean "Projects"?') as string,
      },
      { code: 'locale-text-unused', line: 4, hint: expect.stringContaining('Take it away') as string },
    ]);
  });

  it('reports what is wrong in a translation where it is written, and nothing twice', async () => {
    await fixture.edit('content/cloud/locales/fr/intro.md', '#limits', '#limites');
    await fixture.edit('content/cloud/projects/index.md', './overview.md', './overveiw.md');
    await fixture.edit('content/locales/fr.yaml', 'tryAgain', 'tryAgian');
    const { diagnostics } = await link();
    expect(diagnostics.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['locale-texts', 'content/locales/fr.yaml', 6],
      ['link-broken-file', 'content/cloud/projects/index.md', 3],
      ['link-broken-anchor', 'content/cloud/locales/fr/intro.md', 5],
    ]);
  });
});
