import type { ApiServer } from '../../api-model/index.js';
import { at, type Cursor, entries, items, text, texts } from '../2-resolve/cursor.js';
import type { DocumentSet } from '../2-resolve/document-set.js';

/** `null` when the object names none, so that those above it hold. Servers that no browser should call are left out. */
export function readServers(cursor: Cursor, documents: DocumentSet): ApiServer[] | null {
  const list = items(at(cursor, 'servers'));
  if (list.length === 0) return null;
  return list.flatMap((item) => readServer(item, documents));
}

/** None when nobody could send anything to it, which is a diagnostic. */
export function readServer(cursor: Cursor, documents: DocumentSet): ApiServer[] {
  const url = text(cursor, 'url');
  const variables = entries(at(cursor, 'variables')).map(([name, child]) => ({
    name,
    default: text(child, 'default') || (texts(child, 'enum')[0] ?? ''),
    values: texts(child, 'enum'),
    description: text(child, 'description'),
  }));
  const server = { url, name: text(cursor, 'name'), description: text(cursor, 'description'), variables };
  const problem = serverProblem(server);
  if (problem === null) return [server];
  documents.diagnostics.add(
    {
      code: 'server-invalid',
      severity: 'warning',
      message: `The server "${url}" ${problem}, so it is not shown.`,
      hint: 'Write an http or https address, or a path; each {variable} needs an entry in "variables".',
    },
    cursor,
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
