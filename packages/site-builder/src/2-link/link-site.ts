import type { Diagnostic } from '@org/site-model';
import type { PageAlternate } from '@org/theme-shell';
import { siteAddress } from '../addresses/site-addresses.js';
import type { LoadedSite } from '../config/loaded-site.js';
import type { LastUpdates } from '../history/last-updates.js';
import { extendModel } from '../hooks/run-hooks.js';
import type { PageSummary, SiteModel } from '../model/site-model.js';
import {
  type EditionPage,
  type LocalePages,
  pagesOfLocale,
  untranslatedName,
} from './editions/edition-pages.js';
import { type Editions, readEditions } from './editions/editions.js';
import { type LocaleSite, localeSites } from './editions/locale-sites.js';
import { shownTexts } from './editions/locale-texts.js';
import { linkLocale } from './link-locale.js';
import type { LinkTable } from './links/link-table.js';
import { publicFiles } from './links/locale-links.js';
import type { LocaleInput } from './locale-input.js';
import { checkOutput } from './routes/check-output.js';
import { documentClaims, type RouteClaim } from './routes/routes.js';
import { type BlogTable, buildBlogTable, inListOrder, listAlternates } from './blog/blog-table.js';
import { buildTagTable, tagAlternates, type TagTable } from './tags/tag-table.js';

export interface LinkOptions {
  /** Whether pages with `draft: true` are part of the site. @default 'hide' */
  drafts?: 'hide' | 'show';
  /** Last changes by content source, see `readLastUpdates`. @default none */
  updates?: LastUpdates['bySource'];
  /** Ids that links to a content page may name. @default those of the compiled pages */
  anchorsOf?: LinkTable['anchorsOf'];
}

/** A locale of the site, linked. */
export interface LinkedLocale {
  site: LocaleSite;
  model: SiteModel;
  /** What its links may lead to. */
  table: LinkTable;
}

/** The whole site, a model for each of its locales. */
export interface LinkedSite {
  /** In the order of the configuration. */
  locales: LinkedLocale[];
  /** Of all locales. */
  diagnostics: Diagnostic[];
}

/** LINK: all pages to one model for each locale of the site. Whatever needs more than one page happens here, once. */
export function linkLocales(
  site: LoadedSite,
  summaries: PageSummary[],
  options: LinkOptions = {},
): LinkedSite {
  const editions = readEditions(site);
  const { sites, diagnostics } = localeSites(site);
  const shown = sites.map((localeSite) => showLocale(localeSite, summaries, editions, options));
  const alternates = {
    ...alternatesIn(shown),
    alternatesOfTag: tagAlternates(shown),
    alternatesOfList: listAlternates(shown),
  };
  const anchorsOf = options.anchorsOf ?? anchorsIn(summaries);
  const configTexts = shownTexts({ ...site.config, customFields: {}, hooks: [] });
  const locales = shown.map(({ site: localeSite, ...locale }) => {
    const input = {
      site: localeSite,
      editions,
      configTexts,
      updates: options.updates,
      anchorsOf,
      ...locale,
      ...alternates,
    };
    const linked = linkLocale(input);
    const model = extendModel(site, { locale: localeSite.locale.code, model: linked.model });
    return { site: localeSite, ...linked, model };
  });
  const found = locales.flatMap(({ model }) => model.diagnostics);
  const publicNames = publicFiles(site.publicDir, site.config.baseUrl);
  const output = checkOutput({ locales, summaries, publicFiles: publicNames });
  return { locales, diagnostics: [...diagnostics, ...found, ...output] };
}

export function anchorsIn(summaries: PageSummary[]): LinkTable['anchorsOf'] {
  const bySource = new Map(summaries.map(({ source, anchors }) => [source, anchors]));
  return (source) => bySource.get(source);
}

/** LINK for the default locale, with the diagnostics of all. */
export function linkSite(site: LoadedSite, summaries: PageSummary[], options: LinkOptions = {}): SiteModel {
  const { locales, diagnostics } = linkLocales(site, summaries, options);
  const linked = locales.find((locale) => locale.site.locale.isDefault);
  if (!linked) throw new Error('The site has no default locale.');
  return { ...linked.model, diagnostics };
}

interface ShownLocale extends Omit<LocalePages, 'pages'> {
  site: LocaleSite;
  pages: EditionPage[];
  hidden: EditionPage[];
  claims: RouteClaim[];
  blogs: BlogTable;
  tags: TagTable;
}

function showLocale(
  site: LocaleSite,
  summaries: PageSummary[],
  editions: Editions,
  { drafts }: LinkOptions,
): ShownLocale {
  const { code, isDefault } = site.locale;
  const { pages: all, aliases } = pagesOfLocale(summaries, editions, isDefault ? null : code);
  const isHidden = ({ frontMatter }: EditionPage) => drafts !== 'show' && frontMatter.draft === true;
  const pages = all.filter((page) => !isHidden(page));
  const claims = documentClaims(site.config, pages);
  const blogs = buildBlogTable(pages, editions.areas, site);
  return {
    site,
    pages,
    hidden: all.filter(isHidden),
    aliases,
    claims,
    blogs,
    tags: buildTagTable(inListOrder(pages, blogs), site.config),
  };
}

/** Where each page is in all locales. A site with one locale has nothing to say of that. */
function alternatesIn(
  locales: ShownLocale[],
): Pick<LocaleInput, 'alternatesOf' | 'alternatesAt' | 'defaultAddressOf'> {
  if (locales.length < 2)
    return { alternatesOf: () => [], alternatesAt: () => [], defaultAddressOf: (address) => address };
  const defaultCode = locales.find(({ site }) => site.locale.isDefault)?.site.locale.code;
  const byName = new Map<string, PageAlternate[]>();
  for (const { site, pages, claims } of locales) {
    pages.forEach((page, index) => {
      const name = untranslatedName(page.edition);
      const translated = (page.edition.locale === null) === site.locale.isDefault;
      const alternate = { locale: site.locale.code, path: claims[index]?.address ?? '', translated };
      byName.set(name, [...(byName.get(name) ?? []), alternate]);
    });
  }
  const defaults = new Map(
    [...byName.values()].flatMap((alternates) => {
      const original = alternates.find(({ locale }) => locale === defaultCode)?.path;
      return original === undefined ? [] : alternates.map(({ path }): [string, string] => [path, original]);
    }),
  );
  return {
    defaultAddressOf: (address) => defaults.get(address) ?? address,
    alternatesOf: ({ edition }) => byName.get(untranslatedName(edition)) ?? [],
    alternatesAt: (path) =>
      locales.map(({ site }) => ({
        locale: site.locale.code,
        path: siteAddress(path, site.config),
        translated: true,
      })),
  };
}
