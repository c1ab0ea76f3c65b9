import type { ApiServer } from '../../api-model/index.js';
import {
  childAt,
  type JsonPointer,
  entries,
  items,
  stringAt,
  stringsAt,
  stringsOf,
} from '../2-resolve/json-pointer.js';
import type { DocumentSet } from '../2-resolve/document-set.js';

/** `null` when the object names none, so that those above it hold. Servers that no browser should call are left out. */
export function readServers(pointer: JsonPointer, documents: DocumentSet): ApiServer[] | null {
  const list = items(childAt(pointer, 'servers'));
  if (list.length === 0) return null;
  return list.flatMap((item) => readServer(item, documents));
}

/** None when nobody could send anything to it, which is a diagnostic. */
export function readServer(pointer: JsonPointer, documents: DocumentSet): ApiServer[] {
  const variables = entries(childAt(pointer, 'variables')).map(([name, child]) => ({
    name,
    default: stringAt(child, 'default') || (stringsAt(child, 'enum')[0] ?? ''),
    values: stringsAt(child, 'enum'),
    description: stringAt(child, 'description'),
  }));
  const server = { ...stringsOf(pointer, 'url', 'name', 'description'), variables };
  const problem = serverProblem(server);
  if (problem === null) return [server];
  documents.diagnostics.add(
    {
      code: 'server-invalid',
      severity: 'warning',
      message: `The server "${server.url}" ${problem}, so it is not shown.`,
      hint: 'Write an http or https address, or a path; each {variable} needs an entry in "variables".',
    },
    pointer,
  );
  return [];
}

function serverProblem({ url, variables }: ApiServer): string | null {
  if (url === '') return 'has no address';
  const known = new Map(variables.map(({ name, default: value }) => [name, value]));
  const unknown = [...url.matchAll(/\{([^{}]*)\}/g)].find(([, name = '']) => !known.has(name));
  if (unknown) return `has the variable ${unknown[0]}, which is not described`;
  const filled = url.replace(/\{([^{}]*)\}/g, (_, name: string) => known.get(name) || 'x');
  if (!URL.canParse(filled, 'https://example.org')) return 'is no address';
  return /^https?:$/.test(new URL(filled, 'https://example.org').protocol)
    ? null
    : 'is neither http nor https';
}
