import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installedFor, ownManifest } from './check-installs.js';
import type { ReadmeCommand } from './read-commands.js';
import { findPackage } from './readme-scratch.js';
import type { Readme } from './readme.js';
import type { ReadmeDiagnostic } from './readme-diagnostic.js';
import { readManifest, type WorkspaceFacts } from './workspace-facts.js';

interface Context {
  readme: Readme;
  commands: ReadmeCommand[];
  facts: WorkspaceFacts;
}

/** Commands with nothing of this repository in them. */
const SHELL_COMMANDS = ['mkdir', 'cd', 'git', 'npm init', 'pnpm init'];

/** Whether the commands of a README exist: scripts, projects, targets, programs, files, flags. */
export function checkCommands(context: Context): ReadmeDiagnostic[] {
  return context.commands.flatMap((command) =>
    checkCommand(command.words, context).map((message) => ({
      file: context.readme.file,
      line: command.line,
      column: command.column,
      message,
    })),
  );
}

function checkCommand(words: string[], context: Context): string[] {
  const [name = '', ...args] = words;
  const [first = ''] = args;
  if (SHELL_COMMANDS.some((known) => `${name} ${first}`.startsWith(known))) return [];
  if (['npm', 'pnpm'].includes(name)) return checkPackageManager(words, context);
  if (name === 'node') return checkScript(args, context);
  if (name === 'npx') return checkProgram(args, context, workspacePrograms(context));
  return checkProgram(words, context, installedPrograms(context));
}

function checkPackageManager([name = '', verb = '', ...rest]: string[], context: Context): string[] {
  const { facts } = context;
  if (['add', 'install', 'i'].includes(verb)) return [];
  if (verb === 'create') return checkCreate(rest, facts);
  const script = verb === 'run' ? (rest[0] ?? '') : verb;
  if (facts.scripts.includes(script)) return [];
  // Its README, and the handbook, tell of the site that it makes.
  const { readme } = context;
  const isOfNewSite = readme.installed ?? readme.file.startsWith('packages/create-docs-site/');
  if (isOfNewSite && new RegExp(`\\b${script}: '`).test(facts.newSite)) return [];
  return [`"${name} ${verb}" runs the script "${script}", which package.json does not have.`];
}

/** `npm create @org/docs-site` runs the program of `@org/create-docs-site`. */
function checkCreate(
  [creator = '', ...args]: string[],
  { packages, createCommand }: WorkspaceFacts,
): string[] {
  const name = creator.replace('/', '/create-');
  if (!packages.get(name)?.bin) return [`No package "${name}" has a program.`];
  const unknown = flagsOf(args)
    .map((flag) => flag.slice(2))
    .filter((flag) => flag !== '' && !createCommand.includes(flag.replace(/^no-/, '')));
  return unknown.map((flag) => `${name} knows no "--${flag}".`);
}

function checkScript([file = '', ...args]: string[], { facts }: Context): string[] {
  if (!existsSync(path.join(facts.root, file))) return [`There is no "${file}" in the repository.`];
  const source = readFileSync(path.join(facts.root, file), 'utf8');
  const unknown = flagsOf(args).filter((flag) => !source.includes(flag.replace(/^--/, '')));
  return [...unknown.map((flag) => `${file} knows no "${flag}".`), ...checkPaths(args, facts)];
}

function checkProgram([name = '', ...args]: string[], context: Context, programs: Set<string>): string[] {
  const { facts } = context;
  if (name === 'nx') return checkNx(args, facts);
  if (!programs.has(name)) return [`There is no program "${name}" among what is installed.`];
  if (name === 'site-builder') return checkSiteBuilder(args, facts);
  return checkPaths(args, facts, path.dirname(context.readme.file));
}

function checkSiteBuilder([command = '', ...args]: string[], { siteBuilderUsage }: WorkspaceFacts): string[] {
  const known = new RegExp(`^  ${command}\\b`, 'm').test(siteBuilderUsage);
  const unknown = flagsOf(args).filter((flag) => !siteBuilderUsage.includes(flag));
  return [
    ...(known ? [] : [`site-builder has no command "${command}".`]),
    ...unknown.map((flag) => `site-builder knows no "${flag}".`),
  ];
}

function checkNx(args: string[], facts: WorkspaceFacts): string[] {
  const [verb = '', ...rest] = args;
  if (verb === 'run') return checkTask(...splitTask(rest[0] ?? ''), facts);
  if (verb === 'run-many' || verb === 'affected')
    return valuesOf(rest, ['-t', '--target', '--targets']).flatMap((target) => checkTarget(target, facts));
  if (verb === 'release') return checkRelease(rest, facts);
  if (verb === 'g') return checkGenerator(rest, facts);
  return checkTask(rest[0] ?? '', verb, undefined, facts);
}

/** `@org/workspace:docs-product` is a generator of the package, and flags are properties of its schema. */
function checkGenerator([generator = '', ...args]: string[], { generators }: WorkspaceFacts): string[] {
  const options = generators.get(generator);
  if (!options) return [`There is no generator "${generator}".`];
  const unknown = flagsOf(args).filter((flag) => !options.includes(flag.slice(2)));
  return unknown.map((flag) => `The generator "${generator}" knows no "${flag}".`);
}

/** Steps of `nx release`; without one it does all of them. */
const RELEASE_STEPS = ['version', 'changelog', 'plan', 'plan:check', 'publish'];

function checkRelease([step = '', ...rest]: string[], { projects }: WorkspaceFacts): string[] {
  const isStep = step === '' || step.startsWith('-') || RELEASE_STEPS.includes(step);
  const named = rest.flatMap((arg) => (arg.startsWith('--projects=') ? arg.slice(11).split(',') : []));
  return [
    ...(isStep ? [] : [`nx release has no step "${step}".`]),
    ...named.filter((name) => !projects.has(name)).map((name) => `There is no project "${name}".`),
  ];
}

const splitTask = (task: string): [string, string, string | undefined] => {
  const [project = '', target = '', configuration] = task.split(':');
  return [project, target, configuration];
};

function checkTask(
  project: string,
  target: string,
  configuration: string | undefined,
  { projects }: WorkspaceFacts,
): string[] {
  const targets = projects.get(project);
  if (!targets) return [`There is no project "${project}".`];
  const configurations = targets.get(target);
  if (!configurations) return [`The project "${project}" has no target "${target}".`];
  if (!configuration || configurations.includes(configuration)) return [];
  return [`The target "${project}:${target}" has no configuration "${configuration}".`];
}

const checkTarget = (target: string, { projects }: WorkspaceFacts): string[] =>
  [...projects.values()].some((targets) => targets.has(target))
    ? []
    : [`No project has the target "${target}".`];

/** Words behind a flag, up to the next one. */
function valuesOf(args: string[], flags: string[]): string[] {
  const start = args.findIndex((arg) => flags.includes(arg)) + 1;
  const values = start === 0 ? [] : args.slice(start);
  const end = values.findIndex((value) => value.startsWith('-'));
  return (end < 0 ? values : values.slice(0, end)).flatMap((value) => value.split(','));
}

const flagsOf = (args: string[]): string[] =>
  args.filter((arg) => arg.startsWith('--')).map((arg) => arg.split('=')[0] ?? arg);

/** Arguments with a slash are files of the repository, or of the README's folder. */
const checkPaths = (args: string[], { root }: WorkspaceFacts, folder = '.'): string[] =>
  args
    .filter((arg) => /^[\w.-]+(?:\/[\w.-]+)+$/.test(arg))
    .filter((arg) => ![root, path.join(root, folder)].some((base) => existsSync(path.join(base, arg))))
    .map((arg) => `There is no "${arg}" in the repository.`);

/** Programs that `npx` finds in the workspace: those of its root, of its apps, and of its tools. */
function workspacePrograms({ facts }: Context): Set<string> {
  const folders = facts.files
    .filter((file) => /^(?:(?:packages|apps)\/[^/]+\/|tools\/(?:\w+\/)?)?package\.json$/.test(file))
    .map((file) => path.join(facts.root, path.dirname(file), 'node_modules/.bin'));
  return new Set(folders.filter((folder) => existsSync(folder)).flatMap((folder) => readdirSync(folder)));
}

/** Programs of what the README installs. */
function installedPrograms({ readme, commands, facts }: Context): Set<string> {
  const own = ownManifest(readme, facts)?.name;
  const names = [...installedFor(readme, commands), ...(own ? [own] : [])];
  return new Set(
    names.flatMap((name) => {
      const folder = findPackage(facts.root, path.dirname(readme.file), name);
      return folder ? Object.keys(readManifest(folder, 'package.json').bin ?? {}) : [];
    }),
  );
}
