import { type Document, isAlias, isCollection, isPair, type Node, visit, YAMLMap } from 'yaml';

export interface BrokenAlias {
  name: string;
  /** `inside`: it is inside of what it names. `multiplies`: with it, aliases would make more nodes than anyone can read. */
  reason: 'inside' | 'multiplies';
  /** Characters from the start of the text. */
  offset: number;
}

/** Nodes that aliases may add to those that are written. A document of 13 MB, the largest that is published, has about as many. */
const MAX_ADDED = 1_000_000;

/** Takes aliases that have no end out of a document, with nothing in their places, and tells which. In time that grows with the text. */
export function breakAliases(document: Document.Parsed): BrokenAlias[] {
  const state: State = { anchors: new Map(), open: new Set(), sizes: new Map(), added: 0, broken: new Map() };
  measure(document.contents, state);
  if (state.broken.size > 0) {
    visit(document, { Alias: (_, alias) => (state.broken.has(alias) ? new YAMLMap() : undefined) });
  }
  return [...state.broken.values()];
}

interface State {
  /** What each name stands for at this place of the text: it may be given again. */
  anchors: Map<string, Node>;
  /** Nodes around this place. */
  open: Set<Node>;
  /** Nodes that each one comes to, with what its aliases stand for. */
  sizes: Map<Node, number>;
  added: number;
  broken: Map<Node, BrokenAlias>;
}

/** Nodes that a node comes to when its aliases are replaced by what they stand for. */
function measure(node: unknown, state: State): number {
  if (isPair(node)) return measure(node.key, state) + measure(node.value, state);
  if (isAlias(node)) return measureAlias(node, state);
  if (!isNode(node)) return 0;
  if (node.anchor) state.anchors.set(node.anchor, node);
  let size = 1;
  if (isCollection(node)) {
    state.open.add(node);
    for (const item of node.items) size += measure(item, state);
    state.open.delete(node);
  }
  state.sizes.set(node, size);
  return size;
}

function measureAlias(alias: Node & { source: string }, state: State): number {
  const target = state.anchors.get(alias.source);
  // An alias of nothing is an error of the parser's own.
  if (!target) return 1;
  const isInside = state.open.has(target);
  const size = isInside ? 0 : (state.sizes.get(target) ?? 1);
  if (!isInside && state.added + size <= MAX_ADDED) {
    state.added += size;
    return size;
  }
  const reason = isInside ? 'inside' : 'multiplies';
  state.broken.set(alias, { name: alias.source, reason, offset: alias.range?.[0] ?? 0 });
  return 1;
}

const isNode = (value: unknown): value is Node & { anchor?: string } =>
  typeof value === 'object' && value !== null && 'range' in value;
