import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import {
  type DocPage,
  type NavbarItem,
  type PageEnvelope,
  type ShellArea,
  type ShellPage,
  type ShellSidebar,
  type ShellSidebarNode,
  type ShellSite,
  shellMessagesFor,
} from '@org/theme-shell';
import type { DocumentInput } from '@org/theme-shell/server';
import { APP, at } from './site.js';

/** A site with all options of the shell, drawn by this app's own bundle and answered beside the built site. */
export const BASE = '/fixture/';
const SITE_DATA = `${BASE}assets/data/site.json`;
const SIDEBAR_DATA = `${BASE}assets/data/sidebar.json`;
const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; require-trusted-types-for 'script'; trusted-types docs-shell";

const link = (label: string, slug: string): ShellSidebarNode => ({
  type: 'link',
  label,
  href: BASE + slug,
});
const category = (label: string, items: ShellSidebarNode[]): ShellSidebarNode => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
});

const SLUGS = ['one', 'two', 'three', ...Array.from({ length: 60 }, (_, index) => `more-${index}`)];

const sidebar: ShellSidebar = {
  id: 'fixture',
  items: [
    category('First part', [link('Page one', 'one'), link('Page two', 'two')]),
    category('Second part', [link('Page three', 'three')]),
    ...SLUGS.slice(3).map((slug) => link(`Page ${slug}`, slug)),
  ],
};

const area: ShellArea = {
  id: 'fixture',
  label: 'Fixture',
  versions: [
    { name: '2', label: '2.x', href: `${BASE}one`, isLast: true },
    { name: '1', label: '1.x', href: `${BASE}1/one`, isLast: false, banner: 'unmaintained', badge: true },
  ],
};

const navbar: NavbarItem[] = [
  { type: 'link', position: 'left', label: 'Guide', href: `${BASE}one`, activeBase: BASE },
  { type: 'docsVersion', position: 'left', area: 'fixture' },
  {
    type: 'dropdown',
    position: 'right',
    label: 'Community',
    items: [
      { type: 'link', label: 'Chat', href: 'https://chat.example.org/', activeBase: null },
      { type: 'html', value: '<b>Weekly call</b>' },
      { type: 'link', label: 'Page two', href: `${BASE}two`, activeBase: null },
    ],
  },
  { type: 'docsVersionDropdown', position: 'right', area: 'fixture' },
  { type: 'localeDropdown', position: 'right' },
  { type: 'html', position: 'right', value: '<i id="mark">β</i>' },
];

export const fixtureSite: ShellSite = {
  title: 'Fixture',
  baseUrl: BASE,
  homeHref: BASE,
  logo: null,
  locale: 'en',
  direction: 'ltr',
  locales: [
    { code: 'en', label: 'English', htmlLang: 'en', dir: 'ltr', basePath: BASE },
    { code: 'fr', label: 'Français', htmlLang: 'fr', dir: 'ltr', basePath: `${BASE}fr/` },
    { code: 'ar', label: 'العربية', htmlLang: 'ar', dir: 'rtl', basePath: `${BASE}ar/` },
  ],
  areas: [area],
  navbar,
  hideOnScroll: true,
  sidebar: { hideable: true, autoCollapseCategories: true },
  announcement: { id: 'spring', html: 'The <b>spring</b> release is <a href="/fixture/two">here</a>.' },
  footer: {
    groups: [{ title: 'More', items: [{ label: 'Page two', href: `${BASE}two` }] }],
    note: 'A fixture.',
  },
  trailingSlash: false,
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  messages: shellMessagesFor('en'),
};

/** The same in Arabic, with the longest words where room is short. */
export const arabicSite: ShellSite = {
  ...fixtureSite,
  title: 'دليل التوثيق التجريبي',
  locale: 'ar',
  direction: 'rtl',
  messages: shellMessagesFor('ar', {
    skipToContent: 'انتقل إلى المحتوى الرئيسي',
    mainNavigation: 'التنقل الرئيسي',
    onThisPage: 'في هذه الصفحة',
    previous: 'السابق',
    next: 'التالي',
    collapseSidebar: 'طي الشريط الجانبي',
    unmaintainedVersion: 'هذه الصفحة تخص {version} الذي لم يعد مدعوما.',
  }),
};

const article = [
  '<p>Text with a <a href="#last">link</a>.</p>',
  ...Array.from(
    { length: 30 },
    (_, index) => `<div class="heading"><h2 id="part-${index}">Part ${index}</h2></div><p>Words.</p>`,
  ),
  '<div class="heading"><h2 id="last">Last</h2></div><p>The end.</p>',
].join('');

function docPage(slug: string): DocPage {
  const title = `Page ${slug}`;
  const trails: Record<string, number[]> = { one: [0, 0], two: [0, 1], three: [1, 0] };
  return {
    kind: 'doc',
    path: BASE + slug,
    title,
    documentTitle: `${title} | Fixture`,
    description: `About ${slug}.`,
    canonical: `https://docs.example.org${BASE}${slug}`,
    noIndex: slug === 'two',
    sidebar: 'fixture',
    trail: trails[slug] ?? [SLUGS.indexOf(slug) - 1],
    breadcrumbs: [{ label: 'First part' }],
    headings: [
      { id: 'part-0', depth: 2, text: 'Part 0' },
      { id: 'last', depth: 2, text: 'Last' },
    ],
    hideTitle: false,
    previous: { label: 'Page one', href: `${BASE}one` },
    next: { label: 'Page three', href: `${BASE}three` },
    editHref: null,
    lastUpdate: { date: '2024-02-29', dateText: 'Feb 29, 2024', author: 'Ada' },
    version: {
      area: 'fixture',
      name: slug === 'three' ? '1' : '2',
      sameDocument: { '1': `${BASE}1/${slug}` },
    },
    alternates: ['en', 'fr', 'ar'].map((locale) => ({
      locale,
      path: locale === 'en' ? BASE + slug : `${BASE}${locale}/${slug}`,
      translated: true,
    })),
  };
}

interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
}

function assets(): DocumentInput['assets'] {
  const text = readFileSync(path.join(APP, '.bundle/client/.vite/manifest.json'), 'utf8');
  const chunks = Object.values(JSON.parse(text) as Record<string, ManifestChunk>);
  const of = (name: string) => at(chunks.find((chunk) => chunk.isEntry && chunk.name === name)?.file ?? name);
  return {
    boot: of('boot'),
    behaviours: of('behaviours'),
    shell: of('shell'),
    styles: [of('styles')],
    favicon: at('favicon.svg'),
  };
}

/** Answers requests below {@link BASE}: documents and data of the site, under a strict policy. */
export async function serveFixture(page: Page, site: ShellSite = fixtureSite): Promise<void> {
  const bundle = pathToFileURL(path.join(APP, '.bundle/server/render.mjs')).href;
  const { render } = (await import(bundle)) as {
    render(input: Omit<DocumentInput, 'PageComponent'>): string;
  };
  const envelopeOf = (shown: ShellPage): PageEnvelope => ({
    shell: 'fixture',
    siteUrl: SITE_DATA,
    sidebarUrl: shown.kind === 'doc' ? SIDEBAR_DATA : null,
    page: shown,
  });
  const home: ShellPage = { ...docPage('home'), path: BASE, sidebar: null, trail: [] };
  const find = (slug: string): ShellPage | undefined => {
    if (slug === '' || slug === 'index') return home;
    return SLUGS.includes(slug) ? docPage(slug) : undefined;
  };
  const documentOf = (shown: ShellPage): string =>
    render({ envelope: envelopeOf(shown), site, sidebar, html: article, assets: assets() });

  await page.route(`**${BASE}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === SITE_DATA) return route.fulfill({ json: site });
    if (pathname === SIDEBAR_DATA) return route.fulfill({ json: sidebar });
    const asked = pathname.slice(BASE.length);
    const shown = find(asked);
    if (!shown) {
      const other = /^(?:fr|ar|1)\//.test(asked);
      return route.fulfill({
        status: other ? 200 : 404,
        contentType: 'text/html',
        body: '<h1>Elsewhere</h1>',
      });
    }
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: documentOf(shown),
    });
  });
}
