import type { ComponentType } from 'react';

export interface PageModule {
  default?: ComponentType;
}

/** The app's React pages as `import.meta.glob` gives them, each loaded when it is wanted. */
export type PageLoaders = Record<string, () => Promise<unknown>>;

/** `./pages/home.tsx` → `home`: the name by which configuration and pages speak of a component. */
export const pagesByName = <T>(modules: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(modules).map(([file, module]) => [file.replace(/^.*\/pages\/|\.[jt]sx?$/g, ''), module]),
  );

/** Checks what a page module exports. @throws when it has no default export, naming the module and the fix */
export function componentOf(name: string, module: PageModule): ComponentType {
  const { default: component } = module;
  // What memo() and lazy() make is an object; so is null, which is no component.
  if (typeof component === 'function' || (typeof component === 'object' && component)) return component;
  throw new Error(
    `The page module "${name}" has no default export, so there is nothing to show. ` +
      'Export its component: export default function Page() { … }',
  );
}

/** Loaded page components; a failed load is forgotten, so that the next try asks the server again. */
export class PageModules {
  readonly #loaders: PageLoaders;
  readonly #loaded = new Map<string, ComponentType>();

  constructor(loaders: PageLoaders) {
    this.#loaders = pagesByName(loaders);
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
    const component = componentOf(name, (await loader()) as PageModule);
    this.#loaded.set(name, component);
    return component;
  }
}
