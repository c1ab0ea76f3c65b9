import path from 'node:path';
import {
  COMPILED_PAGE_VERSION,
  type CompiledPage,
  markReference,
  measureReading,
  toSegments,
} from '@org/content-pipeline/compiled';
import type { ApiNavigationItem, ApiPlan, RenderedApiPage, WrittenLink } from '@org/openapi-renderer/react';
import type { SidebarItemConfig } from '@org/sidebar-engine';
import { type Position, type Reference, splitAddress, trimSlashes } from '@org/site-model';
import { siteAddress } from '../addresses/site-addresses.js';
import { LOCALES_FOLDER } from '../config/loaded-site.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import { generatedFiles } from './compiled-files.js';

export type ApiConfig = ResolvedSiteConfig['apis'][number];

/** A document of the configuration, or its translation. */
export interface ApiDocument extends ApiConfig {
  /** Code of the locale that it is translated for; `null` for the document of the configuration. */
  locale: string | null;
  /** Of its text, BCP 47, and of its pages. */
  language: string;
}

/** The documents of one API: the one of the configuration, and what of it is translated, which lies where translations of pages do. */
export function documentsOf(
  api: ApiConfig,
  { defaultLocale, locales }: Pick<ResolvedSiteConfig, 'defaultLocale' | 'locales'>,
  exists: (file: string) => boolean,
): ApiDocument[] {
  const tagOf = (code: string): string => locales.find((locale) => locale.code === code)?.htmlLang ?? code;
  const [area = '', ...rest] = api.file.split('/');
  const translations = locales
    .filter(({ code }) => code !== defaultLocale)
    .map(({ code }): ApiDocument => ({
      ...api,
      file: [area, LOCALES_FOLDER, code, ...rest].join('/'),
      locale: code,
      language: tagOf(code),
    }));
  return [
    { ...api, locale: null, language: tagOf(defaultLocale) },
    ...translations.filter(({ file }) => exists(file)),
  ];
}

/** Where a page of an API answers, without slashes at its ends. */
const apiPath = (api: ApiConfig, page: string): string =>
  [trimSlashes(api.path), page].filter(Boolean).join('/') || 'index';

/** Id of a page among the site's documents: those of an area start with its folder, translations with that of their locale. */
function documentId(api: ApiConfig, page: string, locale: string | null = null): string {
  const [area = ''] = api.file.split('/', 1);
  const own = apiPath(api, page);
  const id = `${own}/`.startsWith(`${area}/`) ? own : `${area}/${own}`;
  return locale === null ? id : `${area}/${LOCALES_FOLDER}/${locale}${id.slice(area.length)}`;
}

export const apiSidebarId = (api: ApiConfig): string => `${apiPath(api, '').replaceAll('/', '-')}Sidebar`;

/** Where those of one document are. */
export const generatedFolder = (api: ApiDocument): string =>
  [
    generatedFiles(api.file.split('/', 1)[0] ?? ''),
    ...(api.locale ? [`@${api.locale}`] : []),
    apiPath(api, ''),
  ].join('/');

/** Where a character of a description is written, with files as the content names them. */
export type LocateDescription = (description: string, offset: number) => (Position & { file: string })[];

/** Gathers the addresses of one page: each becomes a number, which RENDER replaces by the final address. */
export class ApiReferences {
  readonly list: Reference[] = [];
  readonly #api: ApiDocument;
  readonly #locate: LocateDescription;

  constructor(api: ApiDocument, locate: LocateDescription) {
    this.#api = api;
    this.#locate = locate;
  }

  /** A page of the same API. */
  readonly href = (page: string, hash: string, written?: WrittenLink): string => {
    const target = `/${apiPath(this.#api, page)}`;
    return this.#add({ kind: 'route', href: written?.href ?? `${target}${hash}`, target, hash }, written);
  };

  /** The document, for download. */
  readonly document = (): string =>
    this.#add({ kind: 'asset', href: this.#api.file, target: this.#api.file, hash: '' });

  /** A file that was made of the document, in {@link generatedFolder}. */
  readonly file = (name: string): string => {
    const target = `${generatedFolder(this.#api)}/${name}`;
    return this.#add({ kind: 'asset', href: target, target, hash: '' });
  };

  /** An address in a description: paths are those of the site, and others start at the first page of the API. */
  readonly link = (href: string, written: WrittenLink): string => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return href;
    const { pathname, query, hash } = splitAddress(href);
    const target = path.posix.join('/', pathname.startsWith('/') ? '' : apiPath(this.#api, ''), pathname);
    return this.#add({ kind: 'route', href, target, query, hash }, written);
  };

  /** A description that several parts of the document have is written in each of them. */
  #add(
    reference: Omit<Reference, 'query' | 'file' | 'line' | 'column'> & { query?: string },
    written?: WrittenLink,
  ): string {
    const index = this.list.length;
    const positions = written ? this.#locate(written.description, written.offset) : [];
    const [first = { file: this.#api.file, line: 1, column: 1 }, ...others] = positions;
    for (const position of [first, ...others]) this.list.push({ query: '', ...reference, ...position });
    return markReference(index);
  }
}

/** A rendered page of an API as one of the site's compiled pages: from here on it is linked, searched and shown like any other. */
export function toCompiledPage(
  page: RenderedApiPage,
  references: Reference[],
  api: ApiDocument,
): CompiledPage {
  return {
    version: COMPILED_PAGE_VERSION,
    id: documentId(api, page.path, api.locale),
    source: page.path === '' ? api.file : `${api.file}#${page.path}`,
    frontMatter: {
      slug: `/${apiPath(api, page.path)}`,
      displayed_sidebar: apiSidebarId(api),
      hide_table_of_contents: true,
      // The document is edited as a whole.
      ...(page.path !== '' && { custom_edit_url: null }),
    },
    title: page.title,
    description: page.description,
    html: toSegments(page.html),
    markdown: toSegments(page.markdown),
    headings: [],
    references,
    anchors: page.anchors,
    // The site's sections start with the page's title.
    sections: page.sections.map((section) => ({ ...section, path: [page.title, ...section.path] })),
    assets: ['api'],
    tags: [],
    slots: [],
    islands: [],
    dependencies: [],
    reading: measureReading(page.sections),
    diagnostics: [],
  };
}

/** The navigation of an API as a sidebar: documents where there are pages, links where there are places on one page. */
export function toSidebarItems(
  { navigation, layout }: ApiPlan,
  api: ApiConfig,
  config: Pick<ResolvedSiteConfig, 'baseUrl' | 'trailingSlash'>,
): SidebarItemConfig[] {
  const placed = new Set<string>();
  const address = siteAddress(`/${apiPath(api, '')}`, config);
  const leaf = ({ label, path: page, anchor, method, deprecated }: ApiNavigationItem): SidebarItemConfig => {
    const names = [
      ...(method ? [`api-nav api-nav-${method.toLowerCase().replace(/[^a-z]/g, '')}`] : []),
      ...(deprecated ? ['api-nav-deprecated'] : []),
    ];
    const className = names.length > 0 ? { className: names.join(' ') } : {};
    if (layout === 'single' && anchor)
      return { type: 'link', label, href: `${address}#${anchor}`, ...className };
    const id = documentId(api, page);
    // An operation of two tags belongs to the first.
    const type = placed.has(id) ? 'ref' : 'doc';
    placed.add(id);
    return { type, id, label, ...className };
  };
  const toItem = (item: ApiNavigationItem): SidebarItemConfig => {
    if (item.items.length === 0) return leaf(item);
    const own = layout === 'pages' && item.path !== '';
    return {
      type: 'category',
      label: item.label,
      collapsed: layout === 'pages',
      ...(own && { link: { type: 'doc', id: documentId(api, item.path) } }),
      items: item.items.map(toItem),
    };
  };
  return navigation.map(toItem);
}

/** Absolute names of files → as the content names them. */
export const inContentFolder = (contentDir: string, file: string): string =>
  path.isAbsolute(file) ? path.relative(contentDir, file).split(path.sep).join('/') : file;
