import type { SiteFacts } from '../../../page/compile-options.js';
import { builtIns } from './built-ins.js';
import {
  browserOnly,
  docCard,
  docCardList,
  head,
  interpolate,
  interpolated,
  mermaid,
  useCurrentSidebarCategory,
} from './docusaurus-components.js';

/** `useBaseUrl('img/x.png')`: addresses from the root are given the base path when the site is linked. */
const useBaseUrl = (address: string): string =>
  /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(address) ? address : `/${address}`;

const theme = [
  'Admonition',
  'CodeBlock',
  'Details',
  'Heading',
  'TabItem',
  'Tabs',
  'ThemedImage',
  'TOCInline',
];

/** Modules of Docusaurus that pages import, and what they give here. */
export const builtInModules = new Map<string, Record<string, unknown>>([
  ...theme.map((name) => [`@theme/${name}`, { default: builtIns[name] }] as const),
  ['@theme/DocCard', { default: docCard }],
  ['@theme/DocCardList', { default: docCardList }],
  ['@theme/Mermaid', { default: mermaid }],
  ['@theme/IdealImage', { default: builtIns.Image }],
  ['@docusaurus/Link', { default: builtIns.Link }],
  [
    '@docusaurus/Translate',
    {
      default: interpolated,
      translate: ({ message }: { message: string }, values?: Record<string, unknown>) =>
        interpolate(message, values),
    },
  ],
  ['@docusaurus/Interpolate', { default: interpolated, interpolate }],
  ['@docusaurus/Head', { default: head }],
  ['@docusaurus/BrowserOnly', { default: browserOnly }],
  ['@docusaurus/useIsBrowser', { default: () => false }],
  ['@docusaurus/ExecutionEnvironment', { default: { canUseDOM: false } }],
  ['@docusaurus/theme-common', { useCurrentSidebarCategory }],
  ['@docusaurus/useBaseUrl', { default: useBaseUrl, useBaseUrlUtils: () => ({ withBaseUrl: useBaseUrl }) }],
]);

export const SITE_CONTEXT = '@docusaurus/useDocusaurusContext';

/** What a page may know of its site. The base path is added when the site is linked, so that here there is none. */
export const siteContext = (site: SiteFacts | undefined): Record<string, unknown> => ({
  default: () => ({
    siteConfig: { ...site, baseUrl: '/' },
    i18n: { currentLocale: site?.locale, defaultLocale: site?.locale },
  }),
});
