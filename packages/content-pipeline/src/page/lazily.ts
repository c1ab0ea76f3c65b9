import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * A module that is loaded when it is first wanted, without waiting. What hardly a page needs would delay every start, and each
 * thread starts anew. Node does it for ES modules too, from 20.19.
 */
export function lazily<Module>(name: string): () => Module {
  let module: Module | undefined;
  return () => (module ??= load(name) as Module);
}
