import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSidebars,
  type GeneratedIndexPage,
  type Sidebar,
  type SidebarDoc,
  type SidebarPlace,
} from '@org/sidebar-engine';
import type { LoadedSite } from '../config/loaded-site.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { siteAddress } from './addresses.js';
import { findCategoryFiles } from './category-files.js';
import { type SidebarFileLink, sidebarFileLinks } from './sidebar-links.js';
import { type Place, readYaml, type YamlFile } from './yaml-file.js';

export const SIDEBARS_FILE = 'sidebars.yaml';

/** Addresses that the sidebar engine gives to generated indexes by itself. They belong to an area, so they lie below its address. */
const DEFAULT_SLUG = '/category/';

export interface LinkedIndex extends GeneratedIndexPage {
  /** Path below the base path: the page's key in the model. */
  path: string;
  /** The sidebar file that asks for it. */
  file: string;
}

/** An address in a sidebar file, with its place. */
export interface SidebarAddress extends SidebarFileLink, Place {
  file: string;
}

export interface LinkedSidebars {
  /** In the order of areas and files. */
  sidebars: Sidebar[];
  /** By document id. */
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

/** Reads each area's `sidebars.yaml` and `_category_` files and resolves them against all documents. */
export function linkSidebars(site: LoadedSite, docs: SidebarDoc[]): LinkedSidebars {
  const linked: LinkedSidebars = {
    sidebars: [],
    places: new Map(),
    indexPages: [],
    descriptions: new Map(),
    links: [],
    complete: true,
    diagnostics: [],
  };
  for (const { dir } of site.config.areas) linkArea(site, dir, docs, linked);
  return linked;
}

function linkArea(site: LoadedSite, dir: string, docs: SidebarDoc[], linked: LinkedSidebars): void {
  const file = `${dir}/${SIDEBARS_FILE}`;
  const absolute = path.join(site.contentDir, file);
  if (!existsSync(absolute)) return;
  const sidebars = readYaml(readFileSync(absolute, 'utf8'));
  const categories = findCategoryFiles(site.contentDir, dir);
  const files = new Map([
    [file, sidebars],
    ...categories.map(({ file: name, yaml }) => [name, yaml] as const),
  ]);
  linked.diagnostics.push(...syntaxErrors(files));
  if (sidebars.syntaxError) {
    linked.complete = false;
    return;
  }
  linked.links.push(
    ...sidebarFileLinks(sidebars).map((link) => ({ ...link, file, ...sidebars.placeOf(link.at) })),
  );
  const pathOf = (slug: string) => (slug.startsWith(DEFAULT_SLUG) ? `/${dir}${slug}` : slug);
  const result = buildSidebars({
    file,
    config: Object(sidebars.value) as Record<string, unknown>,
    docs,
    categories: categories.filter(({ yaml }) => !yaml.syntaxError),
    indexHref: (slug) => siteAddress(pathOf(slug), site.config),
  });
  linked.sidebars.push(...result.sidebars);
  for (const [id, place] of result.places) if (!linked.places.has(id)) linked.places.set(id, place);
  for (const [href, text] of result.descriptions) linked.descriptions.set(href, text);
  linked.indexPages.push(...result.indexPages.map((page) => ({ ...page, path: pathOf(page.slug), file })));
  for (const { path: at, ...finding } of result.diagnostics) {
    linked.diagnostics.push({ ...finding, ...files.get(finding.file)?.placeOf(at ?? '') });
  }
}

function syntaxErrors(files: ReadonlyMap<string, YamlFile>): Diagnostic[] {
  return [...files].flatMap(([file, { syntaxError }]): Diagnostic[] => {
    if (!syntaxError) return [];
    const { message, ...place } = syntaxError;
    const text = `The file is not valid YAML: ${message}`;
    return [{ code: 'sidebars-syntax', severity: 'error', message: text, file, ...place }];
  });
}
