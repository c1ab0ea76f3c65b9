import type { PackageManager } from './package-managers.js';
import type { Diagnostic, Position, Reference } from '@org/site-model';
import type { PageAsset, Slot } from './compiled-page.js';
import type { RawHtml, SiteFacts } from './compile-options.js';
import type { ArticleMessages } from '../messages/article-messages.js';
import type { TextStore } from './text-store.js';
import type { PageComponents } from './page-components.js';
import { placeOf, type SourceText } from './source-texts.js';

/** Reads files of the content root; the only way in which a page may look outside itself. */
export interface ContentFiles {
  /** Bytes of a file below the content root, or `undefined` when there is none. `path` uses `/`. */
  read(path: string): Uint8Array | undefined;
}

/** What the transforms of one page share: what they may read, and what they add to the result. */
export interface PageContext {
  /** Source path relative to the content root. */
  readonly source: string;
  readonly files: ContentFiles;
  readonly messages: ArticleMessages;
  readonly rawHtml: RawHtml;
  /** Ids of the page around the article. */
  readonly reservedIds: readonly string[];
  readonly colors: TextStore | undefined;
  /** Where live examples show their result. */
  readonly playground: 'top' | 'bottom';
  /** Tabs of commands of npm. */
  readonly packageManagers: readonly PackageManager[];
  readonly site: SiteFacts | undefined;
  /** The page's own text, then that of each partial in it. */
  readonly texts: SourceText[];
  readonly references: Reference[];
  readonly slots: Slot[];
  readonly assets: Set<PageAsset>;
  readonly dependencies: Set<string>;
  readonly diagnostics: Diagnostic[];
  /** How many sets of tabs there are so far: their ids are counted. */
  tabSets: number;
  /** Components of React that MDX may use, and the names of those that are known by now. */
  readonly components: PageComponents | undefined;
  readonly componentNames: Map<unknown, string>;
  /** Where components are to be rendered: marks in the tree have the index. */
  readonly componentUses: ComponentUse[];
  /** Names of the islands in the article. */
  readonly islands: Set<string>;
  /** How many islands there are so far: each has ids of its own. */
  islandCount: number;
}

/** A component of React in the page's tree. */
export interface ComponentUse {
  /** As the writer knows it. */
  name: string;
  component?: unknown;
  /** An element that code of a module has made already, instead of a component. */
  element?: unknown;
  props: Record<string, unknown>;
  /** Whether it stands in a line of text. */
  inline: boolean;
  node: Positioned;
}

/** A syntax tree node, or anything else that stands somewhere. */
export interface Positioned {
  position?: { start: Position } | undefined;
}

/** Where a node stands: the page, or the partial that it came from. */
export function sourcePlace(context: PageContext, node: Positioned) {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { ...placeOf(context.texts, line), column };
}

/** Reports a finding at the place of a syntax tree node. */
export function report(
  context: PageContext,
  node: Positioned,
  finding: Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'>,
): void {
  context.diagnostics.push({ ...finding, ...sourcePlace(context, node) });
}
