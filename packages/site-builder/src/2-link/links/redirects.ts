import { decodeAddress, type Diagnostic, isSitePath } from '@org/site-model';
import { cleanPath } from '@org/theme-shell';
import type { ResolvedSiteConfig } from '../../config/site-config.js';
import { severityOf } from '../../diagnostics/diagnostic.js';
import { siteAddress } from '../../addresses/site-addresses.js';
import { nearestTo, sitePath } from './check-links.js';
import type { LinkTable } from './link-table.js';
import { type LinkProblem, resolveLink } from './resolve-link.js';
import type { Redirect } from '../../model/site-model.js';

interface RedirectsContext {
  config: ResolvedSiteConfig;
  configFile: string;
  /** Without any redirect. */
  table: LinkTable;
}

/** The site's redirects with their final addresses. One that could never be followed, or leads to nothing, is reported and left out. */
export function linkRedirects(context: RedirectsContext): {
  redirects: Redirect[];
  diagnostics: Diagnostic[];
} {
  const { config } = context;
  const redirects = new Map<string, Redirect>();
  const diagnostics: Diagnostic[] = [];
  config.redirects.forEach((redirect, index) => {
    const from = oldAddress(redirect.from, config);
    const { to, problem } = finalTarget(redirect.to, context);
    const found = problemOf({ from, to: redirect.to, index, problem }, redirects, context);
    diagnostics.push(...found);
    if (found.length === 0) redirects.set(from, { from, to });
  });
  return { redirects: [...redirects.values()], diagnostics };
}

function problemOf(
  { from, to, index, problem }: Redirect & { index: number; problem: LinkProblem | undefined },
  earlier: ReadonlyMap<string, Redirect>,
  { config, configFile, table }: RedirectsContext,
): Diagnostic[] {
  const subject = `"redirects[${index}].from" is "${from}"`;
  const owner = table.byAddress.get(from) ?? table.byAddress.get(`${from}.html`);
  const taken = { code: 'redirect-taken', severity: 'error', file: configFile } as const;
  if (owner !== undefined) {
    const message = `${subject}, where "${owner.name}" answers, so nobody would be redirected.`;
    return [{ ...taken, message, hint: 'Take the redirect away, or give the page another address.' }];
  }
  if (earlier.has(from)) {
    const message = `${subject}, which another redirect has already, so this one is never followed.`;
    return [{ ...taken, message, hint: 'Keep one of the two.' }];
  }
  const severity = severityOf(config.rules.brokenLinks);
  if (problem?.kind !== 'no-address' || !severity) return [];
  const nearest = nearestTo(problem, table);
  const hint = nearest ? `The closest that exists is "${nearest}".` : 'Lead it to a page, or take it away.';
  const message = `"redirects[${index}].to" is "${to}", at which nothing answers.`;
  return [{ code: 'redirect-broken', severity, message, hint, file: configFile }];
}

/** A redirect leads to a page or a file, never to another redirect: each of them costs the reader a request. */
function finalTarget(
  to: string,
  { table }: RedirectsContext,
): { to: string; problem: LinkProblem | undefined } {
  if (!isSitePath(to)) return { to, problem: undefined };
  const { address, problem } = resolveLink(sitePath(to, table), null, table);
  return { to: address, problem };
}

/** Old addresses are often those of files: `/x.html` is asked for as `/x`, like any page's. */
export const oldAddress = (
  from: string,
  config: Pick<ResolvedSiteConfig, 'baseUrl' | 'trailingSlash'>,
): string => siteAddress(cleanPath(decodeAddress(from)), config);
