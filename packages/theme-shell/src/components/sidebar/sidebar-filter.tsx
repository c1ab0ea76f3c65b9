import { formatPlural } from '@org/site-model';
import { useEffect, useRef } from 'react';
import { withBase } from '../../model/addresses.js';
import { htmlLang } from '../../model/page-tags.js';
import type { ShellSidebar } from '../../model/shell-site.js';
import { useShell } from '../frame/shell-context.js';

/** Room for a field that narrows a long sidebar down. It comes when the shell has taken over; without scripts there is no room. */
export function SidebarFilter({ sidebar }: { sidebar: ShellSidebar }) {
  const { site } = useShell();
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const { filterPages, filterMatches } = site.messages;
    import('./filter-items.js').then(
      ({ startFilter }) => {
        if (!room.current || signal.aborted) return;
        startFilter(room.current, {
          items: sidebar.items,
          label: filterPages,
          countText: (count) => formatPlural(filterMatches, count, htmlLang(site)),
          hrefOf: (href) => withBase(href, site),
          signal,
        });
      },
      () => undefined, // Without it the sidebar is as long as it is.
    );
    return () => gone.abort();
  }, [sidebar, site]);
  return <div className="sidebar-filter" ref={room} />;
}
