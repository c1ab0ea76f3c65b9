import type { SiteConfig } from '@org/site-builder';

/** CI may point the site to an index of Algolia; without the variables search needs no service. */
function searchConfig(): SiteConfig['search'] {
  const feedbackHref = 'https://github.com/strapi/documentation/issues/new?title=Search:%20{query}';
  const { ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX } = process.env;
  if (ALGOLIA_APP_ID && ALGOLIA_SEARCH_KEY && ALGOLIA_INDEX) {
    const account = { appId: ALGOLIA_APP_ID, searchKey: ALGOLIA_SEARCH_KEY, indexName: ALGOLIA_INDEX };
    return { provider: 'algolia', ...account, feedbackHref, popular: POPULAR };
  }
  return { provider: 'embedded', synonyms: SYNONYMS, code: true, feedbackHref, popular: POPULAR };
}

const POPULAR = ['dev-docs/quick-start', 'cloud/getting-started/deployment', 'user-docs/intro'];

const SYNONYMS = [
  ['env', 'environment'],
  ['db', 'database'],
  ['k8s', 'kubernetes'],
  ['login', 'signin'],
  ['config', 'configuration'],
  ['repo', 'repository'],
  ['delete', 'remove'],
  ['upgrade', 'update'],
  ['sso', 'single sign-on'],
  ['rbac', 'role-based access control'],
  ['ctb', 'content-type builder'],
];

/** Of what the landing page shows integrations with. */
const MARKS = [
  ...['react', 'nextdotjs', 'vuedotjs', 'nuxt', 'svelte', 'angular', 'astro', 'flutter', 'laravel'],
  ...['python', 'go', 'graphql'],
];

export default {
  title: 'Strapi field guide',
  // Bun installs a project of 4.11.0, and does not start it.
  markdown: { packageManagers: ['npm', 'yarn', 'pnpm'] },
  tagline: 'Independent documentation for a headless content management system',
  url: 'https://docs.example.org',
  baseUrl: '/',
  favicon: 'favicon.svg',
  logo: { src: 'favicon.svg', width: 28, height: 28 },
  defaultLocale: 'en',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'fr', label: 'Français' },
  ],
  noIndex: true,
  titleDelimiter: '|',
  contentDir: '../../content',
  areas: [
    { dir: 'dev-docs', label: 'Developer docs' },
    { dir: 'user-docs', label: 'User guide' },
    { dir: 'cloud', label: 'Cloud' },
    { dir: 'snippets', label: 'Snippets' },
    { dir: 'openapi', label: 'API reference' },
  ],
  apis: [{ file: 'openapi/reference.yaml', path: '/openapi/', label: 'API reference' }],
  // The reference is the site's own.
  rules: { brokenApiLinks: 'throw' },
  pages: [
    {
      path: '/',
      component: 'landing',
      title: 'Strapi field guide',
      description:
        'Independent documentation for Strapi 4.11: build, edit and host content with a headless CMS.',
      icons: ['code-xml', 'pencil-line', 'cloud', ...MARKS.map((name) => `brand:${name}`)],
    },
    {
      path: '/home/Home',
      component: 'home',
      title: 'Home',
      description:
        'Where to start, by what you want to do: write code, write content, invite people, host a project.',
      icons: ['code-xml', 'pencil-line', 'cloud'],
    },
    {
      path: '/search',
      component: 'search',
      title: 'Search the documentation',
      description: 'Find a page or a section by the words in it.',
    },
    {
      path: '/status',
      component: 'status',
      title: 'Status',
      description:
        'What the last build of this site knows about itself: versions, pages, checks and budgets.',
    },
  ],
  navbar: {
    items: [
      { type: 'link', label: 'Home', href: '/home/Home', position: 'left' },
      { type: 'docSidebar', label: 'Dev docs', sidebarId: 'devDocsSidebar', position: 'left' },
      { type: 'docSidebar', label: 'User guide', sidebarId: 'userDocsSidebar', position: 'left' },
      { type: 'docSidebar', label: 'Cloud', sidebarId: 'cloudSidebar', position: 'left' },
      { type: 'docSidebar', label: 'API', sidebarId: 'openapiSidebar', position: 'left' },
      { type: 'search', label: 'Search', position: 'right' },
      {
        type: 'dropdown',
        label: 'Community',
        icon: 'messages-square',
        position: 'right',
        items: [
          { type: 'link', label: 'Chat', href: 'https://discord.strapi.io', icon: 'brand:discord' },
          {
            type: 'link',
            label: 'Questions and answers',
            href: 'https://forum.strapi.io',
            icon: 'message-circle-question-mark',
          },
          { type: 'link', label: 'Social', href: 'https://twitter.com/strapijs', icon: 'megaphone' },
          { type: 'link', label: 'Blog', href: 'https://strapi.io/blog', icon: 'newspaper' },
        ],
      },
      {
        type: 'link',
        label: 'Source',
        href: 'https://github.com/strapi/strapi',
        icon: 'brand:github',
        position: 'right',
      },
      { type: 'localeDropdown', icon: 'languages', position: 'right' },
    ],
  },
  sidebar: { hideable: true, autoCollapseCategories: true },
  footer: {
    groups: [
      {
        title: 'Documentation',
        items: [
          { label: 'Home', href: '/home/Home' },
          { label: 'Developer docs', href: '/dev-docs/intro' },
          { label: 'User guide', href: '/user-docs/intro' },
          { label: 'Cloud', href: '/cloud/intro' },
          { label: 'Status', href: '/status' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Chat', href: 'https://discord.strapi.io' },
          { label: 'Questions and answers', href: 'https://forum.strapi.io' },
          { label: 'Social', href: 'https://twitter.com/strapijs' },
          { label: 'Blog', href: 'https://strapi.io/blog' },
        ],
      },
      {
        title: 'The product',
        items: [
          { label: 'Source code', href: 'https://github.com/strapi/strapi' },
          { label: 'Packages', href: 'https://www.npmjs.com/package/@strapi/strapi' },
        ],
      },
    ],
    version: 'Strapi 4.11.0',
    licence: { label: 'MIT', href: 'https://opensource.org/license/mit' },
    note: 'An independent guide to Strapi 4.11. It is neither written nor endorsed by the makers of Strapi.',
  },
  search: searchConfig(),
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  liveCode: { playgroundPosition: 'bottom' },
  customFields: { documents: 'Strapi 4.11.0' },
} satisfies SiteConfig;
