/** Modules that the content pipeline itself gives to pages. */
export const PAGE_MODULES = new Set([
  ...'Admonition CodeBlock Details DocCard DocCardList Heading IdealImage Mermaid TabItem Tabs ThemedImage TOCInline'
    .split(' ')
    .map((name) => `@theme/${name}`),
  ...'BrowserOnly ExecutionEnvironment Head Interpolate Link Translate useBaseUrl useDocusaurusContext useIsBrowser'
    .split(' ')
    .map((name) => `@docusaurus/${name}`),
]);

export const isDocusaurusModule = (specifier: string): boolean =>
  /^@(?:theme|theme-original|theme-init|docusaurus)\//.test(specifier);
