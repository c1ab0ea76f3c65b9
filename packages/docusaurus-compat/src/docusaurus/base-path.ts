import { createContext, useContext } from 'react';

/** Base path of the site, `/` or `/base/`; `null` in content, whose addresses get it when the site is linked. */
export const BasePath = createContext<string | null>(null);

const OTHER = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?)/i;

/** Puts the base path before addresses from the root of the site, once. */
export function useWithBase(): (address: string) => string {
  const base = useContext(BasePath);
  return (address) => {
    const bare = address.replace(/^pathname:\/\//, '');
    if (base === null || OTHER.test(bare) || `${bare}/`.startsWith(base))
      return base === null ? address : bare;
    return base + bare.replace(/^\/+/, '');
  };
}
