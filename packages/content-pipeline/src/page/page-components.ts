/** When an island is hydrated: at once, when the browser has nothing to do, or when it comes into view. */
export type IslandHydration = 'load' | 'idle' | 'visible';

/** A component of React that pages may use by its name. */
export interface NamedComponent {
  component: unknown;
  /** Makes it an island: the browser hydrates it. Without, it is HTML and nothing more. */
  island?: IslandHydration | undefined;
}

/** React's own functions. They come with the components, so that both are of one copy of React. */
export interface ComponentRenderer {
  createElement(type: never, props: Record<string, unknown> | null, ...children: unknown[]): unknown;
  Fragment: unknown;
  /** Of `react-dom/server`. */
  renderToStaticMarkup(element: never): string;
  renderToString(element: never, options?: { identifierPrefix?: string }): string;
}

/** All the code that MDX pages may use. A page that uses none of it needs no React. */
export interface PageComponents {
  /** Changes whenever any of the code does, so that pages that were kept are compiled again; a hash of it, for instance. */
  identity: string;
  renderer: ComponentRenderer;
  /** By the name that pages use. */
  named: Record<string, NamedComponent>;
  /** What pages import themselves, by {@link moduleKey}. */
  modules: Record<string, Record<string, unknown>>;
}
