import { shellMessagesFor } from '../../messages/shell-messages.js';
import { expect, it } from 'vitest';
import { mount, textsOf } from '../../../test/mount.js';
import { docPage, site } from '../../../test/sample.js';
import type { ShellSite, ShellVersion } from '../../model/shell-site.js';
import type { DocPage } from '../../model/shell-page.js';
import { DocView } from './doc-view.js';
import { ShellProvider } from '../frame/shell-context.js';

const versions: ShellVersion[] = [
  {
    name: 'current',
    label: 'Next',
    href: '/docs/next/cloud/intro',
    isLast: false,
    banner: 'unreleased',
    badge: true,
  },
  { name: '2', label: '2.x', href: '/docs/cloud/intro', isLast: true },
  { name: '1', label: '1.x', href: '/docs/1/cloud/intro', isLast: false, banner: 'unmaintained' },
];
const full = {
  ...site,
  areas: [{ id: 'cloud', label: 'Cloud', versions }],
  locales: [
    { code: 'en', label: 'English', htmlLang: 'en', dir: 'ltr' as const, basePath: '/docs/' },
    { code: 'ar', label: 'العربية', htmlLang: 'ar', dir: 'rtl' as const, basePath: '/docs/ar/' },
  ],
};

const draw = (page: Partial<DocPage>, ofSite: Partial<ShellSite> = {}): HTMLElement =>
  mount(
    <ShellProvider site={{ ...full, ...ofSite }} page={{ ...docPage, ...page }} sidebar={null}>
      <DocView page={{ ...docPage, ...page }} html="" />
    </ShellProvider>,
  ).container;
const inVersion = (name: string, sameDocument = {}) => ({ version: { area: 'cloud', name, sameDocument } });

it('a banner stands first, with what kind it is', () => {
  const banner = draw({ banner: { type: 'warning', text: 'Not for production.' } }).querySelector('.notice');
  expect([banner?.textContent, banner?.role, banner?.getAttribute('data-type')]).toEqual([
    'Not for production.',
    'note',
    'warning',
  ]);
});

it('a page of the latest version says nothing', () => {
  expect(draw(inVersion('2')).querySelector('.notice, .version-badge')).toBeNull();
  expect(draw({}).querySelector('.notice, .version-badge')).toBeNull();
});

it('a page of a version to come says so, wears its badge and leads to the same document of the latest', () => {
  const page = draw(inVersion('current', { '2': '/docs/cloud/projects/overview' }));
  expect(textsOf(page, '.version-banner p')).toEqual([
    'This page is about Cloud Next, which is not released yet.',
    'Read it for Cloud 2.x, the latest version',
  ]);
  expect(textsOf(page, '.version-badge')).toEqual(['Version: Next']);
  const link = page.querySelector<HTMLElement>('.version-banner a');
  expect(link?.getAttribute('href')).toBe('/docs/cloud/projects/overview');
  expect(link?.hasAttribute('data-keep')).toBe(true);
  expect({ ...link?.dataset }).toMatchObject({ area: 'cloud', version: '2' });
});

it('a page of an old version leads to the first document of the latest where the document is gone', () => {
  const page = draw(inVersion('1'));
  expect(textsOf(page, '.version-banner p')[0]).toBe(
    'This page is about Cloud 1.x, which is no longer maintained.',
  );
  expect(page.querySelector('.version-banner a')?.getAttribute('href')).toBe('/docs/cloud/intro');
});

it('a page that is not translated says so and keeps its own language and direction', () => {
  const page = draw({ contentLocale: 'ar' });
  expect(textsOf(page, '.untranslated')).toEqual([
    'This page has not been translated yet; it is shown in العربية.',
  ]);
  const article = page.querySelector('article');
  expect([article?.lang, article?.dir]).toEqual(['ar', 'rtl']);
  expect(draw({}).querySelector('.untranslated, [lang]')).toBeNull();
});

it('names the language of the text in the words of the reader where the site data has them', () => {
  const locales = full.locales.map((locale) =>
    locale.code === 'ar' ? { ...locale, name: 'arabe' } : locale,
  );
  const page: DocPage = { ...docPage, contentLocale: 'ar' };
  const { container } = mount(
    <ShellProvider site={{ ...full, locales, messages: shellMessagesFor('fr') }} page={page} sidebar={null}>
      <DocView page={page} html="" />
    </ShellProvider>,
  );
  expect(textsOf(container, '.untranslated')).toEqual([
    'Cette page n’est pas encore traduite\u00a0; elle est affichée dans sa langue d’origine (arabe).',
  ]);
});

it('the contents of a page that is not translated are a box of the shell with headings of the article', () => {
  const page = draw({ contentLocale: 'ar' });
  const languages = (selector: string) =>
    [...page.querySelectorAll<HTMLElement>(selector)].map((element) => [element.lang, element.dir]);
  expect(languages('.toc > ul, .toc-mobile > ul')).toEqual([
    ['ar', ''],
    ['ar', ''],
  ]);
  expect(languages('.toc-mobile')).toEqual([['en', 'ltr']]);
  // Outside of the article the shell's own language holds.
  expect(languages('.toc')).toEqual([['', '']]);
});

it('asks whether it helped where the site asks, but not on a list of pages', () => {
  expect(draw({}, { feedback: true }).querySelector('.feedback')).not.toBeNull();
  expect(draw({ asksFeedback: false }, { feedback: true }).querySelector('.feedback')).toBeNull();
  expect(draw({}).querySelector('.feedback')).toBeNull();
});

it('an index page shows its description and a card for each child', () => {
  const page = draw({
    cards: [
      { kind: 'link', label: 'Overview', href: '/docs/a', description: 'All of it.' },
      { kind: 'category', label: 'Settings', href: '/docs/b', count: 3 },
      { kind: 'category', label: 'Keys', href: '/docs/c', count: 1 },
    ],
  });
  expect(textsOf(page, '.doc-lead')).toEqual(['What it says.']);
  expect(textsOf(page, '.doc-cards li')).toEqual(['OverviewAll of it.', 'Settings3 items', 'Keys1 item']);
  expect([...page.querySelectorAll('.doc-cards a')].map((link) => link.getAttribute('href'))).toEqual([
    '/docs/a',
    '/docs/b',
    '/docs/c',
  ]);
});

it.each([
  [{ date: '2024-02-29' }, 'Last updated on 2024-02-29'],
  [{ date: '2024-02-29', dateText: '29 February 2024' }, 'Last updated on 29 February 2024'],
  [{ date: '2024-02-29', dateText: 'Feb 29, 2024', author: 'Ada' }, 'Last updated on Feb 29, 2024 by Ada'],
  [{ author: 'Ada' }, 'Last updated by Ada'],
])('an update %o is told as "%s"', (lastUpdate, text) => {
  expect(textsOf(draw({ lastUpdate }), '.doc-footer span')).toEqual([text]);
});
