import type { Element, ElementContent, Root } from 'hast';
import { suggestName } from '@org/site-model';
import { type DiagnosticContext, report } from '../../../page/diagnostics.js';
import { isElement, isSpace, visitElements } from '../../../page/elements.js';
import { admonitionBlock } from './admonition.js';
import type { BlockContext } from '../block.js';

/** Alerts of GitHub, by the admonitions of this package that they are. */
const ALERTS: Record<string, string> = {
  note: 'note',
  tip: 'tip',
  important: 'info',
  warning: 'warning',
  caution: 'caution',
};
/** `[!NOTE]` on a line of its own, the first of a quotation. */
const MARKER = /^\s*\[!(\w+)\][^\S\n]*(?:\n|$)/;

/** hast → hast: `> [!NOTE]`, as GitHub writes them, becomes the admonition that it stands for. */
export function transformAlerts(tree: Root, context: BlockContext & DiagnosticContext): void {
  visitElements(tree, (node, index, parent) => {
    if (node.tagName !== 'blockquote') return;
    const [, kind] = MARKER.exec(firstText(node)) ?? [];
    if (kind === undefined) return;
    const name = ALERTS[kind.toLowerCase()];
    if (!name) return reportUnknown(kind, node, context);
    takeMarker(node);
    const use = { marker: ':::' as const, name, attributes: {}, label: () => undefined };
    const { children, position } = node;
    const alert = admonitionBlock.build({ ...use, children: () => children, position }, context);
    if (!alert) return;
    parent.children[index] = alert;
    // Those inside of it: what is put in the place of an element is not visited.
    transformAlerts({ type: 'root', children: alert.children }, context);
  });
}

const firstParagraph = ({ children }: Element): Element | undefined => {
  const first = children.find((child) => !isSpace(child));
  return isElement(first, 'p') ? first : undefined;
};

function firstText(quote: Element): string {
  const [first] = firstParagraph(quote)?.children ?? [];
  return first?.type === 'text' ? first.value : '';
}

/** The rest of its paragraph stays; an empty one goes. */
function takeMarker(quote: Element): void {
  const paragraph = firstParagraph(quote);
  const [first, ...rest] = paragraph?.children ?? [];
  if (!paragraph || first?.type !== 'text') return;
  const value = first.value.replace(MARKER, '');
  const after: ElementContent[] = value === '' && isElement(rest[0], 'br') ? rest.slice(1) : rest;
  paragraph.children = value === '' ? after : [{ ...first, value }, ...after];
  if (paragraph.children.length === 0) quote.children = quote.children.filter((child) => child !== paragraph);
}

function reportUnknown(kind: string, node: Element, context: DiagnosticContext): void {
  report(context, node, {
    code: 'alert-unknown',
    severity: 'warning',
    message: `"[!${kind}]" is no kind of alert, so it is shown as text in a quotation.`,
    hint: suggestName(
      kind.toUpperCase(),
      Object.keys(ALERTS).map((name) => name.toUpperCase()),
    ),
  });
}
