import { besideOriginal } from '../1-compile/content-files.js';
import type { ResolvedSiteConfig, RuleLevel } from '../config/site-config.js';
import { closestName, type Diagnostic, type Reference } from '@org/site-model';
import { severityOf } from '../diagnostics/diagnostic.js';
import { siteAddress } from '../addresses/site-addresses.js';
import type { SidebarAddress } from './read-sidebars.js';
import { siteLinks } from './site-links.js';
import { checkImage } from './social-image.js';
import type { PageSummary } from './site-model.js';

/** What exists, for links to lead to. */
export interface LinkTargets {
  bySource: ReadonlyMap<string, PageSummary>;
  /** Content source (or component path) by address. */
  byAddress: ReadonlyMap<string, string>;
  /** Addresses of files that are copied as they are, with the base path. */
  publicFiles: ReadonlySet<string>;
}

type Rule = keyof ResolvedSiteConfig['rules'];
type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/** Extensions that a link to another source file may leave out. */
const LEFT_OUT = ['', '.md', '.mdx', '/index.md', '/index.mdx'];

/** The content source that a `file` reference means; in a translation, what it would mean in the original. */
export function findSource(
  reference: Reference,
  known: { has(source: string): boolean },
): string | undefined {
  return [reference.target, besideOriginal(reference.target)]
    .flatMap((target) => LEFT_OUT.map((ending) => target + ending))
    .find((source) => known.has(source));
}

/** Checks the paths of this site that the configuration names. */
export function checkSiteLinks(
  config: ResolvedSiteConfig,
  configFile: string,
  targets: LinkTargets,
): Diagnostic[] {
  return siteLinks(config).flatMap(({ href, at }) =>
    checkSitePath(href, `"${at}"`, { file: configFile }, targets, config),
  );
}

/** Checks the paths of this site in the sidebar files. */
export const checkSidebarLinks = (
  links: readonly SidebarAddress[],
  targets: LinkTargets,
  config: ResolvedSiteConfig,
): Diagnostic[] =>
  links.flatMap(({ href, at, ...place }) => checkSitePath(href, `"${at}"`, place, targets, config));

/** Checks a path of this site that stands outside of the content, with its hash. */
export function checkSitePath(
  href: string,
  subject: string,
  place: Place,
  targets: LinkTargets,
  config: ResolvedSiteConfig,
): Diagnostic[] {
  if (!href.startsWith('/') || href.startsWith('//')) return [];
  const { pathname, hash } = new URL(href, config.url);
  const path = decode(pathname);
  const bare = `${path}/`.startsWith(config.baseUrl) ? path.slice(config.baseUrl.length - 1) : path;
  const address = siteAddress(bare, config);
  const source = targets.byAddress.get(address);
  if (source !== undefined) {
    const anchor = decode(hash.slice(1));
    const anchors = targets.bySource.get(source)?.anchors;
    if (!anchors || hasAnchor(anchors, anchor)) return [];
    return finding(place, config, 'brokenAnchors', {
      code: 'link-broken-anchor',
      message: `${subject} is "${href}", but "${source}" does not have "#${anchor}".`,
      nearest: nearestAnchor(anchor, anchors),
    });
  }
  if (targets.publicFiles.has(config.baseUrl + bare.slice(1))) return [];
  return finding(place, config, 'brokenLinks', {
    code: 'link-broken',
    message: `${subject} is "${href}", at which nothing answers.`,
    nearest: closestName(address, [...targets.byAddress.keys()]),
  });
}

/** Checks every reference of a page to a file, route or anchor, and its image. Assets were checked by COMPILE. */
export function checkPage(page: PageSummary, targets: LinkTargets, config: ResolvedSiteConfig): Diagnostic[] {
  const ofReferences = page.references.flatMap((reference) => {
    if (reference.isUnchecked) return [];
    switch (reference.kind) {
      case 'anchor':
        return checkAnchor(page, page, reference, config);
      case 'file':
        return checkFile(page, reference, targets, config);
      case 'route':
        return checkRoute(page, reference, targets, config);
      default:
        return [];
    }
  });
  return [...checkImage(page, targets, config), ...ofReferences];
}

function checkFile(
  page: PageSummary,
  reference: Reference,
  targets: LinkTargets,
  config: ResolvedSiteConfig,
) {
  const source = findSource(reference, targets.bySource);
  const target = source && targets.bySource.get(source);
  if (target) return checkAnchor(page, target, reference, config);
  return finding(placeOf(page, reference), config, 'brokenMarkdownLinks', {
    code: 'link-broken-file',
    message: `The link "${reference.href}" leads to "${reference.target}", which is no page of this site.`,
    nearest: closestName(reference.target, [...targets.bySource.keys()]),
  });
}

function checkRoute(
  page: PageSummary,
  reference: Reference,
  targets: LinkTargets,
  config: ResolvedSiteConfig,
) {
  const address = siteAddress(reference.target, config);
  const source = targets.byAddress.get(address);
  const target = source === undefined ? undefined : targets.bySource.get(source);
  if (target) return checkAnchor(page, target, reference, config);
  if (source !== undefined || targets.publicFiles.has(config.baseUrl + reference.target.slice(1))) return [];
  return finding(placeOf(page, reference), config, ruleOf(page, 'brokenLinks'), {
    code: 'link-broken',
    message: `The link "${reference.href}" leads to an address at which nothing answers.`,
    // As writers write it: without the base path.
    nearest: closestName(
      reference.target,
      [...targets.byAddress.keys()].map((known) => known.slice(config.baseUrl.length - 1)),
    ),
  });
}

function checkAnchor(
  page: PageSummary,
  target: PageSummary,
  reference: Reference,
  config: ResolvedSiteConfig,
) {
  const anchor = decode(reference.hash.slice(1));
  if (hasAnchor(target.anchors, anchor)) return [];
  return finding(placeOf(page, reference), config, ruleOf(page, 'brokenAnchors'), {
    code: 'link-broken-anchor',
    message: `The link "${reference.href}" leads to "#${anchor}", which "${target.source}" does not have.`,
    nearest: nearestAnchor(anchor, target.anchors),
  });
}

/** What is written in a document of an API has a rule of its own. */
const ruleOf = ({ assets }: PageSummary, rule: Rule): Rule =>
  assets.includes('api') ? 'brokenApiLinks' : rule;

/** The browser itself knows the empty anchor and `#top`. */
const hasAnchor = (anchors: string[], anchor: string): boolean =>
  anchor === '' || anchor === 'top' || anchors.includes(anchor);

const placeOf = ({ source }: PageSummary, { file, line, column }: Reference): Place => ({
  file: file ?? source,
  line,
  column,
});

function finding(
  place: Place,
  { rules }: ResolvedSiteConfig,
  rule: Rule,
  { code, message, nearest }: { code: string; message: string; nearest: string | undefined },
): Diagnostic[] {
  const severity = severityOf(rules[rule] satisfies RuleLevel);
  if (!severity) return [];
  const hint = hintOf(rule, nearest);
  return [{ code, severity, message, hint, ...place }];
}

function hintOf(rule: Rule, nearest: string | undefined): string {
  const closest = nearest ? `The closest that exists is "${nearest}".` : undefined;
  if (rule !== 'brokenApiLinks') return closest ?? 'Correct the link, or remove it.';
  return [closest, 'If it means another site, write its full address, such as "https://example.org/guide".']
    .filter(Boolean)
    .join(' ');
}

const nearestAnchor = (anchor: string, known: string[]): string | undefined => {
  const nearest = closestName(anchor, known);
  return nearest && `#${nearest}`;
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
