import type { ApiNamedSchema } from '../../api-model/index.js';
import { type JsonPointer, locationOf } from '../2-resolve/json-pointer.js';
import { Slugs } from '../../api-model/slugs.js';
import type { DocumentSet } from '../2-resolve/document-set.js';

/** Containers whose members have names of their own. */
const NAMED_PLACES = [/^components\/schemas$/, /^definitions$/, /^\$defs$/];

interface Waiting {
  entry: ApiNamedSchema;
  pointer: JsonPointer;
}

/** Who refers to a schema while it is read. */
interface SchemaOwner {
  kind: 'operations' | 'schemas';
  id: string;
}

/**
 * The schemas of a model by where they stand. Each is read once, however often it is referred to, and from a queue: the work
 * is linear in the size of the document, and nesting never becomes a deep call.
 */
export class SchemaRegistry {
  readonly #byPlace = new Map<string, ApiNamedSchema>();
  readonly #places = new Map<string, JsonPointer>();
  readonly #waiting: Waiting[] = [];
  readonly #slugs = new Slugs();
  readonly #keys = new Set<string>();
  readonly #usedBy = new Map<string, Set<string>>();

  /** The named schema at a place, registered when it is met for the first time. */
  named(pointer: JsonPointer, owner: SchemaOwner | null, name = nameOf(pointer)): ApiNamedSchema {
    const place = locationOf(pointer);
    const known = this.#byPlace.get(place);
    const entry = known ?? this.#register(pointer, place, name);
    if (owner && !(owner.kind === 'schemas' && owner.id === entry.key)) this.#use(entry, owner);
    return entry;
  }

  /** Schemas that nobody has read yet, until there are none. */
  *pending(): Generator<Waiting> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) yield next;
  }

  all(): ApiNamedSchema[] {
    return [...this.#byPlace.values()];
  }

  /** Where the schema of a key stands. */
  locationOf(key: string): JsonPointer | undefined {
    return this.#places.get(key);
  }

  #register(pointer: JsonPointer, place: string, name: string): ApiNamedSchema {
    const entry: ApiNamedSchema = {
      key: this.#keyFor(name),
      name,
      slug: this.#slugs.claim(name),
      schema: {},
      usedBy: { operations: [], schemas: [] },
    };
    this.#byPlace.set(place, entry);
    this.#places.set(entry.key, pointer);
    this.#waiting.push({ entry, pointer });
    return entry;
  }

  #keyFor(name: string): string {
    let key = name;
    for (let number = 2; this.#keys.has(key); number++) key = `${name}~${number}`;
    this.#keys.add(key);
    return key;
  }

  #use(entry: ApiNamedSchema, { kind, id }: SchemaOwner): void {
    const users = this.#usedBy.get(`${kind} ${entry.key}`) ?? new Set();
    this.#usedBy.set(`${kind} ${entry.key}`, users);
    if (users.has(id)) return;
    users.add(id);
    entry.usedBy[kind].push(id);
  }
}

/** The last key of the place; of a whole file its name; of an unnamed place its last two keys in words. */
function nameOf({ file, keys }: JsonPointer): string {
  const last = keys.at(-1);
  if (last === undefined)
    return (file.split('/').at(-1) ?? file).replace(/(?:\.schema)?\.(?:json|ya?ml)$/i, '');
  const container = keys.slice(0, -1).join('/');
  if (NAMED_PLACES.some((place) => place.test(container)) || /(?:^|\/)\$defs$/.test(container)) return last;
  if (keys.length === 1) return last;
  return keys
    .filter((key) => !STRUCTURE.has(key))
    .slice(-2)
    .join(' ');
}

const STRUCTURE = new Set([
  'paths',
  'components',
  'schemas',
  'content',
  'schema',
  'properties',
  'responses',
  'requestBody',
]);

/** What the readers of one schema share. */
export interface SchemaContext {
  documents: DocumentSet;
  registry: SchemaRegistry;
  /** OpenAPI 2 and 3.0: `nullable`, boolean exclusive bounds. */
  isDraft4: boolean;
  owner: SchemaOwner | null;
}
