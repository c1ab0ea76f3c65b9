import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { isComponentSource, loadSiteComponents } from '../1-compile/site-components.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { formatDiagnostics } from '../diagnostics/format.js';
import type { DevPages } from './dev-pages.js';
import type { DevSearch } from './dev-search.js';
import type { EventStream } from './event-stream.js';

interface Watched {
  site: LoadedSite;
  vite: ViteDevServer;
  pages: DevPages;
  search: DevSearch;
  events: EventStream;
}

/** Whatever is edited: pages forget what they knew, components are bundled anew, open pages are told. */
export function watchContent({ site, vite, pages, search, events }: Watched): void {
  vite.watcher.add(site.contentDir);
  vite.watcher.on('all', (_event, file) => {
    if (isComponentSource(file, site)) void reloadComponents({ site, pages, events });
    if (!file.startsWith(site.contentDir + path.sep) || file.includes(`${path.sep}.compiled${path.sep}`))
      return;
    pages.invalidate();
    search.invalidate();
    void pages.readApis(file).then(() => events.send('content'));
  });
}

/** An edit that does not compile leaves the components as they were. */
async function reloadComponents({
  site,
  pages,
  events,
}: Pick<Watched, 'site' | 'pages' | 'events'>): Promise<void> {
  try {
    pages.useComponents((await loadSiteComponents(site))?.components);
    events.send('content');
  } catch (error) {
    console.error(error instanceof SiteError ? formatDiagnostics(error.diagnostics) : error);
  }
}
