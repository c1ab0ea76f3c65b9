import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadSitePlugins } from '../1-compile/compile-area.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { answer } from './answer/answer-request.js';
import { AppModules } from './app-modules.js';
import { startBundler } from './dev-bundler.js';
import { DevPages } from './dev-pages.js';
import { DevSearch } from './dev-search.js';
import type { Dev } from './dev.js';
import { isKnownHost, isOwnOrigin, upgradeGate } from './guard/host-guard.js';
import { EventStream } from './watch/event-stream.js';
import { SourceWatch } from './watch/source-watch.js';

const DEFAULT_PORT = 4322;

/** Serves a site from its sources: pages are compiled when they are asked for, edits show in the open page. */
export async function startDev(site: LoadedSite, port = DEFAULT_PORT) {
  const events = new EventStream();
  const modules = new AppModules(site.root, () => events.send('modules'));
  const pages = new DevPages(site, await loadSitePlugins(site));
  const server = createServer();
  const sockets = upgradeGate(server, ({ headers, method }) => {
    const hosts = { allowedHosts: vite.config.server.allowedHosts ?? [] };
    return isKnownHost(headers.host, hosts) && isOwnOrigin(headers, method, hosts);
  });
  // None until the sources are read for the first time: what changes before is read then.
  const watches: SourceWatch[] = [];
  const onEdit = (file: string): void => watches.forEach((watch) => watch.edited(file));
  const vite = await startBundler({ site, modules, sockets, onEdit });
  modules.use(vite);
  const dev: Dev = { site, vite, pages, search: new DevSearch(pages), modules, events, problems: new Map() };
  const watch = new SourceWatch(dev);
  watches.push(watch);
  await watch.readAll(dev);

  server.on('request', (request, response) => void answer(request, response, dev));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = async (): Promise<void> => {
    dev.events.close();
    dev.pages.close();
    await vite.close();
    server.closeAllConnections();
    server.close();
  };
  const { port: actual } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${actual}${site.config.baseUrl}`, close };
}
