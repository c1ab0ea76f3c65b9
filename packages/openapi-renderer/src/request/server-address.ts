import type { ApiServer } from '../api-model/index.js';

/** A server's address with its variables filled in, by their defaults where no value is given. */
export function serverAddress(server: ApiServer, values: ReadonlyMap<string, string> = new Map()): string {
  const defaults = new Map(server.variables.map(({ name, default: value }) => [name, value]));
  return server.url
    .replace(/\{([^{}]*)\}/g, (template, name: string) => values.get(name) ?? defaults.get(name) ?? template)
    .replace(/\/$/, '');
}
