import { defineConfig } from '@org/site-builder/config';

const SOURCE = 'https://github.com/example/docs-platform';

/** Of the doors, and of the grid below them. */
const HOME_ICONS = [
  'rocket',
  'pencil-line',
  'palette',
  'puzzle',
  'search',
  'plug',
  'gauge',
  'list-checks',
  'file-search',
];

export default defineConfig({
  title: 'Docs platform',
  tagline: 'Libraries for documentation sites that are fast, checked and yours',
  url: 'https://platform.example.org',
  favicon: 'mark.svg',
  logo: { src: 'mark.svg', width: 26, height: 26 },
  noIndex: true,
  editUrl: `${SOURCE}/edit/main/apps/platform-docs/content`,
  pageHead: {
    assistants: [
      { label: 'Open in Claude', href: 'https://claude.ai/new?q=Read%20{url}' },
      { label: 'Open in ChatGPT', href: 'https://chatgpt.com/?q=Read%20{url}' },
    ],
  },
  areas: [
    { dir: 'handbook', path: '/', label: 'Handbook' },
    { dir: 'reference', label: 'Reference' },
  ],
  apis: [{ file: 'handbook/example-api.yaml', path: '/example-api', label: 'Example API' }],
  pages: [
    {
      path: '/',
      component: 'home',
      title: 'Docs platform',
      description: 'A handbook of the libraries: from one file of Markdown to many products.',
      icons: HOME_ICONS,
    },
  ],
  navbar: {
    items: [
      { type: 'docSidebar', label: 'Handbook', sidebarId: 'handbook' },
      { type: 'docSidebar', label: 'Reference', sidebarId: 'reference' },
      { type: 'docSidebar', label: 'Example API', sidebarId: 'example-apiSidebar' },
      { type: 'search', position: 'right' },
      { type: 'link', label: 'Source', href: SOURCE, icon: 'brand:github', position: 'right' },
    ],
  },
  sidebar: { hideable: true },
  footer: {
    groups: [
      {
        title: 'Handbook',
        items: [
          { label: 'Start', href: '/start/first-site' },
          { label: 'Write', href: '/write/text' },
          { label: 'Theme', href: '/theme/tokens' },
        ],
      },
      {
        title: 'Look up',
        items: [
          { label: 'Configuration', href: '/reference/configuration' },
          { label: 'Front matter', href: '/reference/front-matter' },
          { label: 'Packages', href: '/reference/packages' },
        ],
      },
    ],
    note: 'Built with what it describes.',
    colorMode: true,
  },
  search: {
    provider: 'embedded',
    code: true,
    synonyms: [['config', 'configuration']],
    popular: ['handbook/start/first-site', 'handbook/write/text', 'handbook/theme/parts'],
  },
  socialCards: {},
  offline: true,
  feed: true,
  feedback: true,
  linkPreviews: true,
  llmsFull: true,
  colorMode: { respectPrefersColorScheme: true },
  markdown: { math: true, remarkPlugins: ['./plugins/demo.mjs'] },
});
