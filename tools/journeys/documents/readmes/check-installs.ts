import path from 'node:path';
import type { ReadmeCommand } from './read-commands.js';
import type { Readme } from './readme.js';
import type { ReadmeDiagnostic } from './readme-diagnostic.js';
import type { Manifest, WorkspaceFacts } from './workspace-facts.js';

interface Installed {
  name: string;
  /** Such as `19`; empty for the newest. */
  range: string;
  command: ReadmeCommand;
}

const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'];

const isInstall = ({ words: [name = '', verb = ''] }: ReadmeCommand): boolean =>
  MANAGERS.includes(name) && ['add', 'install', 'i'].includes(verb);

/** What the commands of a README install. */
export const installedPackages = (commands: ReadmeCommand[]): Installed[] =>
  commands.filter(isInstall).flatMap((command) =>
    command.words.slice(2).flatMap((word) => {
      const [, name, range = ''] = /^((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:@(.+))?$/.exec(word) ?? [];
      return name ? [{ name, range, command }] : [];
    }),
  );

/** Packages that the code and the commands of a document have. */
export const installedFor = ({ installed }: Readme, commands: ReadmeCommand[]): string[] =>
  installed ?? installedPackages(commands).map(({ name }) => name);

/** Whether a README installs its package and the package's peers, in versions that they may have. */
export function checkInstalls(
  readme: Readme,
  commands: ReadmeCommand[],
  facts: WorkspaceFacts,
): ReadmeDiagnostic[] {
  const manifest = ownManifest(readme, facts);
  const installed = installedPackages(commands);
  if (!manifest) return [];
  const wrong = installed.flatMap((each) => checkInstalled(each, manifest, facts));
  // One that creates sites is not installed: a package manager runs it.
  const own = /\/create-/.test(manifest.name) ? [] : [manifest.name];
  const missing = [...own, ...requiredPeers(manifest)].filter(
    (name) => !installed.some((each) => each.name === name),
  );
  const first = installed[0]?.command ?? { line: 1, column: 1 };
  const isMain = path.posix.basename(readme.file) === 'README.md';
  return [
    ...wrong.map(({ command, message }) => toDiagnostic(readme, command, message)),
    ...(isMain ? missing : []).map((name) =>
      toDiagnostic(
        readme,
        first,
        `No command of this README installs "${name}", which ${manifest.name} needs.`,
      ),
    ),
  ];
}

/** Of the package that a README is about. */
export const ownManifest = ({ file }: Readme, { packages }: WorkspaceFacts): Manifest | undefined =>
  [...packages.values()].find(
    ({ name }) => path.posix.dirname(file) === `packages/${name.replace('@org/', '')}`,
  );

function checkInstalled(
  { name, range, command }: Installed,
  manifest: Manifest,
  { packages }: WorkspaceFacts,
): { command: ReadmeCommand; message: string }[] {
  if (name.startsWith('@org/'))
    return packages.has(name) ? [] : [{ command, message: `There is no package "${name}".` }];
  const needed = manifest.peerDependencies?.[name];
  if (!needed) return [];
  const majors = needed.split('||').map(majorOf);
  if (majors.includes(majorOf(range))) return [];
  const message = `"${range ? `${name}@${range}` : name}" may install a version that ${manifest.name} does not take (${needed}). Write ${name}@${majors.at(-1)}.`;
  return [{ command, message }];
}

const majorOf = (range: string): string => /\d+/.exec(range)?.[0] ?? '';

const requiredPeers = ({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): string[] =>
  Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);

const toDiagnostic = (
  { file }: Readme,
  { line, column }: Pick<ReadmeCommand, 'line' | 'column'>,
  message: string,
): ReadmeDiagnostic => ({ file, line, column, message });
