import type { ComponentType } from 'react';
import type { ShellCustomisation } from '../components/frame/part.js';
import type { PageEnvelope } from '../model/shell-page.js';
import type { ShellSidebar, ShellSite } from '../model/shell-site.js';

/** Addresses of the files that the bundler made. */
export interface ShellAssets {
  boot: string;
  behaviours: string;
  /** The React shell, which the behaviours load when they see fit. */
  shell: string;
  styles: string[];
  /** Faces that the text of every page is shown in: they come with the style sheet. @default none */
  fonts?: string[];
  favicon: string | null;
  /** Files that only pages with a certain content need, by the name that content goes by. @default none */
  extras?: Record<string, string>;
}

/** What one document is made of. */
export interface DocumentInput {
  envelope: PageEnvelope;
  site: ShellSite;
  sidebar: ShellSidebar | null;
  /** The article of a doc page, with final addresses. */
  html: string;
  PageComponent: ComponentType | null;
  assets: ShellAssets;
  /** The site's own parts and slots, the same as in the browser. @default none */
  customisation?: ShellCustomisation | undefined;
  /** Scripts that a dev server adds. @default none */
  extraModules?: string[];
}
