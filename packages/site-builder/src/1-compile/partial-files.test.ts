import { spawnSync } from 'node:child_process';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/fixture-site.js';
import { partialFile, removeAbandoned } from './partial-files.js';

it('takes away what killed processes have left, and nothing that may still be written', () => {
  const folder = temporaryFolder();
  const own = path.basename(partialFile(path.join(folder, 'pages.jsonl')));
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = own.replace(String(process.pid), String(pid));
  const write = (name: string, minutes: number): void => {
    writeFileSync(path.join(folder, name), '');
    const time = Date.now() / 1000 - 60 * minutes;
    utimesSync(path.join(folder, name), time, time);
  };
  for (const name of [own, left, `${left}.index`, 'pages.jsonl', 'notes.partial']) write(name, 2);
  const fresh = left.replace(/-[\da-f-]{36}/, '-00000000-0000-4000-8000-000000000000');
  write(fresh, 0);
  removeAbandoned(folder);
  expect(readdirSync(folder).sort()).toEqual([own, fresh, 'notes.partial', 'pages.jsonl'].sort());
});
