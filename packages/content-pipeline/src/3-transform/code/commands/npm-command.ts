import type { PackageManager } from '../../../page/compile-options.js';

type Flags = Partial<Record<Exclude<PackageManager, 'npm'>, string>>;

const FLAGS = new Map<string, Flags>(
  (
    [
      ['-D', { yarn: '-D', pnpm: '-D', bun: '-d' }],
      ['--save-dev', { yarn: '--dev', pnpm: '--save-dev', bun: '--dev' }],
      ['-O', { yarn: '-O', pnpm: '-O', bun: '--optional' }],
      ['--save-optional', { yarn: '--optional', pnpm: '--save-optional', bun: '--optional' }],
      ['--save-peer', { yarn: '--peer', pnpm: '--save-peer', bun: '--peer' }],
      ['-E', { yarn: '-E', pnpm: '-E', bun: '-E' }],
      ['--save-exact', { yarn: '--exact', pnpm: '--save-exact', bun: '--exact' }],
      ['-S --save -P --save-prod -y --yes', {}],
    ] as const
  ).flatMap(([names, flags]) => names.split(' ').map((name) => [name, flags] as const)),
);

/** A flag of npm as the others write it: nothing when they do the same without; unchanged when it is not known. */
const flagFor = (flag: string, manager: Exclude<PackageManager, 'npm'>): string =>
  FLAGS.has(flag) ? (FLAGS.get(flag)?.[manager] ?? '') : flag;

type Other = Exclude<PackageManager, 'npm'>;

/** Words of a command that follow the subcommand. */
type Convert = (words: string[], manager: Other) => string[];

const EXECUTE = { yarn: ['yarn', 'dlx'], pnpm: ['pnpm', 'dlx'], bun: ['bunx'] };
const CLEAN = { yarn: ['--immutable'], pnpm: ['--frozen-lockfile'], bun: ['--frozen-lockfile'] };

const flags = (words: string[], manager: Other): string[] =>
  words.map((word) => flagFor(word, manager)).filter(Boolean);

/** npm needs `--` before what it is to pass on; the others pass on everything. */
const withoutSeparator = (words: string[]): string[] => {
  const index = words.indexOf('--');
  return index === -1 ? words : words.toSpliced(index, 1);
};

const isGlobal = (word: string): boolean => word === '-g' || word === '--global';
const isPackage = (word: string): boolean => !word.startsWith('-');

const install: Convert = (words, manager) => {
  const verb = words.some(isPackage) ? 'add' : 'install';
  return onPackages(verb, words, manager);
};

const remove: Convert = (words, manager) => onPackages('remove', words.filter(isKept), manager);
/** Removing takes a package out of whichever list it is in. */
const isKept = (word: string): boolean => isPackage(word) || isGlobal(word);

function onPackages(verb: string, words: string[], manager: Other): string[] {
  if (manager !== 'yarn' || !words.some(isGlobal)) return [manager, verb, ...flags(words, manager)];
  return [
    'yarn',
    'global',
    verb,
    ...flags(
      words.filter((word) => !isGlobal(word)),
      manager,
    ),
  ];
}

const run: Convert = (words, manager) => [manager, 'run', ...withoutSeparator(words)];

const execute: Convert = (words, manager) => {
  const kept = withoutSeparator(words).filter((word) => word !== '-y' && word !== '--yes');
  return [...EXECUTE[manager], ...kept];
};

const init: Convert = (words, manager) =>
  words.some(isPackage)
    ? [manager, 'create', ...withoutSeparator(words.filter((word) => word !== '-y' && word !== '--yes'))]
    : [manager, 'init', ...(manager === 'pnpm' ? [] : words)];

const CONVERTERS = new Map<string, Convert>([
  ...['install', 'i', 'add'].map((name) => [name, install] as const),
  ...['uninstall', 'remove', 'rm', 'un'].map((name) => [name, remove] as const),
  ...['run', 'run-script'].map((name) => [name, run] as const),
  ...['start', 'test'].map((name): [string, Convert] => [
    name,
    // Bun has a test runner of its own by this name.
    (words, manager) => [
      ...(manager === 'bun' ? [manager, 'run'] : [manager]),
      ...withoutSeparator([name, ...words]),
    ],
  ]),
  ...['exec', 'x'].map((name) => [name, execute] as const),
  ...['init', 'create'].map((name) => [name, init] as const),
  ['ci', (words, manager) => [manager, 'install', ...CLEAN[manager], ...words]],
  ['update', (words, manager) => [manager, manager === 'yarn' ? 'up' : 'update', ...words]],
]);

/** A command of npm or npx as another package manager takes it; `undefined` for one without a known counterpart. */
export function convertNpmCommand(command: string, manager: Other): string | undefined {
  const [program, ...words] = command.split(/\s+/);
  if (program === 'npx') return execute(words, manager).join(' ');
  const [name = 'help', ...rest] = words;
  return CONVERTERS.get(name)?.(rest, manager).join(' ');
}
