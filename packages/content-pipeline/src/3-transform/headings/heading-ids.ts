import type { Heading, Parents, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { type DiagnosticContext, report } from '../../page/diagnostics.js';

/** What a heading's text ends in: an id of its own. */
export const EXPLICIT_ID = /\s*\{#([^\s{}]+)\}\s*$/;
/** What was meant as one, and is text: with a space in it, or inside of another element. */
const LEFT_OVER = /\{#[^{}]*\}$/;

/**
 * mdast → mdast: gives headings the ids that their writers wrote, `## Heading {#id}`. It is done before raw HTML is parsed, because a
 * tag that does not end, such as `<sup/>` in CommonMark, takes what follows it into its element.
 */
export function takeHeadingIds(tree: Root, context: DiagnosticContext): void {
  for (const heading of headingsIn(tree)) {
    const text = lastText(heading);
    const id = text && EXPLICIT_ID.exec(text.value)?.[1];
    if (text && id) {
      text.value = text.value.replace(EXPLICIT_ID, '');
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
    } else {
      reportLeftOver(heading, context);
    }
  }
}

/** Most of a page's nodes are text and its marks, which have none. */
function* headingsIn(parent: Parents): Generator<Heading> {
  for (const child of parent.children) {
    if (child.type === 'heading') yield child;
    else if ('children' in child && child.type !== 'paragraph' && child.type !== 'table')
      yield* headingsIn(child);
  }
}

/** What is behind it and shows nothing does not count. */
function lastText({ children }: Heading) {
  const last = children.findLast((node) => !showsNothing(node));
  return last?.type === 'text' ? last : undefined;
}

const showsNothing = (node: PhrasingContent): boolean =>
  node.type === 'html' ? /^<!--[\s\S]*-->$/.test(node.value) : node.type === 'text' && !node.value.trim();

function reportLeftOver(heading: Heading, context: DiagnosticContext): void {
  const [found] = LEFT_OVER.exec(toString(heading).trimEnd()) ?? [];
  if (!found || heading.children.at(-1)?.type === 'inlineCode') return;
  report(context, heading, {
    code: 'heading-id-unused',
    severity: 'warning',
    message: `"${found}" is shown to readers as text: it is not the id of its heading.`,
    hint: 'An id has no spaces, and is the last of the heading, outside of emphasis and links: ## Heading {#its-id}.',
  });
}
