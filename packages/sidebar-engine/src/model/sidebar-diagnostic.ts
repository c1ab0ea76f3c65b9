import type { Diagnostic } from '@org/site-model';

/** A diagnostic of a sidebar file. */
export interface SidebarDiagnostic extends Diagnostic {
  /** Path inside the file, for instance `cloudSidebar[2].items[0]`. */
  path?: string;
}
