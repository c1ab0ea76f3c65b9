import {
  type ComponentPage,
  type DocPage,
  shellMessagesFor,
  type NotFoundPage,
  type PageEnvelope,
  type ShellPage,
  type ShellSidebar,
  type ShellSite,
} from '../src/index.js';
import type { ShellAssets } from '../src/server/index.js';

/** A site below a base path, so that every test sees whether it is added. */
export const site: ShellSite = {
  title: 'Field guide',
  baseUrl: '/docs/',
  homeHref: '/docs/',
  logo: { src: '/docs/logo.svg', width: 28, height: 28 },
  locale: 'en',
  direction: 'ltr',
  navbar: [
    { type: 'link', label: 'Cloud', href: '/docs/cloud/intro', position: 'left', activeBase: '/docs/cloud/' },
    { type: 'link', label: 'Search', href: '/search', position: 'left', activeBase: null },
    {
      type: 'link',
      label: 'Source',
      href: 'https://example.org/source',
      position: 'right',
      activeBase: null,
    },
  ],
  footer: {
    groups: [{ title: 'More', items: [{ label: 'Status', href: '/status' }] }],
    note: 'An independent guide.',
  },
  trailingSlash: false,
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  messages: shellMessagesFor('en'),
};

/** Two categories: one with a page of its own and one without, and a link beside them. */
export const sidebar: ShellSidebar = {
  id: 'cloudSidebar',
  items: [
    { type: 'link', label: 'Introduction', href: '/docs/cloud/intro' },
    {
      type: 'category',
      label: 'Projects',
      href: '/docs/cloud/projects',
      collapsible: true,
      collapsed: true,
      items: [
        { type: 'link', label: 'Overview', href: '/docs/cloud/projects/overview' },
        { type: 'link', label: 'Settings', href: '/docs/cloud/projects/settings' },
      ],
    },
    {
      type: 'category',
      label: 'Account',
      collapsible: true,
      collapsed: true,
      items: [{ type: 'link', label: 'Profile', href: '/docs/cloud/account/profile' }],
    },
    {
      type: 'category',
      label: 'Elsewhere',
      collapsible: false,
      collapsed: false,
      items: [{ type: 'link', label: 'Forum', href: 'https://forum.example.org/' }],
    },
  ],
};

const common = { description: 'What it says.', noIndex: false } as const;

export const docPage: DocPage = {
  kind: 'doc',
  ...common,
  path: '/docs/cloud/projects/overview',
  title: 'Overview',
  documentTitle: 'Overview | Field guide',
  canonical: 'https://docs.example.org/docs/cloud/projects/overview',
  sidebar: sidebar.id,
  trail: [1, 0],
  breadcrumbs: [{ label: 'Projects', href: '/docs/cloud/projects' }],
  headings: [
    { id: 'create', depth: 2, text: 'Create' },
    { id: 'with-a-token', depth: 3, text: 'With a token' },
  ],
  hideTitle: false,
  previous: { label: 'Introduction', href: '/docs/cloud/intro' },
  next: null,
  editHref: 'https://example.org/edit/cloud/projects/overview.md',
  lastUpdate: { date: '2024-02-29', dateText: 'Feb 29, 2024' },
};

export const componentPage: ComponentPage = {
  kind: 'component',
  ...common,
  path: '/docs/',
  title: 'Field guide',
  documentTitle: 'Field guide',
  canonical: 'https://docs.example.org/docs/',
  component: 'landing',
};

export const notFoundPage: NotFoundPage = {
  kind: 'not-found',
  path: '/docs/404',
  title: 'Page not found',
  documentTitle: 'Page not found | Field guide',
  description: '',
  canonical: 'https://docs.example.org/docs/404',
  noIndex: true,
};

export const articleHtml =
  '<div class="heading"><h2 id="create">Create</h2></div><p>Press <kbd>C</kbd>.</p>' +
  '<div class="heading"><h3 id="with-a-token">With a token</h3></div>';

export const assets: ShellAssets = {
  boot: '/docs/assets/boot.js',
  behaviours: '/docs/assets/behaviours.js',
  shell: '/docs/assets/shell.js',
  styles: ['/docs/assets/styles.css'],
  favicon: '/docs/favicon.svg',
};

export const envelopeOf = (page: ShellPage): PageEnvelope => ({
  shell: 'build-1',
  siteUrl: '/docs/assets/data/site.en.json',
  sidebarUrl: page.kind === 'doc' ? '/docs/assets/data/cloudSidebar.json' : null,
  page,
});
