import { createHash } from 'node:crypto';
import { codeIdentity } from '../page/code-identity.js';
import type { CompileOptions } from '../page/compile-options.js';
import { COMPILED_PAGE_VERSION } from '../page/compiled-page.js';

/**
 * Hash of everything beside the page that its result depends on: the code of this package, its version and those of its
 * dependencies, which are exact, the options, and the identities of the plugins in their order and of the components.
 */
export function pipelineIdentity({ plugins, components, colors: _, ...options }: CompileOptions): string {
  const identities = [plugins?.remark, plugins?.rehype].map((list) =>
    (list ?? []).map(({ name, identity }) => [name, identity]),
  );
  return createHash('sha256')
    .update(JSON.stringify([COMPILED_PAGE_VERSION, codeIdentity(), sortedJson(options), identities]))
    .update(components?.identity ?? '')
    .digest('hex');
}

/** Options that are equal are so in whatever order their keys were written. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
