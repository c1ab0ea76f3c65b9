import { spawn } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PackStore } from '../../src/cache/pack-store.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pack-store-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the store, lets `work` use it, and closes it: one run of a program. */
function run<T>(work: (store: PackStore) => T, maxBytes?: number): T {
  const store = new PackStore({ folder, ...(maxBytes && { maxBytes }) });
  const result = work(store);
  store.close();
  return result;
}

const packs = (): string[] => readdirSync(folder).map((name) => path.join(folder, name));
const size = (): number => packs().reduce((sum, file) => sum + statSync(file).size, 0);

/** Makes all packs look as if they had been used so many hours ago. */
function age(hours: number): void {
  const time = new Date(Date.now() - hours * 3_600_000);
  for (const file of packs()) utimesSync(file, time, time);
}

describe('a store', () => {
  it('gives what was set, in the same run and in the next', () => {
    run((store) => {
      store.set('a', 'one é');
      expect(store.get('a')).toBe('one é');
      expect(store.get('b')).toBeUndefined();
    });
    expect(run((store) => store.get('a'))).toBe('one é');
  });

  it('gives the newest text of a key, whatever was used last', () => {
    run((store) => store.set('a', 'old'));
    run((store) => store.set('a', 'new'));
    age(1);
    const [oldest = ''] = packs().sort();
    utimesSync(oldest, new Date(), new Date());
    expect(run((store) => store.get('a'))).toBe('new');
  });

  it('keeps texts of all sizes, as text and as bytes, and what it has given stays as it was', () => {
    const texts = new Map(
      [100, 3 << 20, 5 << 20, 2 << 20].map((size) => [String(size), 'é'.repeat(size / 2)]),
    );
    run((store) => {
      store.set('100', 'replaced');
      store.set('100', texts.get('100') ?? '');
      const given = store.getBytes('100');
      for (const [key, text] of texts) store.set(key, Buffer.from(text));
      for (const [key, text] of texts) expect(store.get(key) === text, key).toBe(true);
      expect(given?.toString()).toBe(texts.get('100'));
    });
    run((store) => {
      for (const [key, text] of texts) expect(store.get(key) === text, key).toBe(true);
    });
  });

  it('packs many texts into few files', () => {
    run((store) => {
      for (let index = 0; index < 5000; index++) store.set(`key-${index}`, 'x'.repeat(2000));
    });
    expect(packs().length).toBeLessThan(5);
    expect(run((store) => store.get('key-4999'))).toBe('x'.repeat(2000));
  });

  it('puts files together when there are many', () => {
    for (let index = 0; index < 60; index++) run((store) => store.set(`key-${index}`, String(index)));
    expect(packs().length).toBeLessThan(50);
    run((store) => {
      for (let index = 0; index < 60; index++) expect(store.get(`key-${index}`)).toBe(String(index));
    });
  });
});

describe('damage is a miss', () => {
  const write = (): string => {
    run((store) => {
      store.set('a', 'first text');
      store.set('b', 'second text');
    });
    return packs()[0] ?? '';
  };

  it('in one text, and the others are still there', () => {
    const file = write();
    const bytes = readFileSync(file);
    bytes.write('X', bytes.indexOf('first text'));
    writeFileSync(file, bytes);
    run((store) => {
      expect(store.get('a')).toBeUndefined();
      expect(store.get('b')).toBe('second text');
    });
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, -3)],
    ['empty', () => Buffer.alloc(0)],
    ['of another format', () => Buffer.from('docs-pack 0 2 1\n[]')],
    [
      'damaged in its index',
      (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('["a"', '["c"'), 'latin1'),
    ],
    ['longer than it says', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('more')])],
    [
      'with an index that does not end',
      (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace(/1 \d+/, '1 999999'), 'latin1'),
    ],
  ])('in a file that is %s, which is then replaced', (_, damage) => {
    const file = write();
    writeFileSync(file, damage(readFileSync(file)));
    run((store) => {
      expect(store.get('a')).toBeUndefined();
      store.set('a', 'again');
    });
    expect(run((store) => store.get('a'))).toBe('again');
    expect(packs()).not.toContain(file);
  });

  it('leaves files of others in the folder alone', () => {
    writeFileSync(path.join(folder, 'notes.txt'), 'mine');
    run((store) => store.set('a', 'text'));
    run((store) => store.get('a'));
    expect(readFileSync(path.join(folder, 'notes.txt'), 'utf8')).toBe('mine');
  });

  it('takes away what a process that was ended has left, once nobody can be writing it', () => {
    const left = path.join(folder, 'left.pack.partial');
    writeFileSync(left, 'half');
    run((store) => store.get('a'));
    expect(packs()).toContain(left);
    age(2);
    run((store) => store.get('a'));
    expect(packs()).not.toContain(left);
  });
});

describe('a store is bounded', () => {
  it('and forgets first what was not used for longest', () => {
    const text = (index: number) => String(index).repeat(1000);
    for (let index = 0; index < 8; index++) {
      run((store) => store.set(`key-${index}`, text(index)), 100_000);
      age(10 - index);
    }
    const files = packs().sort();
    files.forEach((file, index) => {
      const time = new Date(Date.now() - (20 - index) * 3_600_000);
      utimesSync(file, time, time);
    });
    run((store) => expect(store.get('key-0')).toBe(text(0)), 100_000);
    run((store) => store.set('new', text(9)), 6000);
    expect(size()).toBeLessThanOrEqual(6000);
    run((store) => {
      expect(store.get('new')).toBe(text(9));
      expect(store.get('key-0')).toBe(text(0));
      expect(store.get('key-7')).toBe(text(7));
      expect(store.get('key-1')).toBeUndefined();
      expect(store.get('key-2')).toBeUndefined();
    });
  });

  it('and does not keep a text that would push out all others', () => {
    run((store) => {
      store.set('small', 'x');
      store.set('large', 'x'.repeat(500));
    }, 1000);
    expect(run((store) => [store.get('small'), store.get('large')])).toEqual(['x', undefined]);
  });
});

describe('a store is shared', () => {
  it('by two that are open at once, one of which tidies up', () => {
    run((store) => store.set('old', 'x'.repeat(2000)));
    const one = new PackStore({ folder });
    const other = new PackStore({ folder, maxBytes: 4000 });
    one.set('one', '1'.repeat(500));
    one.flush();
    other.set('other', '2'.repeat(900));
    other.set('another', '3'.repeat(900));
    other.set('third', '4'.repeat(900));
    other.close();
    // Its file is gone or not, by what the other one has kept; what it gives is right or missing.
    expect([undefined, 'x'.repeat(2000)]).toContain(one.get('old'));
    one.close();
    run((store) => {
      expect(store.get('one')).toBe('1'.repeat(500));
      expect(store.get('third')).toBe('4'.repeat(900));
    });
  });

  it('by processes that write and tidy at the same time', async () => {
    const built = path.join(import.meta.dirname, '../../dist/cache/pack-store.js');
    const script = `
      const { PackStore } = await import(${JSON.stringify(built)});
      for (let round = 0; round < 30; round++) {
        const store = new PackStore({ folder: ${JSON.stringify(folder)}, maxBytes: 60_000 });
        for (let index = 0; index < 40; index++) {
          const found = store.get('key-' + index);
          if (found !== undefined && found !== ('text ' + index).repeat(50)) throw new Error('wrong text');
          store.set('key-' + index, ('text ' + index).repeat(50));
        }
        store.close();
      }`;
    const ends = await Promise.all(
      [0, 1, 2].map(
        () =>
          new Promise((resolve) => {
            spawn(process.execPath, ['--input-type=module', '-e', script], {
              env: { ...process.env, NODE_OPTIONS: '' },
            }).on('exit', resolve);
          }),
      ),
    );
    expect(ends).toEqual([0, 0, 0]);
    run((store) => {
      for (let index = 0; index < 40; index++)
        expect(store.get(`key-${index}`)).toBe(`text ${index}`.repeat(50));
    });
  });
});

it('says why it cannot write, and goes on', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const store = new PackStore({ folder: path.join(file, 'below') });
  store.set('a', 'text');
  expect(store.get('a')).toBe('text');
  store.close();
  expect(store.problem).toMatch(/ENOTDIR|EEXIST/);
  chmodSync(file, 0o600);
});
