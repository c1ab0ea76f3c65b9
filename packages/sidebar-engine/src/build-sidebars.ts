import { normalise } from './1-normalise.js';
import { validate } from './2-validate.js';
import { generate } from './3-generate.js';
import { type IndexHref, resolve, type ResolveContext } from './4-resolve.js';
import { link } from './5-link.js';
import { assignOwners } from './6-assign-owners.js';
import { describePages, indexPages } from './7-index-pages.js';
import { readCategoryFiles } from './categories/category-files.js';
import { readFolders } from './folders.js';
import type { CategoryFile, SidebarDiagnostic, SidebarDoc, SidebarsConfig } from './model/sidebar-config.js';
import type { GeneratedIndexPage, Sidebar, SidebarPlace } from './model/sidebar-tree.js';

/** Sidebars, and the documents that they may name. */
export interface SidebarsInput {
  /** Name of the file that `config` came from, for messages. */
  file: string;
  /** Sidebars by id. What a writer wrote may be anything all the same: it is checked, and what is wrong is a diagnostic. */
  config: SidebarsConfig;
  docs: Iterable<SidebarDoc>;
  /** Folder of the content that ids and folders may be relative to: below `guide`, `intro` is `guide/intro`. @default none */
  folder?: string;
  /** `_category_` files, not yet checked. @default none */
  categories?: Iterable<CategoryFile>;
  /** @default the slug as it is */
  indexHref?: IndexHref;
}

/** Trees, places and pages, and what is wrong with the input. */
export interface SidebarsResult {
  sidebars: Sidebar[];
  /** By document id. A document that two sidebars hold belongs to the first. */
  places: Map<string, SidebarPlace>;
  /** Pages to make for categories that ask for one, in the order of the sidebars. */
  indexPages: GeneratedIndexPage[];
  /** Of documents and generated indexes, by address; for `childCards`. */
  descriptions: Map<string, string>;
  diagnostics: SidebarDiagnostic[];
}

/** Configuration and documents in, resolved trees and each page's place out. Pure; reports instead of throwing. */
export function buildSidebars(input: SidebarsInput): SidebarsResult {
  const { file } = input;
  const all = [...input.docs];
  const docs = docsByName(all, input.folder);
  const folders = readFolders(all, input.folder);
  const diagnostics: SidebarDiagnostic[] = [];
  const context = { file, docs, folders, diagnostics };
  const found: ResolveContext = {
    docs,
    indexHref: input.indexHref ?? ((slug) => slug),
    indexes: [],
    slugs: new Set(),
  };

  const categories = readCategoryFiles(input.categories ?? [], context);
  const linked = Object.entries(input.config).map(([id, value]) => {
    const normal = normalise(value, id, file, diagnostics);
    const valid = validate(normal, context);
    const complete = generate(valid, folders, categories);
    return link({ id, items: resolve(complete, found) }, docs);
  });
  const places = assignOwners(linked, context);
  const descriptions = describePages(all, found.indexes);
  const pages = indexPages(found.indexes, linked, { file, descriptions, diagnostics });

  const sidebars = linked.map(({ sidebar }) => sidebar);
  return { sidebars, places, indexPages: pages, descriptions, diagnostics };
}

/** By id, and by what is left of it inside the folder where no other document has that id. */
function docsByName(docs: SidebarDoc[], folder: string | undefined): Map<string, SidebarDoc> {
  const prefix = folder && `${folder}/`;
  const inside = prefix ? docs.filter(({ id }) => id.startsWith(prefix)) : [];
  return new Map([
    ...inside.map((doc): [string, SidebarDoc] => [doc.id.slice(prefix?.length), doc]),
    ...docs.map((doc): [string, SidebarDoc] => [doc.id, doc]),
  ]);
}
