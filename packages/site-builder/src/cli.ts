import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, formats, type Options, type PlainCommand, PROFILES_DIR } from './commands/command.js';
import { diff, judgeSite } from './commands/judge-site.js';
import { build, makeSite } from './commands/make-site.js';
import { serveSite } from './commands/serve-site.js';
import { loadSite } from './config/load-config.js';
import { ADMIN_KEY } from './config/fields/search-config.js';
import { SiteError } from './diagnostics/diagnostic.js';
import { formatDiagnostics } from './diagnostics/formats.js';
import { OUTPUT_DIR, SHARDS_DIR } from './output/site-output.js';

const USAGE = `site-builder COMMAND [--root APP_FOLDER]

  build [--prebuilt]   make the site, in ${OUTPUT_DIR}/; with --prebuilt of what "compile" and "bundle" have left
        [--shard K/N | --shard search]   make the K-th of N parts of its pages alone, or the search index, in ${SHARDS_DIR}/
        [--join FOLDER]   take what the shards in FOLDER have made, and make the rest
        [--profile]    write what the processor did in each stage into ${PROFILES_DIR}/
  compile [AREA ...]   compile the named areas of the content, or all of them
  bundle               bundle the scripts and the styles
  check [--format F]   compile and link, without a bundle, and print the diagnostics as ${formats.join(', ')}
  links --external [--limit N] [--format F]   ask other sites for what pages link to, 1000 addresses at most; good answers hold for a week
  preview [--port N]   serve the built site on the loopback interface
  verify [FOLDER]      check that the built site is whole: every file as its manifest says
  migrate docusaurus|mkdocs SOURCE [--out FOLDER] [--json]   write a site with the content of another one, and a report
  diff OLD NEW [--json]   list what a deploy of NEW over OLD uploads and deletes; each a site's folder or its manifest
  affected --since REF [--json]   list the pages that are others than at the commit where REF and this one part
  upgrade [--write]    list the names of this site that have changed, and with --write change them
  search push [--dry-run]   replace the records of the site's index at Algolia; ${ADMIN_KEY} has the key
  dev [--port N]       serve the site from its sources, and show every edit at once
        [--host]       in the network too, to browsers that open the printed address with its token
`;

const commands: Record<string, Command> = {
  ...makeSite,
  ...judgeSite,
  ...serveSite,

  async search(site, [action, ...rest], { dryRun }) {
    if (action !== 'push' || rest.length > 0)
      throw new Error('The command is "site-builder search push [--dry-run]".');
    const { pushSearch } = await import('./search/push-search.js');
    const { records, indexName } = await pushSearch(site, { dryRun, env: process.env });
    console.log(`${dryRun ? 'would push' : 'pushed'} ${records} records to ${indexName}`);
    return 0;
  },
};

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

/** Commands that need no configuration, or load it when they have begun, with the folder of the site. */
const plainCommands: Record<string, PlainCommand> = {
  build,
  diff,
  migrate,
  upgrade,
};

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
        host: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        limit: { type: 'string' },
        since: { type: 'string' },
        write: { type: 'boolean', default: false },
        prebuilt: { type: 'boolean', default: false },
        shard: { type: 'string' },
        join: { type: 'string' },
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
    const { port, limit, out, since, shard, join, 'dry-run': dryRun, ...flags } = values;
    const number = port === undefined ? undefined : Number(port);
    const options: Options = { ...flags, limit, out, since, shard, join, dryRun, port: number };
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
