import type { PackageManager } from '../../../page/package-managers.js';

type Flags = Partial<Record<Exclude<PackageManager, 'npm'>, string>>;

const FLAGS = new Map<string, Flags>(
  (
    [
      ['-D --save-dev', { yarn: '-D', pnpm: '-D', bun: '-d' }],
      ['-O --save-optional', { yarn: '-O', pnpm: '-O', bun: '--optional' }],
      ['--save-peer', { yarn: '-P', pnpm: '--save-peer', bun: '--peer' }],
      ['-E --save-exact', { yarn: '-E', pnpm: '-E', bun: '-E' }],
      ['-S --save -P --save-prod -y --yes', {}],
    ] as const
  ).flatMap(([names, flags]) => names.split(' ').map((name) => [name, flags] as const)),
);

/** A flag of npm as the others write it: nothing when they do the same without; unchanged when it is not known. */
export const flagFor = (flag: string, manager: Exclude<PackageManager, 'npm'>): string =>
  FLAGS.has(flag) ? (FLAGS.get(flag)?.[manager] ?? '') : flag;
