import type { Documents } from '../1-read/read-documents.js';
import { resolveAddress, splitReference } from '../1-read/resolve-address.js';
import type { DiagnosticList } from '../diagnostics.js';
import { findAnchors, type SchemaAnchors } from './anchors.js';
import { childAt, type JsonPointer, parsePointer, isObject, member } from './json-pointer.js';

/** A chain of references longer than this is not followed. */
const MAX_HOPS = 50;

/** All files of a document, and where references lead. A missing target is one diagnostic, and `null` for the caller. */
export class DocumentSet {
  readonly main: JsonPointer;
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
  follow(pointer: JsonPointer): JsonPointer | null {
    let current = pointer;
    for (let hops = 0; hops < MAX_HOPS; hops++) {
      const ref = member(current.value, '$ref');
      if (typeof ref !== 'string') return this.#withOverrides(pointer, current);
      const target = this.target(current, ref);
      if (!target) return null;
      current = target;
    }
    this.diagnostics.add(
      {
        code: 'ref-circular',
        severity: 'warning',
        message: `The reference "${String(member(pointer.value, '$ref'))}" leads back to itself, so there is nothing to show.`,
        hint: 'Point it at the object itself.',
      },
      pointer,
    );
    return null;
  }

  #withOverrides(from: JsonPointer, to: JsonPointer): JsonPointer {
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
  roots(): JsonPointer[] {
    return [...this.#documents.values].map(([file, value]) => ({ value, file, keys: [] }));
  }

  /** Where one reference leads: a pointer, an anchor, an `$id`, another file. One that leads nowhere is reported. */
  target(from: JsonPointer, ref: string): JsonPointer | null {
    const target = this.find(from, ref);
    if (!target) this.#reportMissing(from, ref);
    return target;
  }

  /** The same without a report. */
  find(from: JsonPointer, ref: string): JsonPointer | null {
    const { address, fragment } = splitReference(ref);
    const root = address === '' ? this.#root(from.file) : this.#rootAt(from, address);
    const target = root && this.#inside(root, fragment);
    return target?.value === undefined ? null : target;
  }

  #root(file: string): JsonPointer | null {
    const value = this.#documents.values.get(file);
    return value === undefined ? null : { value, file, keys: [] };
  }

  #rootAt(from: JsonPointer, address: string): JsonPointer | null {
    const file = resolveAddress(from.file, address);
    return (
      this.#root(file) ??
      this.#named(from.file, address) ??
      this.#anchorsOf(from.file).ids.get(address) ??
      null
    );
  }

  /** A document by the address that it gives itself, from another or from itself. */
  #named(from: string, address: string): JsonPointer | null {
    const own = member(this.#documents.values.get(from), '$self');
    const base = typeof own === 'string' ? own : undefined;
    const full = URL.canParse(address, base) ? new URL(address, base).href : address;
    const file = this.#selves.get(full) ?? this.#selves.get(address);
    return file === undefined ? null : this.#root(file);
  }

  #inside(root: JsonPointer, fragment: string): JsonPointer | null {
    if (fragment === '') return root;
    if (!fragment.startsWith('/')) return this.#anchorsOf(root.file).anchors.get(fragment) ?? null;
    return parsePointer(fragment).reduce(childAt, root);
  }

  #anchorsOf(file: string): SchemaAnchors {
    const known = this.#anchors.get(file);
    if (known) return known;
    const root = this.#root(file);
    const found = root
      ? findAnchors(root)
      : { anchors: new Map<string, JsonPointer>(), ids: new Map<string, JsonPointer>() };
    this.#anchors.set(file, found);
    return found;
  }

  #reportMissing(from: JsonPointer, ref: string): void {
    const { address } = splitReference(ref);
    const reason = address && this.#documents.failures.get(resolveAddress(from.file, address));
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
