import type { Element, ElementContent } from 'hast';
import { isIcon } from '../../icons/icon-element.js';
import { type DiagnosticContext, report } from '../../page/diagnostics.js';
import { element, isElement, isSpace } from '../../page/elements.js';
import { type Block, type BlockUse, spelled } from './block.js';

declare module 'hast' {
  interface ElementData {
    /** Of an element that is the placeholder of a part until the block around it is built. */
    part?: BlockUse;
  }
}

/** A placeholder for a part of a block, such as a tab: the block around it makes the elements. */
export const partElement = (use: BlockUse): Element => ({
  ...element('docs-part', {}, [], use.position),
  data: { part: use },
});

export const partOf = (node: ElementContent): BlockUse | undefined =>
  isElement(node, 'docs-part') ? node.data?.part : undefined;

/** The parts inside a block. All else is reported and left out; `otherwise` ends "this would be …". */
export function partsOf(
  use: BlockUse,
  name: string,
  otherwise: string,
  context: DiagnosticContext,
): BlockUse[] {
  return use.children().flatMap((child) => {
    const part = partOf(child);
    if (part?.name === name) return [part];
    if (isSpace(child)) return [];
    report(context, child.position ? child : use, {
      code: `${use.name}-stray-content`,
      message: `Only ":::${name}" may stand directly inside ${spelled(use)}; this would be ${otherwise}.`,
      hint: `Move it into a ${name}, or out of the ${use.name}.`,
    });
    return [];
  });
}

type ListKind = 'ordered' | 'nested';

/** The list inside a block. All else is reported and left out. */
export function onlyList(use: BlockUse, kind: ListKind, context: DiagnosticContext): Element | undefined {
  const children = use.children().filter((child) => !isSpace(child));
  const list = children.find((child) => isElement(child, 'ol', ...(kind === 'nested' ? ['ul'] : [])));
  const stray = children.find((child) => child !== list);
  if (list && !stray) return list;
  report(context, stray?.position ? stray : use, {
    code: `${use.name}-stray-content`,
    message: list
      ? `${spelled(use)} takes one ${kind} list; this would be left out.`
      : `${spelled(use)} needs one ${kind} list, and there is none in it.`,
    hint: hintFor(kind, Boolean(list)),
  });
  return list;
}

function hintFor(kind: ListKind, hasList: boolean): string {
  if (kind === 'nested') return 'Write "- name" for each entry, entries of a folder indented by two spaces.';
  return hasList
    ? 'Indent what belongs to a step by three spaces, so that it is part of the list.'
    : 'Write "1. " before each step.';
}

/**
 * `:::steps` around an ordered list, which is drawn as numbered steps along a line. It stays a list: its numbers are the platform's.
 * A step that begins with an icon has it in the place of its number.
 */
export const stepsBlock: Block = {
  marker: ':::',
  attributes: [],
  build(use, context) {
    const list = onlyList(use, 'ordered', context);
    if (!list) return undefined;
    list.properties.className = ['steps'];
    for (const step of list.children) if (isElement(step, 'li')) leadByIcon(step);
    return list;
  },
};

function leadByIcon(step: Element): void {
  const first = step.children.find((child) => !isSpace(child));
  const line = isElement(first, 'p') ? first : step;
  const icon = line.children.find((child) => !isSpace(child));
  if (!isElement(icon) || !isIcon(icon)) return;
  line.children = line.children.slice(line.children.indexOf(icon) + 1);
  const [text] = line.children;
  if (text?.type === 'text') text.value = text.value.trimStart();
  else if (!text && line !== step) step.children = step.children.filter((child) => child !== line);
  step.children.unshift(icon);
  step.properties.className = ['with-icon'];
}
