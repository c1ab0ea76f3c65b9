import path from 'node:path';
import { hasErrors } from '@org/site-model';
import { formatDiagnostics } from '../diagnostics/formats.js';
import { OUTPUT_DIR } from '../output/site-output.js';
import { type Command, type Options, printerOf } from './command.js';

/** Commands that say something of a site, and leave it as it is. */
export const judgeSite: Record<'check' | 'links' | 'verify' | 'affected', Command> = {
  async check(site, _args, { format }) {
    const { checkSite } = await import('../check-site.js');
    const { holdOutput } = await import('../output/hold-output.js');
    const print = printerOf(format);
    // It may compile what a build, which a workspace runs beside it, reads.
    const diagnostics = await holdOutput(path.join(site.root, OUTPUT_DIR), () => checkSite(site));
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
    const { checkExternalLinks } = await import('../external-links/check-external-links.js');
    const { diagnostics, ...counts } = await checkExternalLinks(
      site,
      most === undefined ? {} : { limit: most },
    );
    console.log(print(diagnostics));
    if (format === 'text')
      console.log(`${counts.links} addresses, ${counts.asked} asked for, ${counts.waiting} waiting`);
    return hasErrors(diagnostics) ? 1 : 0;
  },

  async verify(site, [folder]) {
    const { verifySite } = await import('../output/verify-site.js');
    const { settleUnlessBuilding, siteFolders } = await import('../output/site-folders.js');
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
    const { affectedPages, formatAffected } = await import('../affected/affected-pages.js');
    const affected = await affectedPages(site, since);
    console.log(json ? JSON.stringify(affected, null, 2) : formatAffected(affected));
    return 0;
  },
};

/** Needs the two sites alone. */
export async function diff(
  _root: string,
  [old, next, ...others]: string[],
  { json }: Options,
): Promise<number> {
  if (old === undefined || next === undefined || others.length > 0)
    throw new Error(
      'The command is "site-builder diff OLD NEW [--json]", with two folders or manifests of sites.',
    );
  const { diffSites, formatDifference } = await import('../output/diff-sites.js');
  const { needManifest } = await import('../output/site-manifest.js');
  const difference = diffSites(needManifest(old), needManifest(next));
  console.log(json ? JSON.stringify(difference, null, 2) : formatDifference(difference));
  return 0;
}
