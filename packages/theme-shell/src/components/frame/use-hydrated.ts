import { createContext, createElement, type ReactNode, useContext, useDeferredValue } from 'react';

const HydratedContext = createContext(false);

/**
 * Tells the parts below when hydration is over. Deferred: what they add then is drawn in slices, in tasks of its own, and not in
 * the one that ends hydration.
 */
export function HydratedProvider({ children }: { children: ReactNode }): ReactNode {
  return createElement(HydratedContext, { value: useDeferredValue(true, false) }, children);
}

/** `false` on the server and during hydration, `true` from then on: for what the server leaves out to keep pages small. */
export const useHydrated = (): boolean => useContext(HydratedContext);
