import { type ComponentType, createElement, type ReactNode, useCallback } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { componentName } from '../../model/component-names.js';
import { trustedHtml } from '../../components/frame/trusted-html.js';
import { IslandBoundary } from './island-boundary.js';

/** The app's islands as `import.meta.glob` gives them, each loaded when one on a page is hydrated. */
export type IslandLoaders = Record<string, () => Promise<unknown>>;

type IslandComponent = ComponentType<{ children?: ReactNode }>;

const ISLANDS = '[data-docs-island]';
/** An island is hydrated before it comes into view, by this much of the window. */
const AHEAD = '25%';

/**
 * The islands of the page that is shown. Each is a root of its own in the article, which React otherwise leaves alone. One
 * that fails keeps the server's HTML, with one warning in the console.
 */
export class Islands {
  readonly #loaders: IslandLoaders;
  readonly #known = new WeakSet<HTMLElement>();
  readonly #roots = new Set<Root>();
  readonly #observer: IntersectionObserver;

  constructor(loaders: IslandLoaders) {
    this.#loaders = Object.fromEntries(
      Object.entries(loaders).map(([file, loader]) => [componentName(file), loader]),
    );
    this.#observer = new IntersectionObserver((entries) => this.#onSeen(entries), { rootMargin: AHEAD });
  }

  /** Finds the islands of the page, and hydrates each when its time has come. */
  hydrateAll(): void {
    for (const island of document.querySelectorAll<HTMLElement>(ISLANDS)) {
      if (this.#known.has(island)) continue;
      this.#known.add(island);
      const { docsHydrate } = island.dataset;
      if (docsHydrate === 'visible') this.#observer.observe(island);
      else if (docsHydrate === 'idle' && 'requestIdleCallback' in window)
        requestIdleCallback(() => void this.#start(island));
      else void this.#start(island);
    }
  }

  /** Ends the islands of a page that is about to be replaced. */
  unmountAll(): void {
    this.#observer.disconnect();
    for (const root of this.#roots) root.unmount();
    this.#roots.clear();
  }

  #onSeen(entries: IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      this.#observer.unobserve(target);
      void this.#start(target as HTMLElement);
    }
  }

  async #start(island: HTMLElement): Promise<void> {
    try {
      const component = await this.#load(island.dataset.docsIsland ?? '');
      // The reader may have gone on while it was loaded.
      if (island.isConnected) this.#hydrate(island, component);
    } catch (cause) {
      warn(island, cause);
    }
  }

  async #load(name: string): Promise<IslandComponent> {
    const loader = this.#loaders[name];
    if (!loader) throw new Error(`The site has no island named "${name}".`);
    const { default: component } = (await loader()) as { default?: IslandComponent };
    if (!component) throw new Error(`The module of the island "${name}" has no default export.`);
    return component;
  }

  #hydrate(island: HTMLElement, component: IslandComponent): void {
    const html = [...island.childNodes].map((node) => node.cloneNode(true));
    const nodes = contentOf(island);
    const content = createElement(IslandContent, { tag: island.localName, nodes });
    const props = JSON.parse(island.dataset.docsProps ?? '{}') as object;
    const children = nodes.length > 0 ? [content] : [];
    let failed = false;
    const onError = (cause: unknown): void => {
      failed = true;
      warn(island, cause);
      // React is still at work on this root.
      setTimeout(() => {
        if (!this.#roots.delete(root)) return;
        root.unmount();
        island.replaceChildren(...html);
      });
    };
    const drawn = createElement(component, props, ...children);
    const root = hydrateRoot(island, createElement(IslandBoundary, { onError, children: drawn }), {
      identifierPrefix: island.dataset.docsPrefix ?? '',
      // The boundary has told of it.
      onCaughtError: () => undefined,
      onRecoverableError: (cause) => {
        if (!failed) warn(island, cause);
      },
    });
    this.#roots.add(root);
    island.dataset.docsHydrated = '';
  }
}

function warn({ dataset }: HTMLElement, cause: unknown): void {
  console.warn(`The island ${dataset.docsIsland} failed to hydrate; its server-rendered HTML stays.`, cause);
}

interface Props {
  tag: string;
  nodes: readonly Node[];
}

/**
 * The page's content in an island. It is the server's: React is told that it is empty and leaves it where it is. A component
 * that takes it away and shows it again gets the same nodes back.
 */
function IslandContent({ tag, nodes }: Props): ReactNode {
  const adopt = useCallback(
    (element: HTMLElement | null) => {
      if (element && !element.firstChild) element.append(...nodes);
    },
    [nodes],
  );
  return createElement(tag, {
    'data-docs-content': '',
    ref: adopt,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: trustedHtml('') },
  });
}

/** The content of an island: in it, or hidden behind it while its component does not show it. */
function contentOf(island: HTMLElement): readonly Node[] {
  const next = island.nextElementSibling;
  const waiting = next?.matches('[data-docs-content][hidden]') ? next : null;
  return [...((island.querySelector('[data-docs-content]') ?? waiting)?.childNodes ?? [])];
}
