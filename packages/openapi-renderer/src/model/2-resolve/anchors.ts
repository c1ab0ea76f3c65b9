import { type JsonPointer, entries, items, member } from './json-pointer.js';

/** Where schemas of one file gave themselves a name: `$anchor`, `$dynamicAnchor` and `$id`. */
export interface SchemaAnchors {
  anchors: Map<string, JsonPointer>;
  ids: Map<string, JsonPointer>;
}

/** Values beyond this are literal data, not schemas; a walk must not follow them. */
const LITERALS = new Set(['example', 'examples', 'default', 'const', 'enum', 'value', 'dataValue']);

/** One walk over a file, without recursion: nesting may be as deep as the file is long. */
export function findAnchors(root: JsonPointer): SchemaAnchors {
  const found: SchemaAnchors = { anchors: new Map(), ids: new Map() };
  const waiting: JsonPointer[] = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const name of ['$anchor', '$dynamicAnchor']) {
      const anchor = member(next.value, name);
      if (typeof anchor === 'string' && !found.anchors.has(anchor)) found.anchors.set(anchor, next);
    }
    const id = member(next.value, '$id');
    if (typeof id === 'string' && !found.ids.has(id)) found.ids.set(id, next);
    const children = [
      ...entries(next)
        .filter(([key]) => !LITERALS.has(key))
        .map(([, child]) => child),
      ...items(next),
    ];
    waiting.push(...children.filter(({ value }) => typeof value === 'object' && value !== null).reverse());
  }
  return found;
}
