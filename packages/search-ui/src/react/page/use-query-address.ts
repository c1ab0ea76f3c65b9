import { type RefObject, useEffect, useMemo, useState } from 'react';

/** Milliseconds without a key before the address follows the query. */
const ADDRESS_DELAY = 300;

const queryOf = (address: string): string => new URLSearchParams(address).get('q') ?? '';

interface Options {
  field: RefObject<HTMLInputElement | null>;
  /** Query part of the address, as the site's router knows it. */
  address: string;
  /** The server knows no query: before this there is none. */
  alive: boolean;
}

/** The query of the search page, kept in the parameter `q` of the address. What was typed before the script came wins. */
export function useQueryAddress({ field, address, alive }: Options) {
  const first = useMemo(
    () => (alive ? field.current?.value || queryOf(location.search) : ''),
    [alive, field],
  );
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    setTyped(queryOf(address));
  }
  const query = typed ?? first;

  useEffect(() => {
    if (!alive) return undefined;
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      if (queryOf(url.search) === query.trim()) return;
      if (query.trim()) url.searchParams.set('q', query.trim());
      else url.searchParams.delete('q');
      history.replaceState(history.state, '', url);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [alive, query]);
  return [query, setTyped] as const;
}
