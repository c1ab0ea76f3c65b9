import type * as Gemoji from 'gemoji';
import type { Root, Text } from 'hast';
import { closestName } from '@org/site-model';
import { type DiagnosticContext, report } from '../../page/diagnostics.js';
import { type ElementParent, visitElements } from '../../page/elements.js';
import { lazily } from '../../page/lazily.js';

const gemoji = lazily<typeof Gemoji>('gemoji');

/** `:rocket:`, not the minutes in `10:30:00`. */
const CODE = /(?<![\w:]):([a-z\d_+-]*[a-z\d][a-z\d_+-]*):(?![\w:])/g;
/** What is in them is shown as it was written. */
const VERBATIM = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'math']);

/** hast → hast: emoji codes become the characters that GitHub shows for them. */
export function showEmoji(tree: Root, context: DiagnosticContext): void {
  showIn(tree, context);
  visitElements(tree, (node) => {
    if (VERBATIM.has(node.tagName)) return false;
    showIn(node, context);
    return true;
  });
}

function showIn({ children }: ElementParent, context: DiagnosticContext): void {
  for (const child of children) {
    if (child.type === 'text' && child.value.includes(':'))
      child.value = child.value.replace(CODE, (code: string, name: string) =>
        emoji(code, name, child, context),
      );
  }
}

function emoji(code: string, name: string, node: Text, context: DiagnosticContext): string {
  const { nameToEmoji } = gemoji();
  if (Object.hasOwn(nameToEmoji, name)) return nameToEmoji[name] ?? code;
  const nearest = closestName(name, Object.keys(nameToEmoji));
  // Colons around a word are nothing special by themselves.
  if (nearest) reportUnknown(code, nearest, node, context);
  return code;
}

function reportUnknown(code: string, nearest: string, node: Text, context: DiagnosticContext): void {
  report(context, node, {
    code: 'emoji-unknown',
    severity: 'warning',
    message: `"${code}" is no emoji, so it is shown as it is written.`,
    hint: `Did you mean ":${nearest}:"? For the text itself, write it as code.`,
  });
}
