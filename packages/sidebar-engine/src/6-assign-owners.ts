import type { LinkedSidebar } from './5-link.js';
import type { SidebarDiagnostic } from './model/sidebar-config.js';
import type { SidebarPlace } from './model/sidebar-tree.js';

/** One place for each document: that of the first sidebar that has it. One diagnostic for two sidebars that share documents. */
export function assignOwners(
  linked: LinkedSidebar[],
  { file, diagnostics }: { file: string; diagnostics: SidebarDiagnostic[] },
): Map<string, SidebarPlace> {
  const owned = new Map<string, SidebarPlace>();
  for (const { sidebar, places } of linked) {
    const shared = new Map<string, string[]>();
    for (const [docId, place] of places) {
      const owner = owned.get(docId)?.sidebar;
      if (owner === undefined) owned.set(docId, place);
      else if (shared.has(owner)) shared.get(owner)?.push(docId);
      else shared.set(owner, [docId]);
    }
    for (const [owner, ids] of shared) {
      diagnostics.push({ ...sharedDiagnostic(owner, sidebar.id, ids), file, path: sidebar.id });
    }
  }
  return owned;
}

function sharedDiagnostic(owner: string, other: string, ids: string[]): Omit<SidebarDiagnostic, 'file'> {
  const named = ids.slice(0, 3).map((id) => `"${id}"`);
  const more = ids.length > named.length ? ` and ${ids.length - named.length} more` : '';
  return {
    code: 'sidebar-document-shared',
    severity: 'info',
    message: `"${owner}" and "${other}" both have ${named.join(', ')}${more}. Pages show the first, "${owner}".`,
    hint: `In "${other}", write "type: ref" for a document that it only points to.`,
  };
}
