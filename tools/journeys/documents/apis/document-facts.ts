export type JsonObject = Record<string, unknown>;

interface OperationFact {
  /** As pages show it: `GET /stations`. */
  line: string;
  summary: string;
}

/** What a document says, read without the packages that render it. */
export interface DocumentFacts {
  operations: OperationFact[];
  /** Names of its schemas. */
  schemas: string[];
  /** Names of the parameters of its operations, and of the properties of schemas that they or the schemas use. */
  names: string[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

export function readFacts(document: JsonObject): DocumentFacts {
  const items = ['paths', 'webhooks'].flatMap((key) => pathItems(document, document[key]));
  const schemas = { ...objectAt(document, 'definitions'), ...objectAt(document, 'components', 'schemas') };
  const names = new Names(document);
  for (const [, item] of items) names.visit(item);
  for (const schema of Object.values(schemas)) names.visit(schema);
  return {
    operations: items.flatMap(([path, item]) => operationsOf(document, path, item)),
    schemas: Object.keys(schemas),
    names: [...names.found],
  };
}

const pathItems = (document: JsonObject, items: unknown): [string, JsonObject][] =>
  Object.entries(objectAt(items))
    .filter(([path]) => !path.startsWith('x-'))
    .map(([path, item]) => [path, objectAt(resolve(document, item))]);

/** The operations of a path, and those that they call back. */
const operationsOf = (document: JsonObject, path: string, item: JsonObject): OperationFact[] =>
  METHODS.filter((method) => isObject(item[method])).flatMap((method) => {
    const operation = objectAt(item, method);
    const callbacks = Object.values(objectAt(operation, 'callbacks')).flatMap((callback) =>
      pathItems(document, resolve(document, callback)),
    );
    return [
      {
        line: `${method.toUpperCase()} ${path}`,
        summary: typeof operation.summary === 'string' ? operation.summary : '',
      },
      ...callbacks.flatMap(([address, called]) => operationsOf(document, address, called)),
    ];
  });

/** Keys of values that are no part of a description. */
const VALUES = /^(?:x-.*|examples?|enum|const|default|mapping|security|discriminator)$/;

class Names {
  readonly found = new Set<string>();
  readonly #document: JsonObject;
  readonly #visited = new Set<unknown>();

  constructor(document: JsonObject) {
    this.#document = document;
  }

  visit(value: unknown): void {
    const node = resolve(this.#document, value);
    if (Array.isArray(node)) node.forEach((item) => this.visit(item));
    if (!isObject(node) || this.#visited.has(node)) return;
    this.#visited.add(node);
    if (typeof node.in === 'string' && typeof node.name === 'string' && node.in !== 'body')
      this.found.add(node.name);
    for (const [key, part] of Object.entries(node)) {
      if (key === 'properties' || key === 'responses') this.#visitMap(key, part);
      else if (!VALUES.test(key)) this.visit(part);
    }
  }

  /** A map of names, whose keys mean nothing else. */
  #visitMap(key: string, map: unknown): void {
    if (!isObject(map)) return;
    for (const [name, part] of Object.entries(map)) {
      if (key === 'properties') this.found.add(name);
      this.visit(part);
    }
  }
}

/** Follows references inside the document. */
function resolve(document: JsonObject, value: unknown): unknown {
  const seen = new Set<unknown>();
  let node = value;
  while (isObject(node) && typeof node.$ref === 'string' && node.$ref.startsWith('#/') && !seen.has(node)) {
    seen.add(node);
    node = node.$ref
      .slice(2)
      .split('/')
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>(
        (at, key) => (isObject(at) || Array.isArray(at) ? at[key as never] : undefined),
        document,
      );
  }
  return node;
}

function objectAt(value: unknown, ...keys: string[]): JsonObject {
  const found = keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value);
  return isObject(found) ? found : {};
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
