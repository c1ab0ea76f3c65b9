import { readFileSync } from 'node:fs';

/** This package's own, whose version the new site asks for. */
const own = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** A new site starts with the newest of the versions that this package works with, and without what it may do without. */
const newestPeers = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(own.peerDependencies)
      .filter(([name]) => !own.peerDependenciesMeta?.[name]?.optional)
      .map(([name, range]) => [name, range.split('||').at(-1)?.trim() ?? range]),
  );

/** Docusaurus gives its own React to all packages, whatever they ask for; npm reads the one, Yarn and pnpm the other. */
function oneReact(): Record<'overrides' | 'resolutions', Record<string, string>> {
  const ranges = Object.entries(newestPeers()).filter(([name]) => /^react(?:-dom)?$/.test(name));
  return {
    overrides: Object.fromEntries(ranges.map(([name]) => [name, `$${name}`])),
    resolutions: Object.fromEntries(ranges),
  };
}

interface PackageInput {
  title: string;
  /** Ranges of the packages of the source, by name. */
  packages: Record<string, string>;
}

/** What a repository of the new site leaves out. */
export const IGNORED_FILES = 'node_modules/\ndist/\ndist.next/\n.bundle/\n.compiled/\n.site-cache/\n';

/** Ranges that only the workspace of the source knows are those of any version. */
const rangeOf = (range = '*'): string => (/^(?:catalog|workspace):/.test(range) ? '*' : range);

/** The `package.json` of the new site. @param packages what its pages and components import */
export function sitePackage(
  { title, packages: known }: PackageInput,
  packages: ReadonlySet<string>,
  hasStyles: boolean,
): string {
  const name =
    title
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '') || 'docs-site';
  const ours = [...packages].filter((each) => each.startsWith('@org/'));
  const others = [...packages].filter((each) => !each.startsWith('@org/') && !/^react(?:-dom)?$/.test(each));
  const dependencies = {
    ...Object.fromEntries(
      ['@org/site-builder', ...ours, ...(hasStyles ? ['@org/theme-shell'] : [])]
        .sort()
        .map((each) => [each, `^${own.version}`]),
    ),
    ...newestPeers(),
    ...Object.fromEntries(others.sort().map((each) => [each, rangeOf(known[each])])),
  };
  const scripts = {
    dev: 'site-builder dev',
    build: 'site-builder build',
    start: 'site-builder build && site-builder preview',
    test: 'site-builder check',
  };
  const content = {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts,
    dependencies,
    ...(others.length > 0 && oneReact()),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
