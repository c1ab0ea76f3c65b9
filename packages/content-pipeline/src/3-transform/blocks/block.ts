import type { Element, ElementContent } from 'hast';
import { suggestName } from '@org/site-model';
import type { ArticleMessages } from '../../messages/article-messages.js';
import type { Slot } from '../../page/compiled-page.js';
import type { FileContext } from '../../page/content-files.js';
import { report } from '../../page/diagnostics.js';
import { element, type SourceRange } from '../../page/elements.js';
import type { Glossary, GlossaryProblem } from './glossary/read-glossary.js';

/** How many colons its directive starts with: around content, on a line of its own, or in text. */
type Marker = ':::' | '::' | ':';

/** One use of a block, by a directive or by a component of MDX. */
export interface BlockUse {
  marker: Marker;
  name: string;
  /** Empty for one without a value. */
  attributes: Record<string, string | null | undefined>;
  /** What is in brackets behind the name; `undefined` when there is none or it is empty. */
  label: () => ElementContent[] | undefined;
  /** Converted when they are asked for, so that a block is numbered before those inside of it. */
  children: () => ElementContent[];
  /** Name of the block that this one is directly inside of. */
  parent?: string | undefined;
  position?: SourceRange | undefined;
}

/** What a name means, whatever syntax asks for it. */
export interface Block {
  marker: Marker;
  /** Attributes beside `id`, which all have. */
  attributes: readonly string[];
  /** The only block that it has a meaning in. @default anywhere */
  parent?: string;
  /** `undefined` shows the content without the block. */
  build: (use: BlockUse, context: BlockContext) => Element | undefined;
}

/** The block's name as a writer of Markdown types it. */
export const spelled = ({ marker, name }: BlockUse): string => `"${marker}${name}"`;

/** The element of one use of a block. What is wrong with the use is reported. */
export function buildBlock(block: Block, use: BlockUse, context: BlockContext): Element {
  if (block.parent && block.parent !== use.parent) {
    reportUnknown(use, insideOf(use.name, block.parent), context);
    return withoutBlock(use);
  }
  checkAttributes(use, block.attributes, context);
  const built = block.build(use, context) ?? withoutBlock(use);
  const { id } = use.attributes;
  if (id) built.properties.id = id;
  return built;
}

/** The hint for a block that has a meaning only inside another one. */
export const insideOf = (name: string, parent: string): string =>
  `Write :::${name} inside ::::${parent}, which needs one colon more.`;

/** The content of a block that is not known, or cannot be made. */
export function withoutBlock({ label, children, position }: BlockUse): Element {
  const title = label();
  return element('div', {}, [...(title ? [element('p', {}, title)] : []), ...children()], position);
}

export function reportUnknown(use: BlockUse, hint: string, context: BlockContext): void {
  report(context, use, {
    code: 'directive-unknown',
    message: `The directive ${spelled(use)} is not known, so its content would lose its meaning.`,
    hint,
  });
}

/** Warns about attributes that would have no effect. */
function checkAttributes(use: BlockUse, known: readonly string[], context: BlockContext): void {
  for (const name of Object.keys(use.attributes)) {
    if (name === 'id' || known.includes(name)) continue;
    report(context, use, {
      code: 'directive-attribute-unknown',
      severity: 'warning',
      message: `${spelled(use)} has no attribute "${name}", so it has no effect.`,
      hint: suggestName(name, ['id', ...known]),
    });
  }
}

/** An attribute's value, when it is there and not empty. */
export const attribute = ({ attributes }: BlockUse, name: string): string | undefined =>
  attributes[name] || undefined;

/** Reports an attribute without which the block cannot do what it is for. */
export function reportMissing(use: BlockUse, name: string, why: string, context: BlockContext): void {
  report(context, use, {
    code: 'directive-attribute-missing',
    message: `${spelled(use)} has no "${name}", ${why}.`,
    hint: `Write ${use.marker}${use.name}{${name}="…"}.`,
  });
}

/** What blocks need of their page. */
export interface BlockContext extends FileContext {
  readonly messages: ArticleMessages;
  /** Where cards of other pages go. */
  readonly slots: Slot[];
  /** How many sets of tabs there are so far: their ids are counted. */
  tabSets: number;
  /** Read when the first term asks for it. */
  glossary?: Glossary | GlossaryProblem | 'none';
}
