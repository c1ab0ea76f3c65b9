/** Modules that the content pipeline itself gives to pages. */
export const PAGE_MODULES = new Set([
  ...'Admonition CodeBlock Details DocCard DocCardList Heading IdealImage Mermaid TabItem Tabs ThemedImage TOCInline'
    .split(' ')
    .map((name) => `@theme/${name}`),
  ...'BrowserOnly ExecutionEnvironment Head Interpolate Link Translate useBaseUrl useDocusaurusContext useIsBrowser'
    .split(' ')
    .map((name) => `@docusaurus/${name}`),
]);

/** Modules that `@org/docusaurus-compat` has for components. */
export const COMPAT_MODULES = new Set([
  ...'Admonition CodeBlock Details Heading IdealImage Layout MDXComponents/A MDXContent TabItem Tabs ThemedImage'
    .split(' ')
    .map((name) => `@theme/${name}`),
  ...'BrowserOnly ExecutionEnvironment Head Interpolate Link Translate isInternalUrl plugin-content-docs/client router theme-common useBaseUrl useDocusaurusContext useGlobalData useIsBrowser'
    .split(' ')
    .map((name) => `@docusaurus/${name}`),
]);

export const isDocusaurusModule = (specifier: string): boolean =>
  /^@(?:theme|theme-original|theme-init|docusaurus)\//.test(specifier);
