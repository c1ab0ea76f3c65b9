import type { CompiledPage } from '@org/content-pipeline';
import type { ShellPage } from '@org/theme-shell';
import { expect, it } from 'vitest';
import { openSearchDescription } from './search-files.js';
import { toSearchRecords } from './to-search-records.js';

const shell = {
  kind: 'doc',
  path: '/docs/cloud/plans',
  title: 'Plans',
  breadcrumbs: [{ label: 'Account' }, { label: 'Plans' }],
} as ShellPage;

const page = (fields: Partial<CompiledPage> = {}) =>
  ({
    source: 'cloud/account/plans.md',
    title: 'Plans',
    description: 'What a plan is.',
    frontMatter: {},
    tags: [],
    sections: [
      { anchor: '', path: ['Plans'], text: 'What a plan is. And more.' },
      { anchor: 'limits', path: ['Plans', 'Limits'], text: 'How much.' },
    ],
    ...fields,
  }) as CompiledPage;

it('makes a record of the beginning and of each section', () => {
  expect(toSearchRecords(page(), shell, { locale: 'en' })).toEqual([
    {
      id: 'cloud/account/plans.md#',
      url: '/docs/cloud/plans',
      anchor: '',
      title: 'Plans',
      breadcrumb: ['Account'],
      headings: [],
      text: 'What a plan is. And more.',
      area: 'cloud',
      version: 'current',
      locale: 'en',
    },
    expect.objectContaining({ id: 'cloud/account/plans.md#limits', headings: ['Limits'], text: 'How much.' }),
  ]);
});

it('says the language of a page that is not translated', () => {
  const fallback = { ...shell, contentLocale: 'english' } as ShellPage;
  const locale = { label: '', dir: 'ltr', basePath: '/' } as const;
  const locales = [{ ...locale, code: 'english', htmlLang: 'en-GB' }];
  const records = toSearchRecords(page(), fallback, { locale: 'fr', locales });
  expect(records.map(({ language }) => language)).toEqual(['en-GB', 'en-GB']);
});

it('finds a page by its title even when it begins with a heading', () => {
  const [beginning] = toSearchRecords(page({ sections: page().sections.slice(1) }), shell, { locale: 'en' });
  expect(beginning).toMatchObject({ anchor: '', headings: [], text: 'What a plan is.' });
});

it('has the code of a section, and a text even where it begins with code', () => {
  const sections = [{ anchor: '', path: ['Plans'], text: '', code: 'npm start' }];
  const [beginning] = toSearchRecords(page({ sections }), shell, { locale: 'en' });
  expect(beginning).toMatchObject({ text: 'What a plan is.', code: 'npm start' });
});

it("finds a page by its keywords and tags, at the page's beginning", () => {
  const keywords = ['subscription', 'price'];
  const records = toSearchRecords(page({ frontMatter: { keywords } }), shell, { locale: 'en' });
  expect(records.map((record) => record.keywords)).toEqual([keywords, undefined]);
  const tags = ['price', 'API'].map((label) => ({ label, slug: label.toLowerCase(), line: 2, column: 1 }));
  const tagged = toSearchRecords(page({ frontMatter: { keywords }, tags }), shell, { locale: 'en' });
  expect(tagged[0]?.keywords).toEqual(['subscription', 'price', 'API']);
});

it('leaves out what should not be found, and stores the boosts that search can store', () => {
  expect(toSearchRecords(page({ frontMatter: { unlisted: true } }), shell, { locale: 'en' })).toEqual([]);
  expect(
    toSearchRecords(page({ frontMatter: { search: { exclude: true } } }), shell, { locale: 'en' }),
  ).toEqual([]);
  expect(
    toSearchRecords(page({ frontMatter: { search: { boost: 9 } } }), shell, { locale: 'en' })[0]?.boost,
  ).toBe(2);
});

it('describes the search to browsers, below a base path and with signs that XML knows', () => {
  const site = { title: 'Field & <guide> of everything', baseUrl: '/docs/', searchHref: '/docs/search' };
  const xml = openSearchDescription(site, { url: 'https://docs.example.org', tagline: '' });
  expect(xml).toContain('<ShortName>Field &amp; &lt;guide&gt;</ShortName>');
  expect(xml).toContain('<Description>Field &amp; &lt;guide&gt; of everything</Description>');
  expect(xml).toContain('template="https://docs.example.org/docs/search?q={searchTerms}"');
  expect(
    openSearchDescription(site, { url: 'https://docs.example.org', tagline: 'How things work' }),
  ).toContain('<Description>How things work</Description>');
});
