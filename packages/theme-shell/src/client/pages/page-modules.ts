import { failedModule } from '@org/site-model';
import type { ComponentType } from 'react';

/** Module of a page: its component is the default export. */
export interface PageModule {
  default?: ComponentType;
}

/** The app's React pages as `import.meta.glob` gives them, each loaded when it is wanted. */
export type PageLoaders = Record<string, () => Promise<unknown>>;

/** `./pages/home.tsx` → `home`, `/src/pages/guides/start.tsx` → `guides/start`: the name by which configuration and pages name a component. */
export const pagesByName = <T>(modules: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(modules).map(([file, module]) => [file.replace(/^.*?\/pages\/|\.[jt]sx?$/g, ''), module]),
  );

/** Checks what a page module exports. @throws when it has no default export, naming the module */
export function componentOf(name: string, module: PageModule): ComponentType {
  const { default: component } = module;
  // What memo() and lazy() make is an object; so is null, which is no component.
  if (typeof component === 'function' || (typeof component === 'object' && component)) return component;
  throw new Error(`The page module "${name}" has no default export.`);
}

interface Failure {
  /** Address of the module; `null` where the browser does not say. */
  address: string | null;
  times: number;
}

/** Puts around a page's component what every page needs. */
type PageWrapper = (Page: ComponentType) => ComponentType;

interface PageModulesOptions {
  /** Imports a module from an address that was not asked for before. */
  importFrom?: (address: string) => Promise<unknown>;
  /** Loaded beside the first page. @default nothing is put around pages */
  loadWrapper?: () => Promise<PageWrapper>;
}

/** Loaded page components. */
export class PageModules {
  readonly #loaders: PageLoaders;
  readonly #loaded = new Map<string, ComponentType>();
  readonly #failures = new Map<string, Failure>();

  readonly #importFrom: (address: string) => Promise<unknown>;
  readonly #loadWrapper: () => Promise<PageWrapper>;

  constructor(
    loaders: PageLoaders,
    {
      importFrom = (address) => import(/* @vite-ignore */ address),
      loadWrapper = async () => (Page) => Page,
    }: PageModulesOptions = {},
  ) {
    this.#loaders = pagesByName(loaders);
    this.#importFrom = importFrom;
    this.#loadWrapper = loadWrapper;
  }

  /** The component, if it is there already. */
  peek(name: string): ComponentType | undefined {
    return this.#loaded.get(name);
  }

  async load(name: string): Promise<ComponentType> {
    const known = this.#loaded.get(name);
    if (known) return known;
    const loader = this.#loaders[name];
    if (!loader) throw new Error(`The site has no page component named "${name}".`);
    const [module, wrap] = await Promise.all([this.#import(name, loader), this.#wrapper(name)]);
    const component = wrap(componentOf(name, module as PageModule));
    this.#loaded.set(name, component);
    return component;
  }

  /** Whether another `load` would ask the server: a module that failed under an unknown address fails for good. */
  canRetry(name: string): boolean {
    return this.#failures.get(name)?.address !== null;
  }

  /** Its address is not known here, so what failed once needs a new document. */
  async #wrapper(name: string): Promise<PageWrapper> {
    try {
      return await this.#loadWrapper();
    } catch (error) {
      this.#failures.set(name, { address: null, times: 1 });
      throw error;
    }
  }

  /** A browser remembers that an import failed, and under which address: each new try goes to a new one. */
  async #import(name: string, loader: () => Promise<unknown>): Promise<unknown> {
    const failure = this.#failures.get(name);
    try {
      return await (failure?.address
        ? this.#importFrom(`${failure.address}?retry=${failure.times}`)
        : loader());
    } catch (error) {
      const address = failure?.address ?? failedModule(error) ?? null;
      this.#failures.set(name, { address, times: (failure?.times ?? 0) + 1 });
      throw error;
    }
  }
}
