import type { Diagnostic } from '@org/site-model';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import { Shard } from './shard.js';
import { missingParts } from './site-part.js';

/** The shards of a folder. */
export interface OpenShards {
  found: readonly Shard[];
  /** What is wrong with them, once they have been used. The site is whole without them: it only takes longer. */
  diagnostics(): Diagnostic[];
}

/** What builds have beside an output while they write it. */
const WORK = /\.next$/;

/** @param folder that has a folder for each shard. @default there are none */
export function openShards(folder: string | undefined): OpenShards {
  if (folder === undefined) return { found: [], diagnostics: () => [] };
  const names = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !WORK.test(entry.name))
        .map(({ name }) => path.join(folder, name))
        .sort()
    : [];
  const opened = names.map((name) => ({ name, shard: Shard.open(name) }));
  const found = opened.flatMap(({ shard }) => (shard ? [shard] : []));
  const broken = opened.flatMap(({ name, shard }) => (shard ? [] : [unreadable(name)]));
  return {
    found,
    diagnostics: () => [...broken, ...missing(folder, found), ...found.flatMap(damaged)],
  };
}

const unreadable = (folder: string): Diagnostic => ({
  ...DAMAGED,
  message: 'This is no whole shard of this version of site-builder, so what it has was made again here.',
  file: nameInWorkspace(folder),
});

function missing(folder: string, found: readonly Shard[]): Diagnostic[] {
  const names = missingParts(found.map(({ part }) => part));
  const what =
    found.length === 0
      ? 'has no shard'
      : `does not have shard${names.length > 1 ? 's' : ''} ${names.join(', ')}`;
  if (found.length > 0 && names.length === 0) return [];
  return [
    {
      code: 'shard-missing',
      severity: 'warning',
      message: `This folder ${what}, so what would be there was made here.`,
      hint: 'Run "site-builder build --shard" for each of them before, and bring what it leaves into this folder.',
      file: nameInWorkspace(folder),
    },
  ];
}

function damaged({ folder, damaged: [first, ...others] }: Shard): Diagnostic[] {
  if (first === undefined) return [];
  const what = others.length > 0 ? `This file and ${others.length} more are` : 'This file is';
  return [
    {
      ...DAMAGED,
      message: `${what} not what the shard's build has written, so what it belongs to was made again here.`,
      file: nameInWorkspace(`${folder}/${first}`),
    },
  ];
}

const DAMAGED = {
  code: 'shard-damaged',
  severity: 'warning',
  hint: 'The site is whole. Where this happens again, look at what brings the shards here.',
} as const;
