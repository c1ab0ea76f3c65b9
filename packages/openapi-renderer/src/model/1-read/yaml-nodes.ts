import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';

/** `<<` takes over the members of another map, as in YAML 1.1, because most tools for OpenAPI read it so. */
export const YAML_OPTIONS = { merge: true, prettyErrors: false, logLevel: 'silent' } as const;

/** Finds nodes of a YAML text by the keys that lead to them. */
export class YamlNodes {
  readonly #document: Document.Parsed;

  constructor(text: string) {
    this.#document = parseDocument(text, YAML_OPTIONS);
  }

  /** The node at a path of keys; of a path that is not there, that of its longest part. */
  find(keys: string[]): { node: Node | null; found: boolean } {
    let node: Node | null = this.#document.contents;
    for (const key of keys) {
      const child = this.#childOf(node, key);
      if (!child) return { node, found: false };
      node = child;
    }
    return { node: this.#resolve(node), found: true };
  }

  #resolve(node: Node | null): Node | null {
    return isAlias(node) ? (node.resolve(this.#document) ?? node) : node;
  }

  /** Keys are text here, while YAML may have read `200:` as a number. */
  #childOf(parent: Node | null, key: string, depth = 0): Node | null {
    const node = this.#resolve(parent);
    if (isSeq(node)) return (node.items[Number(key)] ?? null) as Node | null;
    if (!isMap(node)) return null;
    const named = (name: string) => node.items.findLast((item) => nameOf(item.key) === name)?.value;
    const own = named(key);
    if (own) return own as Node;
    const merged = this.#resolve((named('<<') ?? null) as Node | null);
    if (!merged || depth > MAX_MERGES) return null;
    const sources = isSeq(merged) ? (merged.items as Node[]) : [merged];
    for (const source of sources) {
      const child = this.#childOf(source, key, depth + 1);
      if (child) return child;
    }
    return null;
  }
}

/** The parser makes a symbol of `<<`. */
const nameOf = (key: unknown): string | undefined =>
  isScalar(key) ? (typeof key.value === 'symbol' ? key.value.description : String(key.value)) : undefined;

/** Maps that take over one another, in a chain. */
const MAX_MERGES = 50;
