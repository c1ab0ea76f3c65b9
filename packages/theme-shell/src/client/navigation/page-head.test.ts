import { expect, it } from 'vitest';
import { docPage, site } from '../../../test/sample.js';
import { setPageHead } from './page-head.js';

const localised = {
  ...site,
  locales: [
    { code: 'en', label: 'English', htmlLang: 'en-GB', dir: 'ltr' as const, basePath: '/docs/' },
    { code: 'ar', label: 'العربية', htmlLang: 'ar', dir: 'rtl' as const, basePath: '/docs/ar/' },
  ],
};

const contents = (): string[] =>
  [...document.head.querySelectorAll('meta, link')].map((element) =>
    element
      .getAttributeNames()
      .map((name) => element.getAttribute(name))
      .join(' '),
  );

it('makes everything that belongs to one page that of another, and leaves the rest', () => {
  document.head.innerHTML = `
    <meta name="viewport" content="width"><link rel="icon" href="/x.svg">
    <meta name="robots" content="noindex, nofollow"><meta name="description" content="Old">
    <meta name="keywords" content="old"><meta name="docsearch:version" content="1.0"><link rel="canonical" href="/old">
    <link rel="alternate" hreflang="de" href="/de"><meta property="og:title" content="Old">
    <meta property="og:image" content="/old.png"><meta name="twitter:card" content="summary_large_image">
    <script type="application/ld+json">{}</script>`;
  const alternates = [
    { locale: 'en', path: docPage.path, translated: true },
    { locale: 'ar', path: '/docs/ar/x', translated: true },
  ];
  setPageHead({ ...docPage, alternates, searchFacets: { language: 'en' } }, localised);
  expect(document.title).toBe('Overview | Field guide');
  expect(document.querySelector('script')).toBeNull();
  expect(contents()).toEqual([
    'viewport width',
    'icon /x.svg',
    'description og:description What it says.',
    'docsearch:language en',
    `canonical ${docPage.canonical}`,
    `alternate en-GB ${docPage.canonical}`,
    'alternate ar https://docs.example.org/docs/ar/x',
    `alternate x-default ${docPage.canonical}`,
    'og:title Overview | Field guide',
    'og:site_name Field guide',
    `og:url ${docPage.canonical}`,
    'og:type article',
    'og:locale en_GB',
  ]);
});

it('leads search engines to no address that shows the text of another language', () => {
  const alternates = [
    { locale: 'en', path: docPage.path, translated: true },
    { locale: 'ar', path: '/docs/ar/x', translated: false },
  ];
  setPageHead({ ...docPage, alternates, contentLocale: 'en' }, { ...localised, locale: 'ar' });
  expect(contents().filter((text) => text.startsWith('alternate'))).toEqual([
    `alternate en-GB ${docPage.canonical}`,
    `alternate x-default ${docPage.canonical}`,
  ]);
  expect(contents()).toContain('og:locale en_GB');
});

it('asks search engines to leave a page out, and no longer on the next one', () => {
  setPageHead({ ...docPage, noIndex: true }, site);
  expect(contents()).toContain('robots noindex, nofollow');
  setPageHead(docPage, site);
  expect(contents().join()).not.toContain('robots');
});

it('names the picture of a page for sites that show links, and none on a page without', () => {
  const image = 'https://docs.example.org/docs/assets/card.png';
  setPageHead({ ...docPage, image }, site);
  expect(contents().filter((text) => text.includes('image'))).toEqual([
    `og:image ${image}`,
    'twitter:card summary_large_image',
    `twitter:image ${image}`,
  ]);
  setPageHead(docPage, site);
  expect(contents().join()).not.toContain('image');
});

it('names the plain Markdown of the page, and of no other one', () => {
  const named = () =>
    [...document.querySelectorAll('link[type="text/markdown"]')].map((link) => link.getAttribute('href'));
  for (const markdownHref of ['/a.md', '/b.md']) {
    setPageHead({ ...docPage, markdownHref }, site);
    expect(named()).toEqual([markdownHref]);
  }
  setPageHead(docPage, site);
  expect(named()).toEqual([]);
});
