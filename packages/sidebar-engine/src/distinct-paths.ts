import type { Report } from './config-report.js';

interface PathsContext {
  kind: 'version' | 'locale';
  /** Of the configuration inside its file. */
  path: string;
  report: Report;
}

/** Reports what would answer at one address. It keeps its path: only the writer knows which one to change. */
export function distinctPaths(
  entries: readonly { name: string; path: string }[],
  { kind, path, report }: PathsContext,
): void {
  const owners = new Map<string, string>();
  for (const entry of entries) {
    const owner = owners.get(entry.path);
    if (owner === undefined) {
      owners.set(entry.path, entry.name);
      continue;
    }
    report(`${path}.options.${entry.name}.path`, {
      code: `${kind}-path-duplicate`,
      message: `The ${kind}s "${owner}" and "${entry.name}" at "${path}" both have the path "${entry.path}".`,
      hint: `Give "${entry.name}" a path of its own, for instance "${entry.name}".`,
    });
  }
}
