import type { ResolvedSiteConfig } from '../config/site-config.js';
import { type Diagnostic, severityOf } from '../diagnostics/diagnostic.js';
import { documentPath, siteAddress } from './addresses.js';
import type { PageSummary, Route } from './site-model.js';

export interface RouteTable {
  routes: Route[];
  /** Address by content source or component path. */
  addressOf: Map<string, string>;
  diagnostics: Diagnostic[];
}

/** Decides who answers at which address. The first owner of an address keeps it. */
export function buildRoutes(
  config: ResolvedSiteConfig,
  pages: PageSummary[],
  configFile: string,
): RouteTable {
  const claims = [
    ...config.pages.map((page) => ({
      source: page.path,
      file: configFile,
      address: siteAddress(page.path, config),
    })),
    ...pages.map((page) => ({
      source: page.source,
      file: page.source,
      address: siteAddress(documentPath(page), config),
    })),
  ];
  const owners = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const { address, source, file } of claims) {
    const owner = owners.get(address);
    if (owner === undefined) owners.set(address, source);
    else diagnostics.push(...duplicate(address, owner, source, file, config));
  }
  const addressOf = new Map(claims.map(({ source, address }) => [source, address]));
  return { routes: [...owners].map(([path, source]) => ({ path, source })), addressOf, diagnostics };
}

function duplicate(
  address: string,
  owner: string,
  source: string,
  file: string,
  config: ResolvedSiteConfig,
): Diagnostic[] {
  const severity = severityOf(config.rules.duplicateRoutes);
  if (!severity) return [];
  return [
    {
      code: 'route-duplicate',
      severity,
      message: `"${source}" has the address ${address}, which belongs to "${owner}" already, so readers cannot reach it.`,
      hint: 'Give one of them another slug.',
      file,
    },
  ];
}
