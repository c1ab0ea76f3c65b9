import type { ShellPage } from './shell-page.js';
import type { ShellSite } from './shell-site.js';
import type { Locale } from '@org/site-model';

/** An empty element of `<head>`. */
interface PageTag {
  name: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Finds every element that {@link pageTags} describes, and what else in `<head>` belongs to one page. */
export const PAGE_TAGS = [
  'meta[name=description]',
  'meta[name=keywords]',
  'meta[name=robots]',
  'meta[property]',
  'meta[name^="twitter:"]',
  'meta[name^="docsearch:"]',
  'link[rel=canonical]',
  'link[rel=alternate][hreflang]',
  'link[type="text/markdown"]',
  'script[type="application/ld+json"]',
].join();

/**
 * What `<head>` tells of a page to search engines and to sites that show links: the same in a document and after a swap. A social card is in the document
 * alone, because those who show it load that.
 */
export function pageTags(page: ShellPage, site: ShellSite): PageTag[] {
  const { description, keywords, noIndex, canonical, documentTitle, image, searchFacets = {} } = page;
  return [
    ...descriptionTag(description),
    ...meta('name', {
      keywords: keywords?.join(', '),
      robots: noIndex ? 'noindex, nofollow' : undefined,
      ...Object.fromEntries(
        Object.entries(searchFacets).map(([name, value]) => [`docsearch:${name}`, value]),
      ),
    }),
    ...(page.kind === 'not-found' ? [] : [link({ rel: 'canonical', href: canonical })]),
    ...(page.markdownHref
      ? [link({ rel: 'alternate', type: 'text/markdown', href: page.markdownHref })]
      : []),
    ...alternates(page, site),
    ...meta('property', {
      'og:title': documentTitle,
      'og:site_name': site.title,
      'og:url': canonical,
      'og:type': page.kind === 'doc' ? 'article' : 'website',
      'og:locale': languageOf(page, site).replace('-', '_'),
      'og:image': image,
      'article:published_time': page.post?.time,
    }),
    // Sites fall back to `og:image` for the picture; how large to show it they ask for by this name alone.
    ...meta('name', { 'twitter:card': image && 'summary_large_image', 'twitter:image': image }),
  ];
}

/** For search engines and for sites that show links at once: it is the longest text of most heads. */
const descriptionTag = (content: string): PageTag[] =>
  content ? [{ name: 'meta', attributes: { name: 'description', property: 'og:description', content } }] : [];

/** A page that is not translated is in the language that it was written in. */
const languageOf = (page: ShellPage, site: ShellSite): string =>
  htmlLang({ ...site, locale: (page.kind === 'doc' && page.contentLocale) || site.locale });

function meta(key: 'name' | 'property', contents: Record<string, string | undefined>): PageTag[] {
  return Object.entries(contents).flatMap(([name, content]) =>
    content ? [{ name: 'meta', attributes: { [key]: name, content } }] : [],
  );
}

const link = (attributes: Record<string, string>): PageTag => ({ name: 'link', attributes });

/** Only where the page is in that language: an address that shows the text of another one says so with its canonical one. */
function alternates(
  { alternates: listed = [], canonical }: ShellPage,
  { locales = [] }: ShellSite,
): PageTag[] {
  const found = listed.flatMap(({ locale, path, translated }) => {
    if (!translated) return [];
    const language = locales.find(({ code }) => code === locale);
    return language ? [{ language, href: new URL(path, canonical).href }] : [];
  });
  const fallback = found.find(({ language }) => language === fallbackLocale(locales));
  return [
    ...found.map(({ language, href }) => link({ rel: 'alternate', hreflang: language.htmlLang, href })),
    ...(fallback ? [link({ rel: 'alternate', hreflang: 'x-default', href: fallback.href })] : []),
  ];
}

/** BCP 47 tag of the locale that the site's data is in. */
export const htmlLang = ({ locale, locales = [] }: Pick<ShellSite, 'locale' | 'locales'>): string =>
  locales.find(({ code }) => code === locale)?.htmlLang ?? locale;

/** The locale for readers whose language the site does not have: the one with the shortest path. */
const fallbackLocale = (locales: Locale[]): Locale | undefined =>
  locales.toSorted((a, b) => a.basePath.length - b.basePath.length)[0];
