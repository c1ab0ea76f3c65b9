// Loaded before a command of site-builder by NODE_OPTIONS: a slow, full or read-only disk, files that cannot be read or change meanwhile, and a clock that is wrong, at the
// calls through which the command asks for them. The tests may run as a user that the system refuses nothing.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { CHANGES, CLOCK, FULL_AFTER, HOLD_RENAMES, READ_ONLY, UNREADABLE } = process.env;
const { appendFileSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } = fs;

const refused = (code, errno, call, file) =>
  Object.assign(new Error(`${code}: refused, ${call} '${file}'`), { code, errno, syscall: call, path: file });

/** Milliseconds for which each rename of a folder of the site waits after it is done. */
if (HOLD_RENAMES)
  fs.renameSync = (from, to) => {
    renameSync(from, to);
    if (/dist/.test(String(from)))
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(HOLD_RENAMES));
  };

/** Files of the output that the disk takes before it is full. */
let left = Number(FULL_AFTER);
if (FULL_AFTER)
  fs.writeFileSync = (file, ...rest) => {
    if (/dist\.next.*\.(?:html|json|js)$/.test(String(file)) && left-- <= 0)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
        code: 'ENOSPC',
        errno: -28,
      });
    return writeFileSync(file, ...rest);
  };

/** Nothing can be made below a folder whose path ends with this. */
if (READ_ONLY)
  fs.mkdirSync = (folder, ...rest) => {
    if (String(folder).includes(READ_ONLY)) throw refused('EROFS', -30, 'mkdir', folder);
    return mkdirSync(folder, ...rest);
  };

/** The end of the path of a file that nobody may read. */
if (UNREADABLE) {
  const guarded =
    (call) =>
    (file, ...rest) => {
      if (String(file).endsWith(UNREADABLE)) throw refused('EACCES', -13, 'open', file);
      return call(file, ...rest);
    };
  Object.assign(fs, { openSync: guarded(openSync), readFileSync: guarded(readFileSync) });
}

/** `2 page.md`: something is added to a file when it has been read for the second time. */
const [, times, changed] = /^(\d+) (.*)$/.exec(CHANGES ?? '') ?? [];
let reads = 0;
if (changed)
  fs.readFileSync = (file, ...rest) => {
    const read = readFileSync(file, ...rest);
    if (String(file).endsWith(changed) && ++reads === Number(times)) appendFileSync(file, '\n');
    return read;
  };

/** Milliseconds by which the clock is wrong. */
if (CLOCK) {
  const { now } = Date;
  Date.now = () => now() + Number(CLOCK);
}

syncBuiltinESMExports();
