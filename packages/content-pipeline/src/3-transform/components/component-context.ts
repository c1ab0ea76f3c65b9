import type { ElementContent } from 'hast';
import type { DiagnosticContext, Positioned } from '../../page/diagnostics.js';
import type { PageComponents } from '../../page/page-components.js';

/** What components of React need of their page. */
export interface ComponentContext extends DiagnosticContext {
  readonly components: PageComponents | undefined;
  /** Those that are known by now, and their names. */
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
  /** Whether it is in a line of text. */
  inline: boolean;
  node: Positioned;
}

/** Content that was given to a component of React as a property: `icon={<b>x</b>}`. */
export class ContentValue {
  constructor(readonly nodes: ElementContent[]) {}
}
