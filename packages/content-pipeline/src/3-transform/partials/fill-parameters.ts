import type { Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { closestName } from '@org/site-model';
import { type DiagnosticContext, report } from '../../page/diagnostics.js';
import { findPoint } from '../../page/source-texts.js';
import type { ParameterValues } from './parameters.js';

const PLACEHOLDER = /\{\{([A-Za-z][\w-]*)\}\}/g;
const FIELDS = ['value', 'url', 'title', 'alt', 'meta'] as const;

type Fields = Partial<Record<(typeof FIELDS)[number], unknown>> & {
  attributes?: Record<string, string | null | undefined>;
};

/**
 * Puts values in the place of `{{name}}`. It happens in the tree, not in the text: positions stay those of the file, and a
 * value is never read as Markdown.
 */
export function fillParameters(tree: Root, values: ParameterValues, context: DiagnosticContext): void {
  visit(tree, (node) => {
    const fill = (text: string): string =>
      text.replace(PLACEHOLDER, (placeholder: string, name: string) => {
        if (!values.has(name)) reportUndeclared(node, name, values, context);
        return values.get(name) ?? placeholder;
      });
    const fields = node as Fields;
    fillExpression(fields, values);
    for (const field of FIELDS) {
      const text = fields[field];
      if (typeof text === 'string' && text.includes('{{') && !isExpression(node)) fields[field] = fill(text);
    }
    // Tags of MDX have a list of attributes; they say `props.name`.
    if (Array.isArray(fields.attributes)) return;
    for (const [name, text] of Object.entries(fields.attributes ?? {})) {
      if (fields.attributes && text?.includes('{{')) fields.attributes[name] = fill(text);
    }
  });
}

const isExpression = ({ type }: { type?: string }): boolean =>
  type === 'mdxTextExpression' || type === 'mdxFlowExpression' || type === 'mdxjsEsm';

/** To MDX `{{name}}` is an expression: an object, with braces around it. */
function fillExpression(node: Fields & { type?: string }, values: ParameterValues): void {
  if (!isExpression(node)) return;
  const name = /^\{([A-Za-z][\w-]*)\}$/.exec(String(node.value))?.[1];
  if (name && values.has(name)) Object.assign(node, { type: 'text', value: values.get(name) ?? '' });
}

/** Code may be of a template language that writes the same; anywhere else it is a parameter that was meant. */
function reportUndeclared(
  node: Node,
  name: string,
  values: ParameterValues,
  context: DiagnosticContext,
): void {
  if (node.type === 'code' || node.type === 'inlineCode') return;
  const start = node.position && findPoint(context.texts, `{{${name}}}`, node.position.start);
  const nearest = closestName(name, values.keys());
  report(context, start ? { position: { start } } : node, {
    code: 'parameter-undeclared',
    message: `"{{${name}}}" is no parameter of this partial, so readers would see it as it is.`,
    hint: nearest
      ? `Did you mean "{{${nearest}}}"?`
      : 'Declare it under "params" in the front matter, or write it as code.',
  });
}
