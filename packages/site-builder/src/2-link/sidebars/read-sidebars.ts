import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSidebars,
  type GeneratedIndexPage,
  type Sidebar,
  type SidebarDoc,
  type SidebarItemConfig,
  type SidebarPlace,
  type SidebarsConfig,
  type SidebarsResult,
} from '@org/sidebar-engine';
import type { Diagnostic, FilePosition, Position } from '@org/site-model';
import { apiSidebarsFile } from '../../1-compile/compiled-files.js';
import { siteAddress } from '../../addresses/site-addresses.js';
import type { LoadedSite } from '../../config/loaded-site.js';
import { readYaml, type YamlFile } from '../../config/yaml-file.js';
import {
  checkIcons,
  checkSidebarIds,
  findCategoryFiles,
  type SidebarFileLink,
  sidebarFileLinks,
  slugPlace,
} from './sidebar-files.js';

export const SIDEBARS_FILE = 'sidebars.yaml';

/** Addresses that the sidebar engine gives to generated indexes by itself. They belong to an area, so they lie below its address. */
const DEFAULT_SLUG = '/category/';

export interface LinkedIndex extends GeneratedIndexPage, Partial<Position> {
  /** Path below the base path: the page's key in the model. */
  path: string;
  /** The sidebar file or the `_category_` file that asks for it. */
  file: string;
  area: string;
  /** Name of the version that it is about. */
  version: string;
}

/** An address in a sidebar file, with its place. */
export interface SidebarAddress extends SidebarFileLink, FilePosition {}

/** A sidebar with the version that it belongs to. Its id is unique in the site. */
interface EditionSidebar extends Sidebar {
  area: string;
  version: string;
}

export interface LinkedSidebars {
  /** In the order of areas, versions and files. */
  sidebars: EditionSidebar[];
  /** By content source. A document that two sidebars hold belongs to the first. */
  places: Map<string, SidebarPlace>;
  /** Pages to make for categories that ask for one. */
  indexPages: LinkedIndex[];
  /** Of documents and generated indexes, by address. */
  descriptions: Map<string, string>;
  /** What the files link to by address; not checked here. */
  links: SidebarAddress[];
  /** Whether every sidebar file could be read: otherwise nobody knows which sidebars there are. */
  complete: boolean;
  diagnostics: Diagnostic[];
}

/** A version of an area with the documents that its sidebars may name. */
export interface SidebarEdition {
  area: string;
  /** What the area's addresses begin with: `/cloud`, or nothing. */
  path: string;
  version: string;
  /** Folder of its files: `cloud` or `cloud/versions/1.0`. */
  folder: string;
  /** After the ids of its sidebars: empty for the latest version. */
  suffix: string;
  docs: EditionDoc[];
  /** What its sidebar shows where nobody has written one. @default all of its documents */
  generated?: SidebarItemConfig[];
  /** Path below the base path of a page with this slug. */
  pathOf(slug: string): string;
  /** The name that a file of this edition has in all editions; `null` for one of another edition. */
  sourceOf(file: string): string | null;
}

export interface EditionDoc extends SidebarDoc {
  /** The content source that the document was made of. */
  page: string;
}

/** Reads the `sidebars.yaml` and the `_category_` files of each edition and resolves them against its documents. */
export function linkSidebars(site: SidebarSite, editions: readonly SidebarEdition[]): LinkedSidebars {
  const linked: LinkedSidebars = {
    sidebars: [],
    places: new Map(),
    indexPages: [],
    descriptions: new Map(),
    links: [],
    complete: true,
    diagnostics: [],
  };
  for (const edition of editions) {
    linkEdition(site, edition, linked);
    linkApis(site, edition, linked);
  }
  return linked;
}

/** Sidebars that COMPILE made of APIs, which are part of an area's latest version. */
function linkApis(
  site: Pick<LoadedSite, 'contentDir'>,
  edition: SidebarEdition,
  linked: LinkedSidebars,
): void {
  const file = apiSidebarsFile(site, edition.area);
  if (edition.folder !== edition.area || !existsSync(file)) return;
  const config = JSON.parse(readFileSync(file, 'utf8')) as SidebarsConfig;
  const name = path.basename(file);
  const result = buildSidebars({ file: name, config, docs: edition.docs });
  gather(
    result,
    edition,
    { placeOf: () => ({ file: name }), pathOf: (slug) => edition.pathOf(slug) },
    linked,
  );
  linked.diagnostics.push(...result.diagnostics);
}

type SidebarSite = Pick<LoadedSite, 'contentDir' | 'config' | 'configFile'>;

function linkEdition(site: SidebarSite, edition: SidebarEdition, linked: LinkedSidebars): void {
  const { docs } = edition;
  const written = writtenSidebars(site, edition, linked.diagnostics);
  if (!written) return;
  const { file, yaml: sidebars } = written;
  const categories = editionCategories(site.contentDir, edition);
  const files = new Map<string, { file: string; yaml: YamlFile }>([
    [file, { yaml: sidebars, file }],
    ...categories.map((category) => [category.name, category] as const),
  ]);
  linked.diagnostics.push(...syntaxErrors([...files.values()]));
  if (sidebars.syntaxError) {
    linked.complete = false;
    return;
  }
  linked.links.push(
    ...sidebarFileLinks(sidebars).map((link) => ({ ...link, file, ...sidebars.placeOf(link.at) })),
  );
  const pathOf = (slug: string) => edition.pathOf(slug.startsWith(DEFAULT_SLUG) ? edition.path + slug : slug);
  const result = buildSidebars({
    file,
    config: Object(sidebars.value) as SidebarsConfig,
    docs,
    folder: edition.area,
    categories: categories
      .filter(({ yaml }) => !yaml.syntaxError)
      .map(({ name, value }) => ({ file: name, value })),
    indexHref: (slug) => siteAddress(pathOf(slug), site.config),
  });
  const placeOf = (slug: string) => slugPlace(slug, [...files.values()]) ?? { file };
  gather(result, edition, { placeOf, pathOf }, linked);
  linked.diagnostics.push(
    ...checkSidebarIds({ file, yaml: sidebars }),
    ...[...files.values()].flatMap(checkIcons),
  );
  for (const { path: at, ...diagnostic } of result.diagnostics) {
    const found = files.get(diagnostic.file);
    const message = found ? diagnostic.message.replaceAll(diagnostic.file, found.file) : diagnostic.message;
    linked.diagnostics.push({
      ...diagnostic,
      message,
      file: found?.file ?? file,
      ...found?.yaml.placeOf(at ?? ''),
    });
  }
}

/** The sidebars of an edition as they are written: in the configuration, or in a file of its folder. */
function writtenSidebars(
  { contentDir, config, configFile }: SidebarSite,
  { area, folder, docs, generated }: SidebarEdition,
  diagnostics: Diagnostic[],
): { file: string; yaml: YamlFile } | null {
  const file = `${folder}/${SIDEBARS_FILE}`;
  const absolute = path.join(contentDir, file);
  const configured = folder === area ? config.areas.find(({ dir }) => dir === area)?.sidebars : undefined;
  if (configured === undefined) {
    if (existsSync(absolute)) return { file, yaml: readYaml(readFileSync(absolute, 'utf8')) };
    const value = generated ? { [area]: generated } : generatedSidebar(area, folder, docs);
    return value && { file, yaml: { value, syntaxError: null, placeOf: () => ({}) } };
  }
  if (existsSync(absolute)) diagnostics.push(writtenTwice(file, area, configFile));
  return { file: configFile, yaml: { value: configured, syntaxError: null, placeOf: () => ({}) } };
}

/** For an area whose sidebars nobody has written: one of all its documents, named as its folder, with the index document first. */
function generatedSidebar(area: string, folder: string, docs: readonly EditionDoc[]): SidebarsConfig | null {
  const own = docs.filter(({ page }) => page.startsWith(`${folder}/`) && /\.mdx?$/i.test(page));
  if (own.length === 0) return null;
  const index = own.find(({ source }) => INDEX.test(source) && path.posix.dirname(source) === area);
  return { [area]: [...(index ? [index.id] : []), { type: 'autogenerated', dirName: area }] };
}

const INDEX = /(?:^|\/)(?:index|readme)\.mdx?$/i;

const writtenTwice = (file: string, area: string, configFile: string): Diagnostic => ({
  code: 'sidebars-twice',
  severity: 'error',
  message: `The area "${area}" has sidebars here and in ${configFile}, so these have no effect.`,
  hint: 'Keep one of the two.',
  file,
});

/** What an edition's sidebars came to, under names that are unique in the site. */
function gather(
  result: SidebarsResult,
  { area, version, docs, suffix }: SidebarEdition,
  { placeOf, pathOf }: { placeOf(slug: string): FilePosition; pathOf(slug: string): string },
  linked: LinkedSidebars,
): void {
  const sources = new Map(docs.map(({ id, page }) => [id, page]));
  const named = (place: SidebarPlace): SidebarPlace => ({ ...place, sidebar: place.sidebar + suffix });
  linked.sidebars.push(
    ...result.sidebars.map((sidebar) => ({ ...sidebar, id: sidebar.id + suffix, area, version })),
  );
  for (const [id, place] of result.places) {
    const source = sources.get(id) ?? id;
    if (!linked.places.has(source)) linked.places.set(source, named(place));
  }
  for (const [href, text] of result.descriptions) linked.descriptions.set(href, text);
  linked.indexPages.push(
    ...result.indexPages.map((page) => ({
      ...page,
      place: named(page.place),
      path: pathOf(page.slug),
      ...placeOf(page.slug),
      area,
      version,
    })),
  );
}

/** The `_category_` files of an edition, under the names that they have in all editions. */
function editionCategories(contentDir: string, { folder, sourceOf }: SidebarEdition) {
  return findCategoryFiles(contentDir, folder).flatMap((category) => {
    const name = sourceOf(category.file);
    return name === null ? [] : [{ ...category, name }];
  });
}

function syntaxErrors(files: readonly { file: string; yaml: YamlFile }[]): Diagnostic[] {
  return files.flatMap(({ file, yaml: { syntaxError } }): Diagnostic[] => {
    if (!syntaxError) return [];
    const { message, ...place } = syntaxError;
    const text = `The file is not valid YAML: ${message}`;
    return [{ code: 'sidebars-syntax', severity: 'error', message: text, file, ...place }];
  });
}
