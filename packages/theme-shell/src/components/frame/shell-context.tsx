import {
  type Context,
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { ShellPage } from '../../model/shell-page.js';
import type { ShellSidebar, ShellSite } from '../../model/shell-site.js';

/** What every part of the shell may read. */
export interface ShellContextValue<Search = unknown> {
  site: ShellSite<Search>;
  page: ShellPage;
  /** The tree beside the page, or `null` where there is none. */
  sidebar: ShellSidebar | null;
}

const ShellContext = createContext<ShellContextValue | null>(null);

export function ShellProvider({
  site,
  page,
  sidebar,
  children,
}: ShellContextValue & { children: ReactNode }) {
  const value = useMemo(() => ({ site, page, sidebar }), [site, page, sidebar]);
  return (
    <ShellContext.Provider value={value}>
      <HydratedProvider>{children}</HydratedProvider>
    </ShellContext.Provider>
  );
}

/**
 * Site, page and sidebar, for the site's own pages and parts.
 * @typeParam Search type of `site.search.settings`
 * @throws outside of the shell
 */
export function useShell<Search = unknown>(): ShellContextValue<Search> {
  return useProvided(ShellContext) as ShellContextValue<Search>;
}

/** What the shell provides. @throws outside of it */
export function useProvided<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (!value) throw new Error('There is no shell around this. Render a page, or <ShellProvider>.');
  return value;
}

const HydratedContext = createContext(false);

/**
 * Tells the parts below when hydration is over. As a transition: what they add then is drawn in slices, in tasks of its own, and
 * not in the one that ends hydration.
 */
function HydratedProvider({ children }: { children: ReactNode }): ReactNode {
  const [value, setValue] = useState(false);
  useEffect(() => startTransition(() => setValue(true)), []);
  return createElement(HydratedContext.Provider, { value }, children);
}

/** `false` on the server and during hydration, `true` from then on: for what the server leaves out to keep pages small. */
export const useHydrated = (): boolean => useContext(HydratedContext);
