import type { Diagnostic, FilePosition } from '@org/site-model';
import { cleanPath } from '@org/theme-shell';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { frontMatterPosition } from '@org/content-pipeline';
import { documentPath, siteAddress } from '../../addresses/site-addresses.js';
import type { LoadedSite } from '../../config/loaded-site.js';
import type { ResolvedSiteConfig } from '../../config/site-config.js';
import { severityOf } from '../../diagnostics/diagnostic.js';
import { nameInWorkspace } from '../../diagnostics/file-names.js';
import type { PageKey, PageSummary, Route } from '../../model/site-model.js';
import { type Edition, pathInVersion } from '../editions/editions.js';
import type { LinkedIndex } from '../sidebars/read-sidebars.js';

export interface RouteTable {
  routes: Route[];
  diagnostics: Diagnostic[];
}

/** What wants to answer at an address. */
export interface RouteClaim {
  page: PageKey;
  /** Where a clash is reported, with the place where the address is written if that is known. */
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  address: string;
}

/** Claims of the app's own pages. */
export const componentClaims = (config: ResolvedSiteConfig, configFile: string): RouteClaim[] =>
  config.pages.map((page) => ({
    page: { kind: 'component', name: page.path },
    file: configFile,
    address: siteAddress(page.path, config),
  }));

type ListPage = Pick<LinkedIndex, 'path' | 'href' | 'file' | 'line' | 'column'>;

/** Claims of categories' generated indexes and of the pages of tags. */
export const indexClaims = (pages: readonly ListPage[]): RouteClaim[] =>
  pages.map(({ path, href, file, line, column }) => ({
    page: { kind: 'index', name: path },
    address: href,
    file,
    line,
    column,
  }));

type ClaimingPage = PageSummary & { edition?: Edition };

/** Claims of the content's pages. */
export const documentClaims = (config: ResolvedSiteConfig, pages: readonly ClaimingPage[]): RouteClaim[] =>
  pages.map((page) => ({
    page: { kind: 'document', name: page.source },
    file: page.source,
    address: siteAddress(
      page.edition ? pathInVersion(documentPath(page, page.edition.area), page.edition) : documentPath(page),
      config,
    ),
  }));

/**
 * Decides who answers at which address. The first owner of an address keeps it. `/x.html` and `/x/index.html` mean `/x`, so
 * only one of them can be a page's.
 * @param placeOf where it is written, if the claim does not know
 */
export function buildRoutes(
  claims: RouteClaim[],
  config: Pick<ResolvedSiteConfig, 'rules'>,
  placeOf: (claim: RouteClaim) => Pick<RouteClaim, 'line' | 'column'> = (claim) => claim,
): RouteTable {
  const owners = new Map<string, Route>();
  const diagnostics: Diagnostic[] = [];
  for (const claim of claims) {
    const { address, page } = claim;
    const place = cleanPath(address).replace(/(?<=.)\/$/, '');
    const owner = owners.get(place);
    if (owner === undefined) owners.set(place, { path: address, page });
    else diagnostics.push(...duplicate({ ...claim, ...placeOf(claim), file: claim.file }, owner, config));
  }
  return { routes: [...owners.values()], diagnostics };
}

function duplicate(
  { address, page, file, line, column }: RouteClaim,
  owner: Route,
  { rules }: Pick<ResolvedSiteConfig, 'rules'>,
): Diagnostic[] {
  const severity = severityOf(rules.duplicateRoutes);
  if (!severity) return [];
  const same = address === owner.path;
  return [
    {
      code: 'route-duplicate',
      severity,
      message: `"${page.name}" has the address ${address}, which ${same ? 'belongs to' : 'is the same file as that of'} "${owner.page.name}" already, so readers cannot reach it.`,
      hint: 'Give one of them another slug.',
      file,
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
    },
  ];
}

/** Where it is written what a page's address is: its slug, else its file as a whole. */
export function claimPlace(
  { page, file, line, column }: RouteClaim,
  { contentDir, configFile }: Pick<LoadedSite, 'contentDir' | 'configFile'>,
): FilePosition {
  if (file === configFile) return { file };
  const absolute = path.join(contentDir, file);
  const named = { file: nameInWorkspace(absolute) };
  if (page.kind !== 'document')
    return { ...named, ...(line === undefined || column === undefined ? {} : { line, column }) };
  if (!existsSync(absolute)) return named;
  return { ...named, ...frontMatterPosition(readFileSync(absolute, 'utf8'), file, 'slug') };
}

/** The first reference to a file of the content. */
export function assetPlace(
  target: string,
  pages: readonly PageSummary[],
  { contentDir }: Pick<LoadedSite, 'contentDir'>,
): FilePosition {
  const inContent = (file: string): string => nameInWorkspace(path.join(contentDir, file));
  for (const { source, references } of pages) {
    const found = references.find((reference) => reference.kind === 'asset' && reference.target === target);
    if (found) return { file: inContent(found.file ?? source), line: found.line, column: found.column };
  }
  return { file: inContent(target) };
}
