import type { SiteHooks } from '@org/site-builder';

interface Release {
  version: string;
  /** ISO 8601. */
  day: string;
}

/** Says on the whole site, and to programs, which release of the product it describes. */
export const releaseHooks = ({ version, day }: Release): SiteHooks => ({
  name: 'release',
  // Found by who searches for the release, without a word of it in every page.
  transformPage: (page) => {
    const { frontMatter } = page;
    return { ...page, frontMatter: { ...frontMatter, keywords: [...(frontMatter.keywords ?? []), version] } };
  },
  extendSite: ({ model }) => {
    const { site } = model;
    return {
      ...model,
      site: { ...site, footer: { ...site.footer, note: `${site.footer.note} ${version}` } },
    };
  },
  afterBuild: ({ locales, write }) => {
    const pages = locales.map(({ locale, model }) => [locale, model.routes.length] as const);
    write('version.json', `${JSON.stringify({ version, day, pages: Object.fromEntries(pages) })}\n`);
  },
});
