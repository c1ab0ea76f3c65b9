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

/** A picture that sites show beside a link to a page. */
export interface SocialCard {
  /** Absolute address. */
  href: string;
  /** What it says to those who do not see it. */
  alt: string;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
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
  /**
   * Named in the head of a page without an `image` of its own. For those that read documents: what navigation fetches has none.
   * @default none
   */
  card?: SocialCard | undefined;
  /** Scripts that a dev server adds. @default none */
  extraModules?: string[];
}
