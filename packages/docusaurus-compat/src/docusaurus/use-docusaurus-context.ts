/** What components may ask of the site. */
export interface DocusaurusContext {
  siteConfig: {
    title: string;
    tagline: string;
    url: string;
    baseUrl: string;
    customFields: Record<string, unknown>;
  };
  i18n: { currentLocale: string; defaultLocale: string; locales: string[] };
}

const EMPTY: DocusaurusContext = {
  siteConfig: { title: '', tagline: '', url: '', baseUrl: '/', customFields: {} },
  i18n: { currentLocale: 'en', defaultLocale: 'en', locales: ['en'] },
};

/**
 * What a component is told of its site. @returns empty texts, unless the site has its own values: the migration writes them into
 * a module that calls {@link docusaurusContext}
 */
export default function useDocusaurusContext(): DocusaurusContext {
  return EMPTY;
}

/** The same hook for a site with these values. */
export const docusaurusContext = (
  siteConfig: Partial<DocusaurusContext['siteConfig']>,
): (() => DocusaurusContext) => {
  const context = { ...EMPTY, siteConfig: { ...EMPTY.siteConfig, ...siteConfig } };
  return () => context;
};
