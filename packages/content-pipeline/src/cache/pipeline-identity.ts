import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompileOptions } from '../compile-options.js';
import { COMPILED_PAGE_VERSION } from '../compiled-page.js';

const CODE = path.resolve(import.meta.dirname, '..');

/** Read once in a process. */
let ownCode: string | undefined;

/**
 * Hash of everything beside the page that its result depends on: the code of this package, its version and those of its
 * dependencies, which are exact, the options, and the identities of the plugins in their order and of the components.
 */
export function pipelineIdentity({ plugins, components, colours: _, ...options }: CompileOptions): string {
  const identities = [plugins?.remark, plugins?.rehype].map((list) =>
    (list ?? []).map(({ name, identity }) => [name, identity]),
  );
  return createHash('sha256')
    .update(JSON.stringify([COMPILED_PAGE_VERSION, codeIdentity(), sortedJson(options), identities]))
    .update(components?.identity ?? '')
    .digest('hex');
}

/** Hash of this package's code and version. */
export const codeIdentity = (): string => (ownCode ??= hashCode());

/** The code itself, because whoever works on this package does not raise its version at every change. */
function hashCode(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(path.join(CODE, '../package.json')));
  const names = readdirSync(CODE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d|\.test)\.[jt]s$/.test(name))
    .sort();
  for (const name of names) hash.update(`\n${name}\n`).update(readFileSync(path.join(CODE, name)));
  return hash.digest('hex');
}

/** Options that are equal are so in whatever order their keys were written. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
