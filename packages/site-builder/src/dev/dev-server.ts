import { createServer, type Server } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import { loadSitePlugins } from '../1-compile/compile-area.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { answer } from './answer/answer-request.js';
import { AppModules } from './app-modules.js';
import { isOutput, startBundler } from './dev-bundler.js';
import { DevPages } from './dev-pages.js';
import { DevSearch } from './dev-search.js';
import type { Dev } from './dev.js';
import { isKnownHost, isOwnOrigin, upgradeGate } from './guard/host-guard.js';
import { NetworkAccess } from './guard/network-access.js';
import { EventStream } from './watch/event-stream.js';
import { FolderWatch } from './watch/folder-watch.js';
import { SourceWatch } from './watch/source-watch.js';

const DEFAULT_PORT = 4322;

/** What a dev server does beside serving this machine. */
export interface DevOptions {
  /** Listens to the network too, where it answers browsers that have opened an address with its token. @default false */
  network?: boolean;
}

/** Serves a site from its sources: pages are compiled when they are asked for, edits show in the open page. */
export async function startDev(site: LoadedSite, port = DEFAULT_PORT, { network = false }: DevOptions = {}) {
  const access = network ? new NetworkAccess() : undefined;
  const events = new EventStream();
  const modules = new AppModules(site.root, () => events.sendWhenQuiet('modules'));
  const pages = new DevPages(site, await loadSitePlugins(site));
  const server = createServer();
  const sockets = upgradeGate(server, (request) => {
    const { headers, method } = request;
    const hosts = { allowedHosts: vite.config.server.allowedHosts ?? [] };
    const isAdmitted = access?.isAdmitted(request) ?? true;
    return isAdmitted && isKnownHost(headers.host, hosts) && isOwnOrigin(headers, method, hosts);
  });
  // None until the sources are read for the first time: what changes before is read then.
  const watches: SourceWatch[] = [];
  const onEdit = (file: string): void => watches.forEach((watch) => watch.edited(file));
  const vite = await startBundler({ site, modules, sockets, onEdit });
  modules.use(vite);
  // Beside what is read of the content: much of it is done in other threads.
  void modules.warmUp();
  const content = new FolderWatch((file) => {
    if (isOutput(file, site)) return;
    // A module of the site may import it.
    modules.changed(file);
    onEdit(file);
  });
  content.add(site.contentDir);
  const search = new DevSearch(pages);
  const dev: Dev = { site, vite, content, pages, search, modules, events, access, problems: new Map() };
  const watch = new SourceWatch(dev);
  watches.push(watch);
  await watch.readAll(dev);

  server.on('request', (request, response) => void answer(request, response, dev));
  const actual = await listen(server, { port, ...(network ? {} : { host: '127.0.0.1' }) });
  const close = async (): Promise<void> => {
    dev.events.close();
    dev.pages.close();
    content.close();
    await vite.close();
    server.closeAllConnections();
    server.close();
  };
  const { baseUrl } = site.config;
  const networkAddresses = access?.invitations(actual, baseUrl) ?? [];
  return { address: `http://127.0.0.1:${actual}${baseUrl}`, networkAddresses, close };
}

/** Resolves to the port. */
function listen(server: Server, options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => resolve((server.address() as AddressInfo).port));
  });
}
