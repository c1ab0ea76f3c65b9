import type { DocumentSet } from './document-set.js';
import {
  childAt,
  formatPointer,
  isObject,
  items,
  type JsonPointer,
  locationOf,
  member,
} from './json-pointer.js';

/**
 * A document of many files as one, in JSON: what other files hold is put where it is first referred to, and referred to from
 * then on. References that lead nowhere stay as they are. `null` of what is nested too deeply for functions that call themselves.
 */
export function bundleDocuments(documents: DocumentSet): string | null {
  const { main } = documents;
  const bundle: Bundle = { documents, placed: new Map([[locationOf(main), '']]) };
  try {
    return `${JSON.stringify(copy(main, [], bundle), null, 2)}\n`;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface Bundle {
  documents: DocumentSet;
  /** Pointers in the bundle, by file and pointer of what is put there. */
  placed: Map<string, string>;
}

/** A value as it is in the bundle, where `keys` lead to it. */
function copy(pointer: JsonPointer, keys: readonly string[], bundle: Bundle): unknown {
  const { value } = pointer;
  if (Array.isArray(value))
    return items(pointer).map((item, index) => copy(item, [...keys, String(index)], bundle));
  if (!isObject(value)) return value;
  const ref = member(value, '$ref');
  const target = typeof ref === 'string' && bundle.documents.find(pointer, ref);
  const { main } = bundle.documents;
  // Inside the document itself every reference is right already.
  if (!target || (target.file === main.file && pointer.file === main.file))
    return copyMembers(pointer, keys, bundle);
  const known = pointerTo(target, bundle);
  const members = copyMembers(pointer, keys, bundle);
  if (known !== undefined) return { ...members, $ref: `#${known}` };
  delete members.$ref;
  bundle.placed.set(locationOf(target), formatPointer(keys));
  const placed = copy(target, keys, bundle);
  return isObject(placed) ? { ...placed, ...members } : placed;
}

function copyMembers(pointer: JsonPointer, keys: readonly string[], bundle: Bundle): Record<string, unknown> {
  const members = Object.keys(Object(pointer.value) as object);
  return Object.fromEntries(members.map((key) => [key, copy(childAt(pointer, key), [...keys, key], bundle)]));
}

/** Where something is in the bundle: by itself, or inside of what it is part of. */
function pointerTo(target: JsonPointer, { placed }: Bundle): string | undefined {
  for (let length = target.keys.length; length >= 0; length--) {
    const place = placed.get(locationOf({ ...target, keys: target.keys.slice(0, length) }));
    if (place !== undefined) return place + formatPointer(target.keys.slice(length));
  }
  return undefined;
}
