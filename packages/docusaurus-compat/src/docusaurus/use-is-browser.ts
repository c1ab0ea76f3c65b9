import { useEffect, useState } from 'react';

/** `false` at build and in the first render, then `true`. */
export default function useIsBrowser(): boolean {
  const [isBrowser, setBrowser] = useState(false);
  useEffect(() => setBrowser(true), []);
  return isBrowser;
}
