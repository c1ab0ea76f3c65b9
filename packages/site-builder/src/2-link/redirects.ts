import { closestName, type Diagnostic } from '@org/site-model';
import { cleanPath } from '@org/theme-shell';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import { severityOf } from '../diagnostics/diagnostic.js';
import { decodePath, siteAddress } from '../addresses/site-addresses.js';
import type { LinkTargets } from './check-links.js';
import type { Redirect } from './site-model.js';

interface RedirectsContext {
  config: ResolvedSiteConfig;
  configFile: string;
  targets: Pick<LinkTargets, 'byAddress' | 'publicFiles'>;
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
    const found = problemOf({ from, to: redirect.to, index }, redirects, context);
    diagnostics.push(...found);
    if (found.length === 0) redirects.set(from, { from, to: finalAddress(redirect.to, config) });
  });
  return { redirects: [...redirects.values()], diagnostics };
}

function problemOf(
  { from, to, index }: Redirect & { index: number },
  earlier: ReadonlyMap<string, Redirect>,
  { config, configFile, targets }: RedirectsContext,
): Diagnostic[] {
  const subject = `"redirects[${index}].from" is "${from}"`;
  const owner = targets.byAddress.get(from) ?? targets.byAddress.get(`${from}.html`);
  const taken = { code: 'redirect-taken', severity: 'error', file: configFile } as const;
  if (owner !== undefined) {
    const message = `${subject}, where "${owner}" answers, so nobody would be redirected.`;
    return [{ ...taken, message, hint: 'Take the redirect away, or give the page another address.' }];
  }
  if (earlier.has(from)) {
    const message = `${subject}, which another redirect has already, so this one is never followed.`;
    return [{ ...taken, message, hint: 'Keep one of the two.' }];
  }
  return checkTarget(to, `"redirects[${index}].to"`, { config, configFile, targets });
}

/** A redirect leads to a page or a file, never to another redirect: each of them costs the reader a request. */
function checkTarget(
  to: string,
  subject: string,
  { config, configFile, targets }: RedirectsContext,
): Diagnostic[] {
  if (!to.startsWith('/')) return [];
  const [pathname = '/'] = to.split(/[?#]/);
  const address = siteAddress(decodePath(pathname), config);
  const isRedirect = config.redirects.some((redirect) => oldAddress(redirect.from, config) === address);
  const isFile = targets.publicFiles.has(config.baseUrl + decodePath(pathname).slice(1)) && !isRedirect;
  const exists = targets.byAddress.has(address) || isFile;
  const severity = severityOf(config.rules.brokenLinks);
  if (exists || !severity) return [];
  const nearest = closestName(address, [...targets.byAddress.keys()]);
  const hint = nearest ? `The closest that exists is "${nearest}".` : 'Lead it to a page, or take it away.';
  const message = `${subject} is "${to}", at which nothing answers.`;
  return [{ code: 'redirect-broken', severity, message, hint, file: configFile }];
}

/** Old addresses are often those of files: `/x.html` is asked for as `/x`, like any page's. */
export const oldAddress = (
  from: string,
  config: Pick<ResolvedSiteConfig, 'baseUrl' | 'trailingSlash'>,
): string => siteAddress(cleanPath(decodePath(from)), config);

function finalAddress(to: string, config: ResolvedSiteConfig): string {
  if (!to.startsWith('/')) return to;
  const [, pathname = '/', tail = ''] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  return siteAddress(decodePath(pathname), config) + tail;
}
