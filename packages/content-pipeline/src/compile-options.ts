import type { TextStore } from './cache/text-store.js';
import type { PageComponents } from './components.js';
import type { ParserName } from './2-parse/parsers.js';
import type { PackageManager } from './3-transform/code/npm-flags.js';
import type { ContentPlugins } from './plugins/plugin-spec.js';

/** Words that the pipeline itself puts into an article, in the language of the content. */
export interface CompileLabels {
  /** Name of a heading's permalink; `{heading}` is replaced. */
  permalink: string;
  /** Title of an admonition that has none of its own, by type. */
  admonitions: Record<string, string>;
  /** Names of the boxes of task list items. */
  taskDone: string;
  taskOpen: string;
  /** Summary of details that have none of their own. */
  details: string;
  /** Heading of the footnotes, which only screen readers show. */
  footnotes: string;
  /** Name of the link from a footnote to the place it belongs to; `{reference}` is replaced by its number, `1` or `1-2`. */
  footnoteBack: string;
}

/**
 * What becomes of HTML that stands in Markdown: `allow` publishes it, comments apart; `sanitize` leaves what cannot run, load
 * or send anything, in the whole page, addresses of links included; `escape` shows it as text.
 */
export type RawHtml = 'allow' | 'sanitize' | 'escape';

/** What code of pages may ask of its site, by `useDocusaurusContext`. */
export interface SiteFacts {
  title: string;
  tagline?: string;
  url: string;
  /** Of the content. */
  locale?: string;
}

export interface CompileOptions {
  /** @default 'allow', for writers who are trusted */
  rawHtml?: RawHtml;
  /** Ids of the page around the article, which nothing in it may have; one that ends in `-` stands for all that start so. @default none */
  reservedIds?: readonly string[];
  parser: ParserName;
  labels: CompileLabels;
  /**
   * Labels of translations, by the folder that these lie in, wherever it stands in their paths: `{ 'locales/fr': … }`.
   * @default none
   */
  labelsByFolder?: Record<string, CompileLabels>;
  /** Whether `$…$` and `$$…$$` are formulas. A ` ```math ` fence always is one. @default false */
  math?: boolean;
  /** Where live examples show their result: above the code or below it. @default 'bottom' */
  playground?: 'top' | 'bottom';
  /** Tabs of an `npm` fence, the first of them open. @default npm, yarn, pnpm, bun */
  packageManagers?: readonly PackageManager[];
  /** What `loadPlugins` has loaded. Functions, so that each thread loads its own. @default none */
  plugins?: ContentPlugins;
  /** Where coloured code is kept between pages and runs, such as a `PackStore`. No page depends on it. @default none */
  colours?: TextStore;
  /**
   * What files are: `detect` takes `.md` for CommonMark and `.mdx` for MDX, `mdx` takes both for MDX, as Docusaurus does.
   * @default 'detect'
   */
  format?: 'detect' | 'mdx';
  /** @default pages know nothing of it */
  site?: SiteFacts;
  /** Components of React, and other code, that MDX pages may use. */
  components?: PageComponents;
}

export const defaultLabels: CompileLabels = {
  permalink: 'Direct link to {heading}',
  admonitions: {
    note: 'Note',
    tip: 'Tip',
    info: 'Info',
    caution: 'Caution',
    warning: 'Warning',
    danger: 'Danger',
  },
  taskDone: 'Done',
  taskOpen: 'Not done',
  details: 'Details',
  footnotes: 'Footnotes',
  footnoteBack: 'Back to reference {reference}',
};

export const defaultCompileOptions: CompileOptions = { parser: 'satteri', labels: defaultLabels };
