import type { Element, ElementContent, Root } from 'hast';
import { raw } from 'hast-util-raw';
import type {} from 'mdast-util-to-hast';
import { toHtml } from 'hast-util-to-html';
import type { PrintedPage } from '../printed-page.js';
import { additions } from './additions.js';

const parse = (html: string): Root => raw({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root;

/**
 * HTML as a browser understands it, with attributes in one order and white space only where it means something: how
 * CommonMark's own runner compares. Comments are left out on both sides, because none is published.
 */
export function normalise(html: string): string {
  const tree = parse(html);
  order(tree);
  return write(tree);
}

/** The same for a compiled page, without what this pipeline adds. `used` gets the names of what it had added. */
export function normalisePage(page: PrintedPage, used: Set<string>): string {
  const tree = parse(page.html);
  takeOff(tree, page, used);
  order(tree);
  return write(tree);
}

function takeOff(parent: Root | Element, page: PrintedPage, used: Set<string>): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    let nodes: ElementContent[] = [child];
    for (const { name, without } of additions) {
      nodes = nodes.flatMap((node) => {
        const changed = node.type === 'element' ? without(node, page) : undefined;
        if (changed) used.add(name);
        return changed ?? [node];
      });
    }
    for (const node of nodes) if (node.type === 'element') takeOff(node, page, used);
    return nodes;
  });
}

function order(parent: Root | Element): void {
  parent.children = (parent.children as ElementContent[]).filter(({ type }) => type !== 'comment');
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const sorted = Object.entries(child.properties).sort(([a], [b]) => (a < b ? -1 : 1));
    child.properties = Object.fromEntries(sorted);
    order(child);
  }
}

function write(tree: Root): string {
  showSpaces(tree, false);
  return toHtml(tree)
    .replace(/[ \t]*\n\s*/g, '\n')
    .replace(/>\s+/g, '>')
    .replace(/\s+</g, '<')
    .trim();
}

/** In code every space counts, so it becomes a sign that is not folded. */
function showSpaces(parent: Root | Element, inside: boolean): void {
  for (const child of parent.children) {
    if (child.type === 'text' && inside)
      child.value = child.value.replace(/\s/g, (space) => `⟨${space.charCodeAt(0)}⟩`);
    if (child.type === 'element') showSpaces(child, inside || child.tagName === 'pre');
  }
}
