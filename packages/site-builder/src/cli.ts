import { type Diagnostic, hasErrors } from '@org/site-model';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { OUTPUT_DIR } from './output/site-output.js';
import { loadSite } from './config/load-config.js';
import type { LoadedSite } from './config/loaded-site.js';
import { ADMIN_KEY } from './config/search-config.js';
import { SiteError } from './diagnostics/diagnostic.js';
import { diagnosticFormats, formatDiagnostics, isDiagnosticFormat } from './diagnostics/formats.js';

interface Options {
  dryRun: boolean;
  external: boolean;
  json: boolean;
  limit: string | undefined;
  since: string | undefined;
  write: boolean;
  prebuilt: boolean;
  profile: boolean;
  port: number | undefined;
  format: string;
  out: string | undefined;
}

/** Resolves to the exit code. */
type Command = (site: LoadedSite, args: string[], options: Options) => Promise<number>;

const formats = Object.keys(diagnosticFormats);

/** Folder of profiles, in the app's. */
const PROFILES_DIR = '.site-cache/profiles';

const USAGE = `site-builder COMMAND [--root APP_FOLDER]

  build [--prebuilt]   make the site, in ${OUTPUT_DIR}/; with --prebuilt of what "compile" and "bundle" have left
        [--profile]    write what the processor did in each stage into ${PROFILES_DIR}/
  compile [AREA ...]   compile the named areas of the content, or all of them
  bundle               bundle the scripts and the styles
  check [--format F]   compile and link, without a bundle, and print the diagnostics as ${formats.join(', ')}
  links --external [--limit N] [--format F]   ask other sites for what pages link to, 1000 addresses at most; good answers hold for a week
  preview [--port N]   serve the built site on the loopback interface
  verify [FOLDER]      check that the built site is whole: every file as its manifest says
  migrate docusaurus SOURCE [--out FOLDER] [--json]   write a site with the content of a Docusaurus site, and a report
  diff OLD NEW [--json]   list what a deploy of NEW over OLD uploads and deletes; each a site's folder or its manifest
  affected --since REF [--json]   list the pages that are others than at the commit where REF and this one part
  upgrade [--write]    list the names of this site that have changed, and with --write change them
  search push [--dry-run]   replace the records of the site's index at Algolia; ${ADMIN_KEY} has the key
  dev [--port N]       serve the site from its sources, and show every edit at once
`;

/** Each loads what it needs when it runs: the compiler and the development server are most of the code, and building needs neither. */
const commands: Record<string, Command> = {
  async compile(site, areas) {
    await compileAreas(site, areas);
    return 0;
  },

  async bundle(site) {
    await bundle(site);
    return 0;
  },

  async build(site, _args, { prebuilt, profile }) {
    const { profiled, writeProfiles } = await import('./stage-profile.js');
    if (profile) writeProfiles(path.join(site.root, PROFILES_DIR));
    const { buildSite } = await import('./build-site.js');
    const { summarise } = await import('./report/build-report.js');
    const prepare = prebuilt ? undefined : () => profiled('compile', () => compileAndBundle(site));
    const { report, diagnostics, isUnchanged } = await buildSite(site, prepare);
    if (diagnostics.length > 0) console.warn(formatDiagnostics(diagnostics));
    console.log(
      isUnchanged ? `${report.site}: nothing has changed, ${report.pages} pages` : summarise(report),
    );
    return 0;
  },

  async check(site, _args, { format }) {
    const { checkSite } = await import('./check-site.js');
    const print = printerOf(format);
    const diagnostics = await checkSite(site);
    console.log(print(diagnostics));
    return hasErrors(diagnostics) ? 1 : 0;
  },

  async links(site, _args, { external, limit, format }) {
    const most = limit === undefined ? undefined : Number(limit);
    if (!external || (most !== undefined && !(most > 0)))
      throw new Error(
        'The command is "site-builder links --external [--limit N]", with a number of addresses.',
      );
    const print = printerOf(format);
    const { checkExternalLinks } = await import('./external-links/check-external-links.js');
    const { diagnostics, ...counts } = await checkExternalLinks(
      site,
      most === undefined ? {} : { limit: most },
    );
    console.log(print(diagnostics));
    if (format === 'text')
      console.log(`${counts.links} addresses, ${counts.asked} asked for, ${counts.waiting} waiting`);
    return hasErrors(diagnostics) ? 1 : 0;
  },

  async preview(site, _args, options) {
    const { startPreview } = await import('./serve/preview-server.js');
    const { address } = await startPreview({
      root: path.join(site.root, OUTPUT_DIR),
      baseUrl: site.config.baseUrl,
      ...(options.port === undefined ? {} : { port: options.port }),
    });
    console.log(`${site.config.title} is served at ${address}`);
    return forever();
  },

  async verify(site, [folder]) {
    const { verifySite } = await import('./output/verify-site.js');
    const { settleUnlessBuilding, siteFolders } = await import('./output/site-folders.js');
    const target = path.resolve(folder ?? path.join(site.root, OUTPUT_DIR));
    await settleUnlessBuilding(siteFolders(target));
    const diagnostics = verifySite(target);
    console.log(diagnostics.length > 0 ? formatDiagnostics(diagnostics) : 'The site is whole.');
    return diagnostics.length > 0 ? 1 : 0;
  },

  async affected(site, _args, { since, json }) {
    if (since === undefined)
      throw new Error(
        'The command is "site-builder affected --since REF [--json]", with a commit or a branch.',
      );
    const { affectedPages, formatAffected } = await import('./affected/affected-pages.js');
    const affected = await affectedPages(site, since);
    console.log(json ? JSON.stringify(affected, null, 2) : formatAffected(affected));
    return 0;
  },

  async search(site, [action, ...rest], { dryRun }) {
    if (action !== 'push' || rest.length > 0)
      throw new Error('The command is "site-builder search push [--dry-run]".');
    const { pushSearch } = await import('./search/push-search.js');
    const { records, indexName } = await pushSearch(site, { dryRun, env: process.env });
    console.log(`${dryRun ? 'would push' : 'pushed'} ${records} records to ${indexName}`);
    return 0;
  },

  async dev(site, _args, options) {
    const { checkNavbar } = await import('./check-navbar.js');
    const { startDev } = await import('./dev/dev-server.js');
    // Content is in the making here: what is missing is said, and may come.
    const missing = await checkNavbar(site);
    if (missing.length > 0) console.warn(formatDiagnostics(missing));
    const { address } = await startDev(site, options.port);
    console.log(`${site.config.title} is served from its sources at ${address}`);
    return forever();
  },
};

function printerOf(format: string): (diagnostics: readonly Diagnostic[]) => string {
  if (!isDiagnosticFormat(format))
    throw new Error(`"${format}" is not a format of diagnostics. Formats: ${formats.join(', ')}.`);
  return diagnosticFormats[format];
}

async function diff(_root: string, [old, next, ...others]: string[], { json }: Options): Promise<number> {
  if (old === undefined || next === undefined || others.length > 0)
    throw new Error(
      'The command is "site-builder diff OLD NEW [--json]", with two folders or manifests of sites.',
    );
  const { diffSites, formatDifference } = await import('./output/diff-sites.js');
  const { needManifest } = await import('./output/site-manifest.js');
  const difference = diffSites(needManifest(old), needManifest(next));
  console.log(json ? JSON.stringify(difference, null, 2) : formatDifference(difference));
  return 0;
}

/** Works on a site that does not build any more. */
async function upgrade(root: string, _args: string[], { write }: Options): Promise<number> {
  const { formatUpgrade, upgradeSite } = await import('./upgrade/upgrade-site.js');
  console.log(formatUpgrade(upgradeSite(root, { write }), { write }));
  return 0;
}

/** Needs no configuration either: it writes one. */
async function migrate(_root: string, args: string[], options: Options): Promise<number> {
  const { runMigrate } = await import('./migrate/run-migrate.js');
  return runMigrate(args, options);
}

/** Commands that need no configuration, with the folder of the site. */
const plainCommands: Record<string, (root: string, args: string[], options: Options) => Promise<number>> = {
  diff,
  migrate,
  upgrade,
};

async function compileAreas(site: LoadedSite, areas: string[]): Promise<void> {
  const known = site.config.areas.map(({ dir }) => dir);
  const unknown = areas.find((area) => !known.includes(area));
  if (unknown) throw new Error(`"${unknown}" is not an area of this site. Areas: ${known.join(', ')}.`);
  const asked = areas.length > 0 ? areas : known;
  const { compileStamp } = await import('./inputs/input-stamp.js');
  const { unchangedRun } = await import('./1-compile/unchanged-run.js');
  const input = compileStamp(site);
  const unchanged = asked.map((dir) => unchangedRun(site, dir, input));
  if (!unchanged.every(Boolean)) await checkAll(site);
  for (const [index, dir] of asked.entries()) {
    const run = unchanged[index] ?? (await import('./1-compile/compile-area.js')).compileArea(site, dir);
    const { pages, milliseconds, isUnchanged } = await run;
    const how = isUnchanged ? ', nothing has changed' : ` in ${milliseconds} ms`;
    console.log(`compiled ${dir}: ${pages} pages${how}`);
  }
}

/** What no page can correct is reported before the first one compiles, whichever area it is of. */
async function checkAll(site: LoadedSite): Promise<void> {
  const { checkAreas } = await import('./check-areas.js');
  const { checkNavbar } = await import('./check-navbar.js');
  for (const check of [checkAreas, checkNavbar]) {
    const missing = await check(site);
    if (hasErrors(missing)) throw new SiteError(missing);
  }
}

/** The bundler takes longer to load than to see that it has nothing to do. */
async function bundle({ root }: LoadedSite): Promise<void> {
  const { isBundled } = await import('./bundle-state.js');
  if (isBundled(root)) return;
  const { bundleSite } = await import('./bundle-site.js');
  await bundleSite(root);
}

/** Neither needs the other. What is wrong with the content is told before anything that is wrong with the scripts. */
async function compileAndBundle(site: LoadedSite): Promise<void> {
  const [compiled, bundled] = await Promise.allSettled([compileAreas(site, []), bundle(site)]);
  for (const result of [compiled, bundled]) if (result.status === 'rejected') throw result.reason;
}

/** Runs one command; returns the exit code. */
export async function main(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        root: { type: 'string' },
        port: { type: 'string' },
        format: { type: 'string', default: 'text' },
        out: { type: 'string' },
        external: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        limit: { type: 'string' },
        since: { type: 'string' },
        write: { type: 'boolean', default: false },
        prebuilt: { type: 'boolean', default: false },
        profile: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [name = '', ...rest] = positionals;
    const command = commands[name];
    const plainCommand = plainCommands[name];
    if ((!command && !plainCommand) || values.help) {
      console.log(USAGE);
      return values.help ? 0 : 2;
    }
    // React picks its build when it is first loaded. The development one, which is for the dev server alone, renders several times
    // slower; and whatever started this may have left another value behind.
    if (name !== 'dev') process.env.NODE_ENV = 'production';
    const port = values.port === undefined ? undefined : Number(values.port);
    const { external, format, json, limit, out, since, write, prebuilt, profile, 'dry-run': dryRun } = values;
    const options = { port, external, format, json, limit, out, since, write, prebuilt, profile, dryRun };
    const root = path.resolve(values.root ?? '.');
    if (plainCommand) return await plainCommand(root, rest, options);
    return command ? await command(await loadSite(root), rest, options) : 2;
  } catch (error) {
    console.error(
      error instanceof SiteError ? formatDiagnostics(error.diagnostics) : (error as Error).message,
    );
    return 1;
  }
}

const forever = (): Promise<never> => new Promise(() => undefined);
