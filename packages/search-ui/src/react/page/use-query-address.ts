import { SHELL_EVENTS } from '@org/site-model';
import { type RefObject, useEffect, useMemo, useState } from 'react';

/** Milliseconds without a key before the address follows the query. */
const ADDRESS_DELAY = 300;

/** Query part of an address that the reader has come to: each is another object, also where the query is the same. */
export interface Visit {
  search: string;
}

const readVisit = (): Visit => ({ search: globalThis.location?.search ?? '' });

const queryOf = ({ search }: Visit): string => new URLSearchParams(search).get('q') ?? '';

/** The address that the reader has come to. What the page itself puts into the address bar is no visit. */
export function useVisit(): Visit {
  const [visit, setVisit] = useState(readVisit);
  useEffect(() => {
    const onChange = (): void => setVisit(readVisit());
    document.addEventListener(SHELL_EVENTS.addressChanged, onChange);
    return () => document.removeEventListener(SHELL_EVENTS.addressChanged, onChange);
  }, []);
  return visit;
}

interface Options {
  field: RefObject<HTMLInputElement | null>;
  visit: Visit;
  /** The server knows no query: before this there is none. */
  alive: boolean;
}

/** The query of the search page, kept in the parameter `q` of the address. What was typed before the script came wins. */
export function useQueryAddress({ field, visit, alive }: Options) {
  const first = useMemo(() => (alive ? field.current?.value || queryOf(location) : ''), [alive, field]);
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(visit);
  if (seen !== visit) {
    setSeen(visit);
    setTyped(queryOf(visit));
  }
  const query = typed ?? first;

  useEffect(() => {
    if (!alive) return undefined;
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      if (queryOf(url) === query.trim()) return;
      if (query.trim()) url.searchParams.set('q', query.trim());
      else url.searchParams.delete('q');
      history.replaceState(history.state, '', url);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [alive, query]);
  return [query, setTyped] as const;
}
