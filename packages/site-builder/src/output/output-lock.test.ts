import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/fixture-site.js';
import { holdOutput } from './hold-output.js';
import { OutputLock } from './output-lock.js';

let folder: string;
let file: string;

beforeEach(() => {
  folder = path.join(temporaryFolder(), 'dist.next');
  file = path.join(folder, 'lock');
});

const owner = (values: object): string =>
  JSON.stringify({ token: 'x', pid: process.pid, host: os.hostname(), began: '', ...values });

function writeLock(text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
}

it('is held by one at a time: the next waits, and is told by whom', async () => {
  const first = await OutputLock.take(folder);
  const told: number[] = [];
  let taken = false;
  const second = OutputLock.take(folder, { onWait: (pid) => told.push(pid) }).then((lock) => {
    taken = true;
    return lock;
  });
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect([taken, told]).toEqual([false, [process.pid]]);
  first.release();
  (await second).release();
  expect(readdirSync(folder)).toEqual([]);
});

it('is given to each of many that want it', async () => {
  let [holding, most] = [0, 0];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      const lock = await OutputLock.take(folder, { onWait: () => undefined });
      most = Math.max(most, ++holding);
      await new Promise((resolve) => setTimeout(resolve, 5));
      lock.confirm();
      holding--;
      lock.release();
    }),
  );
  expect(most).toBe(1);
});

it('ends with a sentence when the other does not come to its end', async () => {
  writeLock(owner({}));
  await expect(OutputLock.take(folder, { patience: 0, onWait: () => undefined })).rejects.toThrow(
    `Another build (process ${process.pid}) has been writing this site for too long`,
  );
});

it.each([
  ['ended', { pid: 2 ** 22 + 1 }],
  ['ended, and whose number another process has', { began: 'another start 1' }],
])('is taken from a process that has %s', async (_what, values) => {
  writeLock(owner(values));
  const lock = await OutputLock.take(folder);
  lock.confirm();
  lock.release();
  expect(existsSync(file)).toBe(false);
});

it('is not given back by who has lost it', async () => {
  const lock = await OutputLock.take(folder);
  writeFileSync(file, owner({ token: 'y' }));
  expect(() => lock.confirm()).toThrow('was taken away from this build');
  lock.release();
  expect(readFileSync(file, 'utf8')).toContain('"y"');
});

it('leaves nothing of a process that was killed while it took the lock, and waits for one that lives', async () => {
  const target = path.join(path.dirname(folder), 'dist');
  mkdirSync(folder);
  writeFileSync(`${file}.killed`, owner({ token: 'killed', pid: 2 ** 22 - 1 }));
  await holdOutput(target, () => Promise.resolve());
  expect(existsSync(folder)).toBe(false);
  mkdirSync(folder);
  writeFileSync(`${file}.alive`, owner({ token: 'alive' }));
  writeFileSync(`${file}.begun`, '');
  await holdOutput(target, () => Promise.resolve());
  expect(readdirSync(folder).sort()).toEqual(['lock.alive', 'lock.begun']);
});
