import type { Diagnostic, FilePosition } from '@org/site-model';
import { nameProblem, sameName } from '../../addresses/output-names.js';
import { decodeName, fileAt, markdownAddress, outputFile } from '../../addresses/site-addresses.js';
import { MANIFEST_FILE } from '../../output/site-manifest.js';
import type { PageKey, PageSummary, SiteModel } from '../../model/site-model.js';
import type { LocaleSite } from '../editions/locale-sites.js';
import { oldAddress } from '../links/redirects.js';
import { OutputOwners } from './output-owners.js';
import { assetPlace, claimPlace, type RouteClaim } from './routes.js';

/** A locale with what wants to answer in it. */
interface OutputLocale {
  site: LocaleSite;
  model: Pick<SiteModel, 'routes' | 'redirects' | 'assets'>;
  claims: readonly RouteClaim[];
}

interface OutputInput {
  locales: readonly OutputLocale[];
  summaries: readonly PageSummary[];
  /** Addresses of files that are copied as they are. */
  publicFiles: ReadonlySet<string>;
}

/** Something that wants to be written. */
interface Output {
  /** As a sentence names it: `the page "cloud/intro.md"`. */
  subject: string;
  address: string;
  /** Below the output folder. */
  files: string[];
  /** Whether files of other locales may be the same: they have the same bytes. */
  isShared?: boolean;
  /** How to correct a wrong name. */
  hint: string;
  /** Read for what is reported only. */
  place(): FilePosition;
}

/** Names that the build fills itself in the root of the site, and those in the root of each locale. */
const OWN_NAMES =
  /^(?:404$|(?:assets|@docs|report\.json|manifest\.json|security-policy\.json|_headers|_redirects|robots\.txt|sitemap(?:-\d+)?\.xml)(?:\/|$))/;
const OWN_NAMES_IN_LOCALE = /^(?:404$|(?:llms\.txt|opensearch\.xml)(?:\/|$))/;

/**
 * Checks all that the site is about to write, over all locales: that each name can be one on every system, none leads out of the
 * output or to what the build writes itself, and no two are one file where neither case nor Unicode's form tells names apart.
 */
export function checkOutput({ locales, summaries, publicFiles }: OutputInput): Diagnostic[] {
  const owners = new OutputOwners();
  const rootBase = locales[0]?.site.locale.rootBaseUrl ?? '/';
  for (const address of publicFiles)
    owners.take({ files: [address.slice(rootBase.length)] }, 'a file of the public folder');
  const shared = new Set<string>();
  const found = new Map<string, Diagnostic>(publicManifest(publicFiles, rootBase));
  for (const locale of locales) {
    const { basePath } = locale.site.locale;
    for (const output of outputsOf(locale, summaries)) {
      if (output.isShared && shared.has(output.address)) continue;
      if (output.isShared) shared.add(output.address);
      const problem =
        badName(output, rootBase) ?? reserved(output, rootBase, basePath) ?? taken(output, rootBase, owners);
      if (!problem) continue;
      // A page that is not translated has the same fault in each locale.
      const key = `${problem.code} ${output.subject}`;
      if (!found.has(key)) found.set(key, { ...problem, ...output.place() });
    }
  }
  return [...found.values()];
}

/** What else the build writes, a file of the public folder may replace. */
function publicManifest(publicFiles: ReadonlySet<string>, rootBase: string): [string, Diagnostic][] {
  if (!publicFiles.has(rootBase + MANIFEST_FILE)) return [];
  const problem: Diagnostic = {
    code: 'output-name-reserved',
    severity: 'error',
    message: `The public folder has a "${MANIFEST_FILE}", where the build puts the list of the site's files.`,
    hint: 'Rename it: a web app manifest may have any name that its link says, such as "site.webmanifest".',
    file: `public/${MANIFEST_FILE}`,
  };
  return [[`${problem.code} ${MANIFEST_FILE}`, problem]];
}

function outputsOf(locale: OutputLocale, summaries: readonly PageSummary[]): Output[] {
  return [...pageOutputs(locale), ...redirectOutputs(locale), ...assetOutputs(locale, summaries)];
}

function pageOutputs({ site, model, claims }: OutputLocale): Output[] {
  const { config, locale } = site;
  const byPage = new Map(claims.map((claim) => [keyOf(claim.page), claim]));
  return model.routes.map(({ path: address, page }): Output => {
    const claim = byPage.get(keyOf(page)) ?? { page, address, file: site.configFile };
    const isDocument = page.kind === 'document';
    const others = isDocument && config.markdownPages ? [markdownAddress(address, config)] : [];
    return {
      subject: `the page "${page.name}"`,
      address,
      files: [
        outputFile(address, locale.rootBaseUrl),
        ...others.map((other) => fileAt(other, locale.rootBaseUrl)),
      ],
      hint: isDocument
        ? 'Give the page another "slug", or its file another name.'
        : 'Give the page another address.',
      place: () => claimPlace(claim, site),
    };
  });
}

const keyOf = ({ kind, name }: PageKey): string => `${kind} ${name}`;

function redirectOutputs({ site, model }: OutputLocale): Output[] {
  const { config, configFile, locale } = site;
  return model.redirects.map(({ from }): Output => {
    const index = config.redirects.findIndex((redirect) => oldAddress(redirect.from, config) === from);
    const isConfigured = index >= 0;
    return {
      subject: isConfigured
        ? `the redirect "redirects[${index}]"`
        : `the redirect of the area's root "${from}"`,
      address: from,
      files: [outputFile(from, locale.rootBaseUrl)],
      hint: isConfigured ? `Correct "redirects[${index}].from".` : 'Give the area a page at its root.',
      place: () => ({ file: configFile }),
    };
  });
}

function assetOutputs({ site, model }: OutputLocale, summaries: readonly PageSummary[]): Output[] {
  const { rootBaseUrl } = site.locale;
  return Object.entries(model.assets).map(([target, address]): Output => ({
    subject: `the file "${target}"`,
    address,
    files: [fileAt(address, rootBaseUrl)],
    isShared: true,
    hint: 'Rename the file, and correct what leads to it.',
    place: () => assetPlace(target, summaries, site),
  }));
}

/** The path of an address, without slashes at its end: `cloud/intro`. */
const pathOf = (address: string, base: string): string => address.slice(base.length).replace(/\/$/, '');

type Problem = Omit<Diagnostic, 'file' | 'line' | 'column'>;

function badName({ subject, address, files, hint }: Output, rootBase: string): Problem | undefined {
  const path = pathOf(address, rootBase);
  const names = [
    ...(path === '' ? [] : path.split('/').map(decodeName)),
    ...files.flatMap((file) => file.split('/')),
  ];
  for (const name of names) {
    const problem = nameProblem(name);
    if (!problem) continue;
    return {
      code: 'output-name-invalid',
      severity: problem.severity,
      message: `${sentence(subject)} has the address ${address}, in which ${JSON.stringify(name)} ${problem.what}.`,
      hint: `${problem.hint} ${hint}`,
    };
  }
  return undefined;
}

/** Content's own files are below `assets/`, as they are meant to be. */
function reserved(
  { subject, address, hint, isShared }: Output,
  rootBase: string,
  base: string,
): Problem | undefined {
  if (isShared) return undefined;
  const isOwn =
    OWN_NAMES.test(plainName(address, rootBase)) || OWN_NAMES_IN_LOCALE.test(plainName(address, base));
  if (!isOwn) return undefined;
  return {
    code: 'output-name-reserved',
    severity: 'error',
    message: `${sentence(subject)} has the address ${address}, where the build puts a file of its own, so readers could not reach it.`,
    hint,
  };
}

const plainName = (address: string, base: string): string =>
  sameName(decodeName(pathOf(address, base))).replace(/\.html$/, '');

function taken(
  { subject, address, files, hint }: Output,
  base: string,
  owners: OutputOwners,
): Problem | undefined {
  const owner = owners.take({ files, answersAt: decodeName(pathOf(address, base)) }, subject);
  if (!owner) return undefined;
  const same = files.includes(owner.name);
  const how = same
    ? `is written to "${owner.name}", which belongs to ${owner.subject} already`
    : `has the address ${address}, which not every file system or host tells from "${owner.name}" of ${owner.subject}`;
  return {
    code: 'output-name-taken',
    severity: 'error',
    message: `${sentence(subject)} ${how}, so one of them would be lost.`,
    hint,
  };
}

const sentence = (subject: string): string => subject.charAt(0).toUpperCase() + subject.slice(1);
