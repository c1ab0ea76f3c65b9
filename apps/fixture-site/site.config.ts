import { defineConfig } from '@org/site-builder/config';
import { releaseHooks } from './hooks/release-hooks.js';

/** A small site with everything that a site can have, for the browser tests. */
export default defineConfig({
  title: 'Fixture',
  tagline: 'Everything once',
  url: 'https://fixture.example.org',
  baseUrl: '/base/',
  favicon: 'favicon.svg',
  logo: { src: 'favicon.svg', width: 28, height: 28 },
  defaultLocale: 'en',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'fr', label: 'Français' },
    { code: 'ar', label: 'العربية' },
  ],
  // The same bytes from every checkout.
  lastUpdate: { date: false },
  editUrl: 'https://example.org/edit',
  pageHead: {
    assistants: [{ label: 'Open in Helper', href: 'https://helper.example.org/new?q=Read%20{url}' }],
  },
  areas: [
    {
      dir: 'guide',
      label: 'Guide',
      versions: { released: ['2.0', '1.0'], options: { '1.0': { noIndex: true } } },
    },
    { dir: 'notes', label: 'Notes', banner: { type: 'tip', text: 'Notes are short.' } },
    { dir: 'changes', label: 'Changes', kind: 'blog', blog: { postsPerPage: 3, recentPosts: 3 } },
  ],
  pages: [
    { path: '/', component: 'landing', title: 'Fixture', description: 'Where everything starts.' },
    { path: '/crash', component: 'crash', title: 'A page that crashes' },
    { path: '/plain', component: 'plain', title: 'A plain page' },
    { path: '/welcome', component: 'welcome', title: 'Welcome', icons: ['book-open', 'brand:react'] },
    { path: '/search', component: 'search', title: 'Search the fixture' },
  ],
  redirects: [{ from: '/old-notes.html', to: '/notes/one' }],
  search: { provider: 'embedded', popular: ['guide/intro', 'notes/one'] },
  socialCards: {
    fonts: ['@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'],
  },
  feed: true,
  feedback: true,
  linkPreviews: true,
  llmsFull: true,
  offline: true,
  scripts: {
    tagManager: { containerId: 'GTM-FIXTURE', src: 'https://tags.example.org/gtm.js' },
    modules: [{ src: '/counter.js' }],
  },
  announcement: { id: 'first', html: 'Version 2.0 is out: <a href="/base/guide/intro">read it</a>.' },
  sidebar: { hideable: true, autoCollapseCategories: true },
  navbar: {
    hideOnScroll: true,
    items: [
      { type: 'docSidebar', label: 'Guide', sidebarId: 'guideSidebar' },
      { type: 'doc', docId: 'notes/one', label: 'Notes' },
      {
        type: 'dropdown',
        label: 'More',
        items: [
          { type: 'doc', docId: 'notes/two' },
          { type: 'link', label: 'A plain page', href: '/plain', icon: 'file' },
          { type: 'link', label: 'A file', href: '/favicon.svg' },
          { type: 'html', value: '<span class="hint">That is all.</span>' },
        ],
      },
      { type: 'docsVersion', area: 'guide', position: 'right' },
      { type: 'docsVersionDropdown', area: 'guide', position: 'right' },
      { type: 'localeDropdown', icon: 'languages', position: 'right' },
      {
        type: 'link',
        label: 'Source',
        href: 'https://example.org/source',
        icon: 'brand:github',
        position: 'right',
      },
      { type: 'html', value: '<span class="hint">Hi</span>', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  hooks: [releaseHooks({ version: '2.0.1', day: '2026-03-01' })],
  footer: {
    groups: [
      {
        title: 'More',
        items: [
          { label: 'Notes', href: '/notes/one' },
          { label: 'A file', href: '/favicon.svg' },
        ],
      },
    ],
    note: 'A fixture.',
    version: '2.0.1',
    licence: { label: 'CC0', href: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  },
});
