import type { LocaleConfig, VitepressConfig } from './read/config-shape.js';

/** A language of the source. */
export interface SourceLocale {
  /** Key in the configuration: `root`, `zh`. */
  key: string;
  /** Name in the new site. */
  code: string;
  /** Folder of its pages, without slashes; empty for `root`. */
  dir: string;
  isDefault: boolean;
  /** All that holds for it: its own settings over those of the site. */
  config: LocaleConfig;
}

export interface SourcePage {
  /** Below the folder of pages: `en/guide/x.md`. */
  source: string;
  /** The same as the source publishes it: `guide/x.md`. */
  path: string;
  locale: SourceLocale;
  /** The same without the folder of its language. */
  inner: string;
  /** Path in the new site. */
  target: string;
  /** Its address below the base path and its language's. */
  address: string;
  /** Address that the name of its file alone would not give. */
  slug: string | undefined;
}

/** A site of VitePress. Nothing of it is ever written to. */
export interface VitepressSite {
  /** Folder that has `.vitepress`, absolute. */
  folder: string;
  configFile: string;
  config: VitepressConfig;
  /** Folder of the pages, absolute. */
  docs: string;
  /** Folder of the area in the new content. */
  area: string;
  pages: SourcePage[];
  /** Ranges of the packages that the source depends on, by name. */
  packages: Record<string, string>;
  /** Pages by their path. */
  byPath: Map<string, SourcePage>;
  /** The default one first. */
  locales: [SourceLocale, ...SourceLocale[]];
  /** Languages that are sites of their own. */
  elsewhere: { label: string; href: string }[];
  /** Pages that a program makes, and programs that pages take data from. */
  programs: string[];
  /** Ids of headings by their texts, where the site has a function of its own for them. */
  slugs: Map<string, string>;
}
