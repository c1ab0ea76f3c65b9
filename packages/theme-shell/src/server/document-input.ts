import type { ComponentType } from 'react';
import type { PageEnvelope } from '../model/shell-page.js';
import type { ShellSidebar, ShellSite } from '../model/shell-site.js';

/** Addresses of the files that the bundler made. */
export interface ShellAssets {
  boot: string;
  behaviours: string;
  /** The React shell, which the behaviours load when they see fit. */
  shell: string;
  styles: string[];
  favicon: string | null;
}

export interface DocumentInput {
  envelope: PageEnvelope;
  site: ShellSite;
  sidebar: ShellSidebar | null;
  /** The article of a doc page, with final addresses. */
  html: string;
  PageComponent: ComponentType | null;
  assets: ShellAssets;
  /** Scripts that a dev server adds. @default none */
  extraModules?: string[];
}
