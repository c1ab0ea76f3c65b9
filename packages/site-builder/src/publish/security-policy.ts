import { scriptPolicy, type SiteScripts } from '@org/theme-shell';
import { type SearchConfig, searchOrigins } from '../config/fields/search-config.js';
import { styleDirectives } from './style-sources.js';

/** Sources by directive, in the order in which they are written. */
type PolicyDirectives = Record<string, string[]>;

/** What a host has to send with every document, in a form that any host's configuration can be made of. */
export interface SecurityPolicy {
  directives: PolicyDirectives;
  /** Names and values of the headers. */
  headers: Record<string, string>;
  /** Documents that are sent with headers of their own instead, by path below the base path. */
  documents: Record<string, Record<string, string>>;
}

export interface PolicySources {
  scripts: SiteScripts | undefined;
  /** @default a search that asks the site itself */
  search?: SearchConfig | undefined;
  /** What the site itself allows beside that, from its configuration. */
  allow: { connect: string[]; images: string[]; frames: string[]; trustedTypes: string[] };
  /** What rendered pages need, by directive: origins of other sites that they show or send requests to, and hashes of styles in their markup. */
  seen: ReadonlyMap<string, ReadonlySet<string>>;
  noIndex: boolean;
  /** Documents in frames of the pages, with headers of their own. @default none */
  documents?: Record<string, Record<string, string>>;
}

export const POLICY_FILE = 'security-policy.json';
const POLICY_HEADER = 'content-security-policy';

/** Under which the shell gives ready-made HTML to its elements. */
const SHELL_POLICY = 'docs-shell';
const SELF = "'self'";

/**
 * The policy of a built site. Scripts and styles come from the site itself and from the origins that the configuration names,
 * never inline but for styles that authors have written, by their hashes; what pages show of other sites (images, media, frames) is
 * listed by origin.
 */
export function securityPolicy({
  scripts,
  search,
  allow,
  seen,
  noIndex,
  documents = {},
}: PolicySources): SecurityPolicy {
  const extra = scriptPolicy(scripts);
  const seenIn = (directive: string) => [...(seen.get(directive) ?? [])].sort();
  const directives: PolicyDirectives = {
    'default-src': [SELF],
    'script-src': [SELF, ...extra.scriptSources],
    'style-src': [SELF],
    ...styleDirectives(seenIn('style-src-attr'), seenIn('style-src-elem')),
    'img-src': unique([SELF, 'data:', ...extra.imageSources, ...allow.images, ...seenIn('img-src')]),
    'media-src': unique([SELF, ...seenIn('media-src')]),
    'frame-src': unique([SELF, ...allow.frames, ...seenIn('frame-src')]),
    'connect-src': unique([
      SELF,
      ...searchOrigins(search),
      ...extra.connectSources,
      ...allow.connect,
      ...seenIn('connect-src'),
    ]),
    'object-src': ["'none'"],
    'base-uri': [SELF],
    'form-action': [SELF],
    'frame-ancestors': [SELF],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': unique([SHELL_POLICY, ...extra.trustedTypes, ...allow.trustedTypes]),
  };
  return { directives, headers: headersOf(directives, noIndex), documents };
}

/**
 * The policy of the dev server: Vite puts styles into the page as elements and uses a web socket of its own, and images of
 * other sites, and servers of APIs where there are some, cannot be known before all pages are rendered.
 */
export function devSecurityPolicy({
  hasApis,
  ...sources
}: Omit<PolicySources, 'seen' | 'noIndex'> & { hasApis: boolean }): SecurityPolicy {
  const { directives } = securityPolicy({ ...sources, seen: new Map(), noIndex: false });
  const relaxed = {
    ...directives,
    'style-src': [SELF, "'unsafe-inline'"],
    'img-src': [SELF, 'data:', 'https:'],
    'media-src': [SELF, 'https:'],
    'frame-src': [SELF, 'https:'],
    'connect-src': [...(directives['connect-src'] ?? []), 'ws:', ...(hasApis ? ['http:', 'https:'] : [])],
  };
  return { directives: relaxed, headers: headersOf(relaxed, false), documents: {} };
}

function headersOf(directives: PolicyDirectives, noIndex: boolean): Record<string, string> {
  return {
    [POLICY_HEADER]: Object.entries(directives)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(noIndex ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
  };
}

const unique = (values: string[]): string[] => [...new Set(values)];
