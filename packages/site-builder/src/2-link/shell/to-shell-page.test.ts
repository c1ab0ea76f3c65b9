import type { SidebarPlace } from '@org/sidebar-engine';
import { describe, expect, it } from 'vitest';
import { configOf, pageOf } from '../../../test/sample.js';
import type { SiteConfig } from '../../config/site-config.js';
import type { PageSummary } from '../../model/site-model.js';
import { toComponentPage, toDocPage, toIndexPage, toNotFoundPage } from './to-shell-page.js';

const place: SidebarPlace = {
  sidebar: 'cloudSidebar',
  trail: [1, 0],
  breadcrumbs: [{ label: 'Projects' }],
  previous: { label: 'Introduction', href: '/docs/cloud/intro' },
  next: { label: 'Settings', href: '/docs/cloud/settings' },
};

const headings = [2, 3, 4].map((depth) => ({ id: `h${depth}`, depth, text: `Heading ${depth}` }));
const known: Record<string, { label: string; href: string }> = {
  'cloud/faq': { label: 'Questions', href: '/docs/cloud/faq' },
};

function docPage(
  frontMatter: PageSummary['frontMatter'] = {},
  config: Partial<SiteConfig> = {},
  at: SidebarPlace | undefined = place,
) {
  const page = pageOf('cloud/overview.md', {
    title: 'Overview',
    description: 'What it is.',
    headings,
    frontMatter,
  });
  const linkTo = (id: string) => known[id] ?? null;
  return toDocPage(
    { page, address: '/docs/cloud/overview', place: at, linkTo, lang: 'en' },
    configOf({ baseUrl: '/docs/', ...config }),
  );
}

describe('toDocPage', () => {
  it('puts together what the shell shows around the article', () => {
    expect(docPage()).toEqual({
      kind: 'doc',
      path: '/docs/cloud/overview',
      title: 'Overview',
      documentTitle: 'Overview | Field guide',
      description: 'What it is.',
      canonical: 'https://docs.example.org/docs/cloud/overview',
      noIndex: false,
      sidebar: 'cloudSidebar',
      trail: [1, 0],
      breadcrumbs: [{ label: 'Projects' }],
      headings: headings.slice(0, 2),
      hideTitle: false,
      minutes: 1,
      previous: place.previous,
      next: place.next,
      editHref: null,
      lastUpdate: null,
      markdownHref: '/docs/cloud/overview.md',
    });
  });

  it('has a lead where the front matter has a description, and what stands at its head is settled by the site', () => {
    const frontMatter = { description: 'What it is.' };
    expect(docPage(frontMatter)).toMatchObject({ lead: true, minutes: 1 });
    const pageHead = { description: false, readingTime: false, markdown: false, assistants: [] };
    const quiet = docPage(frontMatter, { pageHead });
    expect(quiet).toMatchObject({ offersMarkdown: false });
    expect(quiet).not.toHaveProperty('lead');
    expect(quiet).not.toHaveProperty('minutes');
  });

  it('says when git saw the last change, unless the page says it or the site wants no date', () => {
    const update = { date: '2026-03-02T08:00:00.000Z', author: 'Ada' };
    const updateOf = (frontMatter: PageSummary['frontMatter'], config: Partial<SiteConfig> = {}) => {
      const input = {
        page: pageOf('a.md', { frontMatter }),
        address: '/a',
        place,
        linkTo: () => null,
        update,
        lang: 'en',
      };
      return toDocPage(input, configOf(config)).lastUpdate;
    };
    const own = { last_update: { date: '2024-02-29' } };
    expect(updateOf({})).toEqual({ date: update.date, dateText: 'Mar 2, 2026' });
    expect(updateOf(own)).toEqual({ date: '2024-02-29', dateText: 'Feb 29, 2024' });
    expect(updateOf({}, { lastUpdate: { date: false } })).toBeNull();
    expect(updateOf(own, { lastUpdate: { date: false } })).toEqual({
      date: '2024-02-29',
      dateText: 'Feb 29, 2024',
    });
    expect(updateOf(own, { lastUpdate: { author: true } })).toEqual({
      date: '2024-02-29',
      dateText: 'Feb 29, 2024',
      author: 'Ada',
    });
  });

  it('stands alone when no sidebar holds the page', () => {
    const page = pageOf('cloud/overview.md');
    expect(
      toDocPage({ page, address: '/a', place: undefined, linkTo: () => null, lang: 'en' }, configOf()),
    ).toMatchObject({
      sidebar: null,
      trail: [],
      breadcrumbs: [],
      previous: null,
      next: null,
    });
  });

  it('shows the sidebar that the page asks for, without a trail in a foreign one', () => {
    expect(docPage({ displayed_sidebar: 'other' })).toMatchObject({ sidebar: 'other', trail: [] });
    expect(docPage({ displayed_sidebar: 'cloudSidebar' })).toMatchObject({
      sidebar: 'cloudSidebar',
      trail: [1, 0],
    });
    expect(docPage({ displayed_sidebar: null })).toMatchObject({ sidebar: null, trail: [] });
  });

  it('leads to the neighbours that the page names, or to none', () => {
    expect(docPage({ pagination_next: 'cloud/faq' }).next).toEqual(known['cloud/faq']);
    expect(docPage({ pagination_prev: null })).toMatchObject({ previous: null, next: place.next });
    expect(docPage({ pagination_next: 'cloud/unknown' }).next).toBeNull();
  });

  it('cuts the table of contents to the site’s levels, or to the page’s', () => {
    const depths = (...args: Parameters<typeof docPage>) =>
      docPage(...args).headings.map(({ depth }) => depth);
    expect(depths({}, { tableOfContents: { minHeadingLevel: 3, maxHeadingLevel: 4 } })).toEqual([3, 4]);
    expect(depths({ toc_max_heading_level: 4 })).toEqual([2, 3, 4]);
    expect(depths({ toc_min_heading_level: 3 })).toEqual([3]);
    expect(depths({ hide_table_of_contents: true })).toEqual([]);
  });

  it('computes the edit link unless the page has its own, or wants none', () => {
    const editUrl = 'https://example.org/edit/main/';
    expect(docPage({}, { editUrl }).editHref).toBe('https://example.org/edit/main/cloud/overview.md');
    expect(docPage({ custom_edit_url: 'https://example.org/x' }, { editUrl }).editHref).toBe(
      'https://example.org/x',
    );
    expect(docPage({ custom_edit_url: null }, { editUrl }).editHref).toBeNull();
  });

  it('keeps search engines out of an unlisted page, and of all pages of a site that wants it', () => {
    expect(docPage({ unlisted: true }).noIndex).toBe(true);
    expect(docPage({}, { noIndex: true }).noIndex).toBe(true);
  });

  it('passes on what the page says of itself', () => {
    expect(docPage({ keywords: ['a'], hide_title: true, last_update: { date: '2024-02-29' } })).toMatchObject(
      {
        keywords: ['a'],
        hideTitle: true,
        lastUpdate: { date: '2024-02-29' },
      },
    );
  });

  it('separates titles as the site wants', () => {
    expect(docPage({}, { titleDelimiter: '–' }).documentTitle).toBe('Overview – Field guide');
  });
});

it.each([
  ['what its area says', {}, { type: 'info', text: 'Of the area.' }],
  ['what it says itself', { banner: 'Of the page.' }, { type: 'info', text: 'Of the page.' }],
  [
    'what it says itself, in its own way',
    { banner: { type: 'danger' as const, text: 'No way back.' } },
    { type: 'danger', text: 'No way back.' },
  ],
  ['nothing, if it wants so', { banner: false as const }, undefined],
])('a page says above its title %s', (_, frontMatter, banner) => {
  const areas = [{ dir: 'cloud', label: 'Cloud', banner: { text: 'Of the area.' } }];
  expect(docPage(frontMatter, { areas }).banner).toEqual(banner);
});

it('toIndexPage lists pages, and asks nobody whether that helped', () => {
  const around = { sidebar: null, trail: [], breadcrumbs: [], previous: null, next: null };
  const index = { title: 'Projects', href: '/docs/cloud/projects', place: around, cards: [] };
  expect(toIndexPage({ index }, configOf({ baseUrl: '/docs/' }))).toMatchObject({
    title: 'Projects',
    cards: [],
    editHref: null,
    asksFeedback: false,
  });
});

it('toComponentPage names the component, has the tagline and the icons that it may draw, and does not repeat the site’s title', () => {
  const texts = { title: 'Field guide', description: 'Where to start.' };
  const page = { path: '/', component: 'home', ...texts, icons: ['check', 'no-such-icon'] };
  expect(
    toComponentPage(page, configOf({ baseUrl: '/docs/', noIndex: true, tagline: 'How things work' })),
  ).toEqual({
    kind: 'component',
    component: 'home',
    path: '/docs/',
    title: 'Field guide',
    documentTitle: 'Field guide',
    description: 'Where to start.',
    tagline: 'How things work',
    canonical: 'https://docs.example.org/docs/',
    noIndex: true,
    icons: { check: { path: 'M20 6L9 17l-5-5' } },
  });
});

it('toNotFoundPage is never for search engines', () => {
  expect(toNotFoundPage(configOf({ baseUrl: '/docs/' }), 'Page not found')).toEqual({
    kind: 'not-found',
    path: '/docs/404',
    title: 'Page not found',
    documentTitle: 'Page not found | Field guide',
    description: '',
    canonical: 'https://docs.example.org/docs/404',
    noIndex: true,
  });
});
