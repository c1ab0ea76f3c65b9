import type { Diagnostic } from '@org/site-model';
import type { IndexedPage } from '../1-compile/compiled-index.js';
import type { StagingPlace } from '../output/staging-folder.js';
import type { DocumentPlan, DocumentTask, WrittenDocument } from './write-documents.js';

/** All that a thread renders with: plain data. */
export interface RenderTask extends DocumentTask {
  /** Absolute path of the server's bundle. */
  server: string;
  place: StagingPlace;
  contentDir: string;
}

/** What goes to a thread: a share of the pages of an area. */
export interface RenderShare {
  id: number;
  dir: string;
  pages: PlannedPage[];
}

/** Where a compiled page is, and what is to be rendered of it. */
interface PlannedPage extends Pick<IndexedPage, 'offset' | 'length' | 'hash'> {
  plans: DocumentPlan[];
}

/** What was written of each page and plan, or why nothing was. */
export type RenderAnswer =
  | { id: number; pages: WrittenDocument[][] }
  | { id: number; failure: { damaged: string } | { diagnostics: readonly Diagnostic[] } };
