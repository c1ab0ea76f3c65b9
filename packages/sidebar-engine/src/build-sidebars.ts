import { normalise } from './1-normalise.js';
import { validate } from './2-validate.js';
import { generate } from './3-generate.js';
import { type IndexHref, resolve } from './4-resolve.js';
import { link } from './5-link.js';
import type { Diagnostic } from './diagnostic.js';
import type { CategoryMeta, SidebarDoc } from './sidebar-config.js';
import type { Sidebar, SidebarPlace } from './sidebar-tree.js';

export interface SidebarsInput {
  /** Name of the file that `config` came from, for messages. */
  file: string;
  /** Sidebars by id, in the form of `SidebarsConfig`, not yet checked. */
  config: Record<string, unknown>;
  docs: Iterable<SidebarDoc>;
  /** `_category_` files by folder, relative to the content root. */
  categories?: Record<string, CategoryMeta>;
  /** @default the slug as it is */
  indexHref?: IndexHref;
}

export interface SidebarsResult {
  sidebars: Sidebar[];
  /** By document id. A document that two sidebars hold belongs to the first. */
  places: Map<string, SidebarPlace>;
  diagnostics: Diagnostic[];
}

/** Configuration and documents in, resolved trees and each document's place out. Pure; reports instead of throwing. */
export function buildSidebars(input: SidebarsInput): SidebarsResult {
  const docs = new Map([...input.docs].map((doc) => [doc.id, doc]));
  const diagnostics: Diagnostic[] = [];
  const sidebars: Sidebar[] = [];
  const places = new Map<string, SidebarPlace>();

  for (const [id, value] of Object.entries(input.config)) {
    const normal = normalise(value, id, input.file, diagnostics);
    const valid = validate(normal, { file: input.file, docs, diagnostics });
    const complete = generate(valid, docs.values(), input.categories ?? {});
    const sidebar = { id, items: resolve(complete, docs, input.indexHref ?? ((slug) => slug)) };
    sidebars.push(sidebar);
    for (const [docId, place] of link(sidebar, docs)) if (!places.has(docId)) places.set(docId, place);
  }
  return { sidebars, places, diagnostics };
}
