import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSidebars,
  type GeneratedIndexPage,
  type Sidebar,
  type SidebarDoc,
  type SidebarPlace,
} from '@org/sidebar-engine';
import { LineCounter, parseDocument } from 'yaml';
import type { LoadedSite } from '../config/loaded-site.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';

export const SIDEBARS_FILE = 'sidebars.yaml';

export interface LinkedSidebars {
  /** In the order of areas and files. */
  sidebars: Sidebar[];
  /** By document id. */
  places: Map<string, SidebarPlace>;
  diagnostics: Diagnostic[];
}

/** Reads each area's `sidebars.yaml` and resolves it against all documents. */
export function linkSidebars(site: LoadedSite, docs: SidebarDoc[]): LinkedSidebars {
  const linked: LinkedSidebars = { sidebars: [], places: new Map(), diagnostics: [] };
  for (const { dir } of site.config.areas) {
    const file = `${dir}/${SIDEBARS_FILE}`;
    const absolute = path.join(site.contentDir, file);
    if (!existsSync(absolute)) continue;
    linkFile(file, readFileSync(absolute, 'utf8'), docs, linked);
  }
  return linked;
}

function linkFile(file: string, text: string, docs: SidebarDoc[], linked: LinkedSidebars): void {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [syntaxError] = document.errors;
  if (syntaxError) {
    const { line, col } = lines.linePos(syntaxError.pos[0]);
    linked.diagnostics.push({
      code: 'sidebars-syntax',
      severity: 'error',
      message: `The file is not valid YAML: ${syntaxError.message.split(' at line ')[0]}`,
      file,
      line,
      column: col,
    });
    return;
  }
  const result = buildSidebars({ file, config: Object(document.toJS()) as Record<string, unknown>, docs });
  linked.sidebars.push(...result.sidebars);
  for (const [id, place] of result.places) if (!linked.places.has(id)) linked.places.set(id, place);
  linked.diagnostics.push(...result.indexPages.map((page) => unmadeIndex(page, file)));
  for (const { path: at, ...finding } of result.diagnostics) {
    linked.diagnostics.push({ ...finding, ...locate(document, lines, at ?? '') });
  }
}

/** The site builder makes pages of documents only; a category's generated index would be a link to nothing. */
const unmadeIndex = ({ title, slug }: GeneratedIndexPage, file: string): Diagnostic => ({
  code: 'sidebar-generated-index',
  severity: 'error',
  message: `The category "${title}" asks for a generated index at "${slug}", and no page is made there, so its link would lead nowhere.`,
  hint: 'Give the category a document as its page: link: { type: doc, id: … }.',
  file,
});

/** `cloudSidebar[2].items[0]` → the line and column of that value in the file. */
function locate(document: ReturnType<typeof parseDocument>, lines: LineCounter, at: string) {
  const keys = at.split(/\.|\[(\d+)\]/).filter((key) => key !== undefined && key !== '');
  for (let length = keys.length; length > 0; length--) {
    const node = document.getIn(
      keys.slice(0, length).map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      true,
    );
    const range = (node as { range?: [number, number, number] } | undefined)?.range;
    if (!range) continue;
    const { line, col } = lines.linePos(range[0]);
    return { line, column: col };
  }
  return {};
}
