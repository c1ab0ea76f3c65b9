import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { AlgoliaRecord } from '../src/algolia/records.js';

interface Query {
  indexName: string;
  query: string;
  hitsPerPage: number;
  facetFilters?: (string | string[])[];
  facets?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/** What the server does instead of an answer to the next requests. */
export type Trouble = { status: number; message?: string } | 'hang' | 'cut' | { until: Promise<void> };

interface Seen {
  method: string;
  path: string;
  key: string | undefined;
  body: unknown;
}

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on the loopback interface that speaks the part of Algolia's protocol that search and push use. */
export class AlgoliaServer {
  readonly indexes = new Map<string, AlgoliaRecord[]>();
  readonly settings = new Map<string, unknown>();
  readonly seen: Seen[] = [];
  /** Taken one by one. */
  readonly troubles: Trouble[] = [];
  /** Refuses requests whose path matches, for good. */
  broken: { path: RegExp; status: number } | undefined;
  origin = '';

  static async start(): Promise<AlgoliaServer> {
    const algolia = new AlgoliaServer();
    const server = createServer((request, response) => void algolia.#answer(request, response));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    algolia.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return algolia;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { pathname, searchParams } = new URL(request.url ?? '/', this.origin);
    const body = text ? (JSON.parse(text) as unknown) : undefined;
    const key = request.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key') ?? undefined;
    this.seen.push({ method: request.method ?? '', path: pathname, key: String(key), body });
    const send = (status: number, value: unknown): void => {
      response
        .writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' })
        .end(JSON.stringify(value));
    };
    const trouble = this.troubles.shift();
    if (trouble === 'hang') return;
    if (trouble === 'cut') return void request.socket.destroy();
    if (trouble && 'status' in trouble)
      return send(trouble.status, { message: trouble.message ?? 'trouble', status: trouble.status });
    if (trouble) await trouble.until;
    if (this.broken?.path.test(pathname))
      return send(this.broken.status, { message: `refused with ${String(key)}` });
    send(200, this.#reply(request.method ?? '', pathname, body));
  }

  #reply(method: string, path: string, body: unknown): unknown {
    const [, index = '', rest = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    const name = decodeURIComponent(index);
    if (rest === 'queries')
      return { results: (body as { requests: Query[] }).requests.map((one) => this.#search(one)) };
    if (rest === 'batch') {
      const { requests } = body as { requests: { body: AlgoliaRecord }[] };
      this.indexes.set(name, [...(this.indexes.get(name) ?? []), ...requests.map((one) => one.body)]);
      return { taskID: 1, objectIDs: requests.map((one) => one.body.objectID) };
    }
    if (rest === 'operation') this.#operate(name, body as { operation: string; destination: string });
    if (rest === 'settings' && method === 'PUT') this.settings.set(name, body);
    if (method === 'DELETE') this.indexes.delete(name);
    if (rest.startsWith('task/')) return { status: 'published', pendingTask: false };
    return { taskID: 1, updatedAt: '2024-01-01T00:00:00Z' };
  }

  #operate(name: string, { operation, destination }: { operation: string; destination: string }): void {
    if (operation !== 'move') return;
    this.indexes.set(destination, this.indexes.get(name) ?? []);
    this.indexes.delete(name);
  }

  #search({ indexName, query, hitsPerPage, facetFilters = [], ...rest }: Query) {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const textOf = (record: AlgoliaRecord): string =>
      [...Object.values(record.hierarchy), record.content].join(' ').toLowerCase();
    const passes = (record: AlgoliaRecord): boolean =>
      facetFilters.every((filter) => [filter].flat().some((one) => hasFacet(record, one)));
    const found = (this.indexes.get(indexName) ?? []).filter(
      (record) => passes(record) && words.every((word) => textOf(record).includes(word)),
    );
    const mark = (value: string): string =>
      words.reduce(
        (text, word) =>
          text.replace(new RegExp(word, 'gi'), `${rest.highlightPreTag}$&${rest.highlightPostTag}`),
        value,
      );
    const hits = found.slice(0, hitsPerPage).map((record) => ({
      ...record,
      _highlightResult: {
        hierarchy: Object.fromEntries(
          Object.entries(record.hierarchy).map(([level, value]) => [
            level,
            value === null ? undefined : { value: mark(value) },
          ]),
        ),
      },
      ...(record.content ? { _snippetResult: { content: { value: mark(record.content) } } } : {}),
    }));
    return { hits, nbHits: found.length, facets: countFacets(found, rest.facets) };
  }
}

function countFacets(records: AlgoliaRecord[], facets: string[] = []) {
  const count = (facet: string): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const record of records) {
      const value = String(record[facet as keyof AlgoliaRecord]);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    return counts;
  };
  return Object.fromEntries(facets.map((facet) => [facet, count(facet)]));
}

function hasFacet(record: AlgoliaRecord, filter: string): boolean {
  const at = filter.indexOf(':');
  return String(record[filter.slice(0, at) as keyof AlgoliaRecord]) === filter.slice(at + 1);
}
