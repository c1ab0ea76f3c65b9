import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGE_CODE = path.resolve(import.meta.dirname, '..');
/** What is bundled is all that runs, and not what it was bundled from, which lies beside it in this workspace. */
const BUNDLED = path.join(PACKAGE_CODE, 'bundled');
const CODE = existsSync(BUNDLED) ? BUNDLED : PACKAGE_CODE;

/** Read once in a process. */
let hashed: string | undefined;

/** Hash of this package's code and version. */
export const codeIdentity = (): string => (hashed ??= hashCode());

/** The code itself, because those who work on this package do not raise its version at every change. */
function hashCode(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(path.join(PACKAGE_CODE, '../package.json')));
  const names = readdirSync(CODE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d|\.test)\.[jt]s$/.test(name))
    .sort();
  for (const name of names) hash.update(`\n${name}\n`).update(readFileSync(path.join(CODE, name)));
  return hash.digest('hex');
}
