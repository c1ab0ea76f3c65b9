import path from 'node:path';
import type { Documents } from '../1-read/read-documents.js';
import type { DiagnosticList } from '../diagnostics.js';
import { findAnchors, type SchemaAnchors } from './anchors.js';
import { at, type Cursor, fromPointer, isObject, member } from './cursor.js';

/** A chain of references longer than this is not followed. */
const MAX_HOPS = 50;

/** All files of a document, and where references lead. A missing target is one diagnostic, and `null` for whoever asked. */
export class DocumentSet {
  readonly main: Cursor;
  readonly diagnostics: DiagnosticList;
  readonly #documents: Documents;
  readonly #anchors = new Map<string, SchemaAnchors>();
  /** Files by the address that they give themselves (`$self` of 3.2). */
  readonly #selves = new Map<string, string>();

  constructor(documents: Documents) {
    this.#documents = documents;
    this.diagnostics = documents.diagnostics;
    this.main = this.#root(documents.main) ?? { value: {}, file: documents.main, keys: [] };
    for (const [file, value] of documents.values) {
      const self = member(value, '$self');
      if (typeof self === 'string') this.#selves.set(self, file);
    }
  }

  /** Follows `$ref` until something else stands there. Fields beside the reference that OpenAPI allows replace the target's. */
  follow(cursor: Cursor): Cursor | null {
    let current = cursor;
    for (let hops = 0; hops < MAX_HOPS; hops++) {
      const ref = member(current.value, '$ref');
      if (typeof ref !== 'string') return this.#withOverrides(cursor, current);
      const target = this.target(current, ref);
      if (!target) return null;
      current = target;
    }
    this.diagnostics.add(
      {
        code: 'ref-circular',
        severity: 'warning',
        message: `The reference "${String(member(cursor.value, '$ref'))}" leads back to itself, so there is nothing to show.`,
        hint: 'Point it at the object itself.',
      },
      cursor,
    );
    return null;
  }

  #withOverrides(from: Cursor, to: Cursor): Cursor {
    if (from === to || !isObject(to.value)) return to;
    const overrides = ['summary', 'description'].filter((key) => typeof member(from.value, key) === 'string');
    if (overrides.length === 0) return to;
    const value = {
      ...to.value,
      ...Object.fromEntries(overrides.map((key) => [key, member(from.value, key)])),
    };
    return { ...to, value };
  }

  /** Every file, from its root. */
  roots(): Cursor[] {
    return [...this.#documents.values].map(([file, value]) => ({ value, file, keys: [] }));
  }

  /** Where one reference leads: a pointer, an anchor, an `$id`, another file. */
  target(from: Cursor, ref: string): Cursor | null {
    const [address = '', fragment = ''] = splitRef(ref);
    const root = address === '' ? this.#root(from.file) : this.#rootAt(from, address);
    const target = root && this.#inside(root, fragment);
    if (target && target.value !== undefined) return target;
    this.#reportMissing(from, ref, address);
    return null;
  }

  #root(file: string): Cursor | null {
    const value = this.#documents.values.get(file);
    return value === undefined ? null : { value, file, keys: [] };
  }

  #rootAt(from: Cursor, address: string): Cursor | null {
    const file = resolveFile(from.file, address);
    return (
      this.#root(file) ??
      this.#named(from.file, address) ??
      this.#anchorsOf(from.file).ids.get(address) ??
      null
    );
  }

  /** A document by the address that it gives itself, from another or from itself. */
  #named(from: string, address: string): Cursor | null {
    const own = member(this.#documents.values.get(from), '$self');
    const base = typeof own === 'string' ? own : undefined;
    const full = URL.canParse(address, base) ? new URL(address, base).href : address;
    const file = this.#selves.get(full) ?? this.#selves.get(address);
    return file === undefined ? null : this.#root(file);
  }

  #inside(root: Cursor, fragment: string): Cursor | null {
    if (fragment === '') return root;
    if (!fragment.startsWith('/')) return this.#anchorsOf(root.file).anchors.get(fragment) ?? null;
    return fromPointer(fragment).reduce(at, root);
  }

  #anchorsOf(file: string): SchemaAnchors {
    const known = this.#anchors.get(file);
    if (known) return known;
    const root = this.#root(file);
    const found = root
      ? findAnchors(root)
      : { anchors: new Map<string, Cursor>(), ids: new Map<string, Cursor>() };
    this.#anchors.set(file, found);
    return found;
  }

  #reportMissing(from: Cursor, ref: string, address: string): void {
    const reason = address === '' ? undefined : this.#documents.failures.get(resolveFile(from.file, address));
    this.diagnostics.add(
      {
        code: 'ref-missing',
        severity: 'warning',
        message: `The reference "${ref}" leads nowhere${reason ? `: ${reason}` : ''}, so what it stands for is not shown.`,
        hint: 'Correct the reference, or add what it names.',
      },
      from,
    );
  }
}

function splitRef(ref: string): [string, string] {
  const hash = ref.indexOf('#');
  return hash === -1 ? [ref, ''] : [ref.slice(0, hash), decodeFragment(ref.slice(hash + 1))];
}

/** Only an anchor is decoded as a whole; a pointer is decoded by its tokens. */
function decodeFragment(fragment: string): string {
  if (fragment.startsWith('/')) return fragment;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

export function resolveFile(from: string, address: string): string {
  const isRemote = /^https?:/i;
  if (isRemote.test(address)) return address;
  if (isRemote.test(from)) return URL.canParse(address, from) ? new URL(address, from).href : address;
  try {
    return path.resolve(path.dirname(from), decodeURIComponent(address));
  } catch {
    return path.resolve(path.dirname(from), address);
  }
}
