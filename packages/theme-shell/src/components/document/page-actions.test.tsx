import { expect, it } from 'vitest';
import { mount, textsOf } from '../../../test/mount.js';
import { docPage, site } from '../../../test/sample.js';
import type { DocPage } from '../../model/shell-page.js';
import type { ShellSite } from '../../model/shell-site.js';
import { ShellProvider } from '../frame/shell-context.js';
import { DocView } from './doc-view.js';

const draw = (page: Partial<DocPage>, settings: Partial<ShellSite> = {}): HTMLElement => {
  const shown = { ...docPage, markdownHref: undefined, ...page } as DocPage;
  return mount(
    <ShellProvider site={{ ...site, ...settings }} page={shown} sidebar={null}>
      <DocView page={shown} html="" />
    </ShellProvider>,
  ).container;
};

it('offers the page’s Markdown: to copy, to look at, and to assistants by its whole address', () => {
  const assistants = [{ label: 'Open in Helper', href: 'https://helper.example/new?q=Read%20{url}' }];
  const page = draw(
    { markdownHref: '/docs/cloud/intro.md', canonical: 'https://docs.example.org/docs/cloud/intro' },
    { assistants },
  );
  expect(page.querySelector('.copy-page + a[type="text/markdown"]')).not.toBeNull();
  const links = [...page.querySelectorAll('.page-actions a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/docs/cloud/intro.md',
    'https://helper.example/new?q=Read%20https%3A%2F%2Fdocs.example.org%2Fdocs%2Fcloud%2Fintro.md',
  ]);
});

it('offers none where the site keeps it to itself, or has none', () => {
  const kept = draw({ markdownHref: '/docs/cloud/intro.md', offersMarkdown: false, minutes: 2 });
  expect(kept.querySelector('.page-actions :is(a, button)')).toBeNull();
  expect(draw({}).querySelector('.page-actions')).toBeNull();
});

it('says how long the page takes to read', () => {
  expect(textsOf(draw({ minutes: 3 }), '.reading-time')).toEqual(['3 min read']);
});

it('shows a description as the lead where a writer wrote one', () => {
  expect(textsOf(draw({ description: 'What it is.', lead: true }), '.doc-lead')).toEqual(['What it is.']);
  expect(draw({ description: 'The first paragraph.' }).querySelector('.doc-lead')).toBeNull();
});
