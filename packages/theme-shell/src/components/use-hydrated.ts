import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** `false` on the server and during hydration, `true` from then on: for what the server leaves out to keep pages small. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
