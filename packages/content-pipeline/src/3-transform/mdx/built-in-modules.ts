import { builtIns, transparent } from './built-ins.js';

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
  ['@theme/IdealImage', { default: builtIns.Image }],
  ['@docusaurus/Link', { default: builtIns.Link }],
  [
    '@docusaurus/Translate',
    { default: transparent, translate: ({ message }: { message: string }) => message },
  ],
  ['@docusaurus/useBaseUrl', { default: useBaseUrl, useBaseUrlUtils: () => ({ withBaseUrl: useBaseUrl }) }],
]);
