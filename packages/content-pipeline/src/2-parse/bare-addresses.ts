import type { Nodes, Parents, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

const ADDRESS =
  /^(?:mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|xmpp:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\/[A-Za-z\d@.]+)?)/;
const SCHEME = /(?:^|[^A-Za-z\d])(mailto|xmpp)$/;
/** An address that ends with one of these is none; a full stop behind it is not part of it. */
const NO_END = /[-_]$/;

/**
 * mdast → mdast: makes links of GFM's bare `mailto:a@b.org` and `xmpp:a@b.org/room`. To both parsers the colon opens a directive, `:a`,
 * so that what comes of it is put together again.
 */
export function linkBareAddresses(tree: Root, markdown: string): void {
  if (/(?:mailto|xmpp):/.test(markdown)) linkIn(tree);
}

function linkIn(parent: Parents): void {
  for (let index = 0; index < parent.children.length; index++) {
    const child = parent.children[index];
    if (!child || child.type === 'link' || child.type === 'linkReference') continue;
    if ('children' in child) linkIn(child);
    if (child.type === 'textDirective') linkAt(parent, index);
  }
}

/** The directive at an index, with its neighbours, becomes a link if it is an address. */
function linkAt(parent: Parents, index: number): void {
  const before = parent.children[index - 1];
  const scheme = before?.type === 'text' ? SCHEME.exec(before.value)?.[1] : undefined;
  if (before?.type !== 'text' || !scheme) return;
  const { text, ends } = typedBehind(parent.children.slice(index));
  const address = ADDRESS.exec(scheme + text)?.[0].replace(/\.+$/, '');
  if (!address || NO_END.test(address)) return;
  const length = address.length - scheme.length;
  const count = ends.findIndex((end) => end >= length) + 1;
  const rest = text.slice(length, ends[count - 1]);
  const { position } = parent.children[index] as Nodes;
  const link: PhrasingContent = { type: 'link', url: address, children: [{ type: 'text', value: address }] };
  const made: Nodes[] = [position ? { ...link, position } : link];
  if (rest) made.push({ type: 'text', value: rest });
  before.value = before.value.slice(0, -scheme.length);
  if (before.value) (parent.children as Nodes[]).splice(index, count, ...made);
  else (parent.children as Nodes[]).splice(index - 1, count + 1, ...made);
}

/** What was typed for nodes that could be parts of an address, up to the first that could not, and where each of them ends in it. */
function typedBehind(nodes: readonly Nodes[]): { text: string; ends: number[] } {
  let text = '';
  const ends: number[] = [];
  for (const node of nodes) {
    const typed = typedFor(node);
    if (typed === undefined) break;
    text += typed;
    ends.push(text.length);
  }
  return { text, ends };
}

/** One of the parsers links the part of an address that is one by itself. */
function typedFor(node: Nodes): string | undefined {
  if (node.type === 'textDirective') return node.children.length > 0 ? undefined : `:${node.name}`;
  if (node.type === 'link') return node.url === `mailto:${toString(node)}` ? toString(node) : undefined;
  return node.type === 'text' ? node.value : undefined;
}
