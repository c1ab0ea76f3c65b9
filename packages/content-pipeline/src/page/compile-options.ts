import type { ArticleMessages } from '../messages/article-messages.js';
import { languages } from '../messages/languages.js';
import type { ContentPlugins } from './content-plugin.js';
import type { PageComponents } from './page-components.js';

/** Those whose commands are known. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const satisfies string[];
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/**
 * Parser of Markdown. `satteri` is native and about forty times faster; `remark` is the reference it is compared with. MDX has the one
 * parser of `@mdx-js/mdx`.
 * @default 'satteri'
 */
export type ParserName = 'satteri' | 'remark';

/**
 * What becomes of HTML in Markdown: `allow` publishes it, comments apart; `sanitize` leaves what cannot run, load
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

/** What the types of code are read with. Pages depend on it that have code with types, and no others. */
export interface TypesOptions {
  /** Folder that has the packages installed which code imports, and `twoslash`. */
  root: string;
  /** Changes with what is installed there. */
  identity: string;
}

/** How pages are compiled. All of it is part of what a cached page depends on, but {@link CompileOptions.colors}. */
export interface CompileOptions {
  /** @default 'allow', for writers who are trusted */
  rawHtml?: RawHtml;
  /** Ids of the page around the article, which nothing in it may have; one that ends in `-` means all that start so. @default none */
  reservedIds?: readonly string[];
  parser: ParserName;
  /** In the language of the content: `articleMessagesFor('fr')`. @default English */
  messages: ArticleMessages;
  /**
   * Messages of translations, by their folder, wherever it is in the paths of pages: `{ 'locales/fr': … }`.
   * @default none
   */
  messagesByFolder?: Record<string, ArticleMessages>;
  /** Whether `$…$` and `$$…$$` are formulas. A ` ```math ` fence always is one. @default false */
  math?: boolean;
  /** Where live examples show their result: above the code or below it. @default 'bottom' */
  playground?: 'top' | 'bottom';
  /** Tabs of an `npm` fence, the first of them open. @default npm, yarn, pnpm, bun */
  packageManagers?: readonly PackageManager[];
  /** What `loadPlugins` has loaded. Functions, so that each thread loads its own. @default none */
  plugins?: ContentPlugins;
  /** Where colored code is kept between pages and runs, such as a `PackStore`. No page depends on it. @default none */
  colors?: TextStore;
  /**
   * What files are: `detect` takes `.md` for CommonMark and `.mdx` for MDX, `mdx` takes both for MDX, as Docusaurus does.
   * @default 'detect'
   */
  format?: 'detect' | 'mdx';
  /** @default pages know nothing of it */
  site?: SiteFacts;
  /** Where blocks that are marked "twoslash" find TypeScript and types. @default they are shown without */
  types?: TypesOptions;
  /** Components of React, and other code, that MDX pages may use. */
  components?: PageComponents;
}

/** The fast parser, English messages, and the default of everything else. */
export const defaultCompileOptions: CompileOptions = { parser: 'satteri', messages: languages.en };

/** Keeps texts by key; `PackStore` is one that does so on disk. */
export interface TextStore {
  get: (key: string) => string | undefined;
  set: (key: string, text: string) => void;
}
