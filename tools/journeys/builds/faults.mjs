// Loaded before a command of site-builder by NODE_OPTIONS: a slow or full disk, at the calls through which the command asks for it.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { HOLD_RENAMES, FULL_AFTER } = process.env;
const { renameSync, writeFileSync } = fs;

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

syncBuiltinESMExports();
