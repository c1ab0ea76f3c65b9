import {
  closestName,
  decodeAddress,
  type Diagnostic,
  type FilePosition,
  isSitePath,
  type Reference,
} from '@org/site-model';
import type { ResolvedSiteConfig } from '../../config/site-config.js';
import { severityOf } from '../../diagnostics/diagnostic.js';
import type { SidebarAddress } from '../sidebars/read-sidebars.js';
import type { PageSummary } from '../../model/site-model.js';
import type { LinkTable } from './link-table.js';
import { type LinkProblem, resolveLink } from './resolve-link.js';
import { siteLinks } from './site-links.js';
import { checkImage } from './social-image.js';

/** Links of React pages are checked with `brokenPageLinks` in the place of these. */
type Rule = Exclude<keyof ResolvedSiteConfig['rules'], 'brokenPageLinks'>;
type RulesConfig = Pick<ResolvedSiteConfig, 'rules'>;

/** Where the links of a page lead, and which of them lead nowhere. */
export interface PageLinks {
  /** Final address of each of the page's references, by their index. */
  addresses: string[];
  problems: { reference: Reference; problem: LinkProblem }[];
}

export function linkPage(page: PageSummary, table: LinkTable): PageLinks {
  const resolved = page.references.map((reference) => ({
    reference,
    ...resolveLink(reference, page, table),
  }));
  return {
    addresses: resolved.map(({ address }) => address),
    problems: resolved.flatMap(({ reference, problem }) => (problem ? [{ reference, problem }] : [])),
  };
}

/** What is wrong with the links of a page, and with its image. Assets were checked by COMPILE. */
export function checkPage(
  page: PageSummary,
  { problems }: PageLinks,
  table: LinkTable,
  config: ResolvedSiteConfig,
): Diagnostic[] {
  const ofLinks = problems.flatMap(({ reference, problem }) => {
    const { file = page.source, line, column } = reference;
    const subject = `The link "${reference.href}" leads to`;
    return problemDiagnostic(problem, {
      place: { file, line, column },
      rule: ruleOf(problem, page),
      message: PAGE_MESSAGES[problem.kind](subject, problem as never),
      table,
      config,
    });
  });
  return [...checkImage(page, table), ...ofLinks];
}

type Messages = {
  [Kind in LinkProblem['kind']]: (subject: string, problem: Extract<LinkProblem, { kind: Kind }>) => string;
};

const PAGE_MESSAGES: Messages = {
  'no-page': (subject, { target }) => `${subject} "${target}", which is no page of this site.`,
  'no-address': (subject) => `${subject} an address at which nothing answers.`,
  'no-anchor': (subject, { source, anchor }) => `${subject} "#${anchor}", which "${source}" does not have.`,
};

const PATH_MESSAGES: Messages = {
  'no-page': (subject) => `${subject}, which is no page of this site.`,
  'no-address': (subject) => `${subject}, at which nothing answers.`,
  'no-anchor': (subject, { source, anchor }) => `${subject}, but "${source}" does not have "#${anchor}".`,
};

/** Checks the paths of this site that the configuration names. */
export const checkSiteLinks = (
  config: ResolvedSiteConfig,
  configFile: string,
  table: LinkTable,
): Diagnostic[] =>
  siteLinks(config).flatMap(({ href, at }) =>
    checkSitePath(href, `"${at}"`, { place: { file: configFile }, table, config }),
  );

/** Checks the paths of this site in the sidebar files. */
export const checkSidebarLinks = (
  links: readonly SidebarAddress[],
  table: LinkTable,
  config: RulesConfig,
): Diagnostic[] =>
  links.flatMap(({ href, at, ...place }) => checkSitePath(href, `"${at}"`, { place, table, config }));

interface SitePathContext {
  place: FilePosition;
  table: LinkTable;
  config: RulesConfig;
}

/** Checks a path of this site that is written outside of the content, with or without the base path, and its hash. */
export function checkSitePath(href: string, subject: string, context: SitePathContext): Diagnostic[] {
  if (!isSitePath(href)) return [];
  const { problem } = resolveLink(sitePath(href, context.table), null, context.table);
  if (!problem) return [];
  const message = PATH_MESSAGES[problem.kind](`${subject} is "${href}"`, problem as never);
  return problemDiagnostic(problem, { ...context, rule: RULES[problem.kind], message });
}

/** A path that writers may have copied from a browser: percent-encoded, and below the base path. */
export function sitePath(href: string, { config }: Pick<LinkTable, 'config'>): Reference {
  const { pathname, search, hash } = new URL(href, config.url);
  const path = decodeAddress(pathname);
  const target = `${path}/`.startsWith(config.baseUrl) ? path.slice(config.baseUrl.length - 1) : path;
  return { kind: 'route', href, target: target || '/', query: search, hash, line: 1, column: 1 };
}

const RULES: Record<LinkProblem['kind'], Rule> = {
  'no-page': 'brokenMarkdownLinks',
  'no-address': 'brokenLinks',
  'no-anchor': 'brokenAnchors',
};

const CODES: Record<LinkProblem['kind'], string> = {
  'no-page': 'link-broken-file',
  'no-address': 'link-broken',
  'no-anchor': 'link-broken-anchor',
};

/** What is written in a document of an API has a rule of its own. */
const ruleOf = ({ kind }: LinkProblem, { assets }: PageSummary): Rule =>
  kind !== 'no-page' && assets.includes('api') ? 'brokenApiLinks' : RULES[kind];

interface DescribedProblem extends SitePathContext {
  rule: Rule;
  message: string;
}

function problemDiagnostic(
  problem: LinkProblem,
  { place, rule, message, table, config }: DescribedProblem,
): Diagnostic[] {
  const severity = severityOf(config.rules[rule]);
  if (!severity) return [];
  const hint = hintOf(rule, nearestTo(problem, table));
  return [{ code: CODES[problem.kind], severity, message, hint, ...place }];
}

/** The closest name that exists, as it would be written: an address without the base path. */
export function nearestTo(problem: LinkProblem, { pages, byAddress, config }: LinkTable): string | undefined {
  switch (problem.kind) {
    case 'no-page':
      return closestName(problem.target, [...pages.keys()]);
    case 'no-address': {
      const known = [...byAddress.keys()].map((address) => address.slice(config.baseUrl.length - 1));
      return closestName(problem.target, known);
    }
    case 'no-anchor': {
      const nearest = closestName(problem.anchor, problem.anchors);
      return nearest && `#${nearest}`;
    }
  }
}

function hintOf(rule: Rule, nearest: string | undefined): string {
  const closest = nearest ? `The closest that exists is "${nearest}".` : undefined;
  if (rule !== 'brokenApiLinks') return closest ?? 'Correct the link, or remove it.';
  return [closest, 'If it means another site, write its full address, such as "https://example.org/guide".']
    .filter(Boolean)
    .join(' ');
}
