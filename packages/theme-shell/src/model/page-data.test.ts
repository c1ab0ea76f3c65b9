import { expect, it } from 'vitest';
import { documentOf } from '../../test/document.js';
import { componentPage, docPage, envelopeOf, notFoundPage } from '../../test/sample.js';
import { type PageData, pageOf, toPageData } from './page-data.js';
import type { ShellPage } from './shell-page.js';

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

const pages: [string, ShellPage][] = [
  ['a document', docPage],
  [
    'a document that has everything',
    {
      ...docPage,
      noIndex: true,
      keywords: ['a, b', 'c'],
      markdownHref: '/docs/cloud/projects/overview.md',
      searchFacets: { language: 'en', docusaurus_tag: 'docs-cloud-2.x' },
      hideTitle: true,
      next: { label: 'Next', href: '/docs/next' },
    },
  ],
  ['a document that has little', { ...docPage, previous: null, editHref: null, lastUpdate: null }],
  ['a title with signs of HTML', { ...docPage, documentTitle: ' <a> & "b"  &amp; c ', description: '">' }],
  ['a React page', { ...componentPage, tagline: 'All of it.' }],
  ['the page for unknown addresses', notFoundPage],
];

it.each(pages)('%s is whole again from its document', (_, page) => {
  const data = toPageData(envelopeOf(page));
  expect(pageOf(JSON.parse(JSON.stringify(data)) as PageData, parse(documentOf(page)))).toEqual(page);
});

it('says nothing that the head says, and nothing that most pages have', () => {
  const markdownHref = '/docs/a.md';
  const { page } = toPageData(envelopeOf({ ...docPage, markdownHref, lastUpdate: null }));
  for (const name of ['documentTitle', 'canonical', 'markdownHref', 'noIndex', 'next', 'lastUpdate'])
    expect(page).not.toHaveProperty(name);
  expect(page).toHaveProperty('previous', ['/docs/cloud/intro', 'Introduction']);
});

it('has an address and a title where something in between has taken them out of the head', () => {
  const { canonical, documentTitle } = pageOf(toPageData(envelopeOf(docPage)), parse(''));
  expect([new URL(canonical).pathname, documentTitle]).toEqual([docPage.path, docPage.title]);
});
