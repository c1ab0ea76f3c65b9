import { existsSync } from 'node:fs';
import path from 'node:path';
import { ownManifest } from './check-installs.js';
import { type Inline, type Readme, readReadme } from './readme.js';
import type { ReadmeDiagnostic } from './readme-diagnostic.js';
import type { WorkspaceFacts } from './workspace-facts.js';

/** Whether links, files, folders and entries that a README names exist. */
export const checkNames = (readme: Readme, facts: WorkspaceFacts): ReadmeDiagnostic[] => [
  ...check(readme, readme.links, (target) => findBrokenLink(target, readme, facts)),
  ...check(readme, readme.codes, (code) => findMissingFile(code, readme, facts)),
  ...checkEntries(readme, facts),
];

/** Whether the entries of packages that are named exist. */
export const checkEntries = (readme: Readme, facts: WorkspaceFacts): ReadmeDiagnostic[] =>
  check(readme, readme.codes, (code) => findMissingEntry(code, readme, facts));

const check = (
  { file }: Readme,
  inlines: Inline[],
  find: (text: string) => string | undefined,
): ReadmeDiagnostic[] =>
  inlines.flatMap(({ text, line, column }) => {
    const message = find(text);
    return message ? [{ file, line, column, message }] : [];
  });

function findBrokenLink(target: string, readme: Readme, { root }: WorkspaceFacts): string | undefined {
  if (/^[a-z]+:/.test(target)) return undefined;
  const [file = '', anchor] = target.split('#');
  const linked = file ? path.posix.join(path.posix.dirname(readme.file), file) : readme.file;
  if (!existsSync(path.join(root, linked))) return `The link leads to "${linked}", which does not exist.`;
  if (!anchor || !linked.endsWith('.md') || readReadme(root, linked).anchors.has(anchor)) return undefined;
  return `"${linked}" has no heading with the anchor "${anchor}".`;
}

/** `@org/package/entry`, and in a package's own README `./entry`. */
function findMissingEntry(code: string, readme: Readme, facts: WorkspaceFacts): string | undefined {
  const [, scoped, entry = ''] = /^(@org\/[\w-]+)(\/[\w./-]+)?$/.exec(code) ?? [];
  if (scoped) {
    const manifest = facts.packages.get(scoped);
    if (!manifest) return `There is no package "${scoped}".`;
    return hasEntry(manifest.exports, `.${entry}`) ? undefined : `"${scoped}" has no entry ".${entry}".`;
  }
  const own = /^\.\/[\w-]+(?:\.css)?$/.test(code) ? ownManifest(readme, facts) : undefined;
  return !own || hasEntry(own.exports, code) ? undefined : `"${own.name}" has no entry "${code}".`;
}

/** `.` alone is the package, whether or not it has an entry of that name. */
const hasEntry = (entries: Record<string, unknown> | undefined, entry: string): boolean =>
  entry === '.' || (entries !== undefined && entry in entries);

/** A path with a folder or with the ending of a source; not an address, a pattern or a placeholder. */
const PATH = /^(?!@|\.\w+\.)[\w.-]*\w(?:\/[\w.-]+)*(?:\.(?:tsx?|mjs|css|ya?ml|md|json)|\/)$/;

/**
 * What sites have and this repository has no example of, or what a build writes. Each is explained where a README names it.
 */
const OF_SITES = [
  '.site-cache/',
  '.site-cache/external-links.json',
  '.shards/',
  '_category_.yaml',
  '_search.json',
  'assets/',
  'assets/search/',
  'dist.next/',
  'dist/',
  'feed.json',
  'manifest.json',
  'report.json',
  'security-policy.json',
];

function findMissingFile(
  code: string,
  readme: Readme,
  { files, newSite }: WorkspaceFacts,
): string | undefined {
  if (!PATH.test(code) || OF_SITES.includes(code)) return undefined;
  const isThere = files.some((file) => {
    const name = `/${file}`;
    return code.endsWith('/') ? name.includes(`/${code}`) : name.endsWith(`/${code}`);
  });
  const isOfNewSite = readme.file.startsWith('packages/create-docs-site/') && newSite.includes(`'${code}'`);
  if (isThere || isOfNewSite || readme.blocks.some(({ title }) => title === code)) return undefined;
  return `There is no "${code}" in the repository.`;
}
