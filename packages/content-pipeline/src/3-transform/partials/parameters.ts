import type { LeafDirective } from 'mdast-util-directive';
import { closestName } from '@org/site-model';
import { type DiagnosticContext, report } from '../../page/diagnostics.js';
import type { PartialParameter } from '../../page/front-matter.js';

/** Text for each parameter; `undefined` for one that is declared and has no usable value. */
export type ParameterValues = Map<string, string | undefined>;

/** The attributes of an `::include`, checked against what the partial declares. */
export function readParameters(
  node: LeafDirective,
  declared: Record<string, PartialParameter>,
  context: DiagnosticContext,
): ParameterValues {
  const { file = '', ...given } = node.attributes ?? {};
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(declared, name)) reportUnknown(node, name, { file, declared }, context);
  }
  return new Map(
    Object.entries(declared).map(([name, parameter]) => {
      const value = Object.hasOwn(given, name) ? (given[name] ?? '') : undefined;
      return [name, valueOf(node, { name, parameter, value }, context)];
    }),
  );
}

interface Given {
  name: string;
  parameter: PartialParameter;
  value: string | undefined;
}

function valueOf(
  node: LeafDirective,
  { name, parameter, value }: Given,
  context: DiagnosticContext,
): string | undefined {
  if (value !== undefined) return typed(node, { name, parameter, value }, context);
  if (parameter.default !== undefined) return String(parameter.default);
  if (!parameter.required) return '';
  report(context, node, {
    code: 'include-parameter-missing',
    message: `The parameter "${name}" is required here, so the text would have a gap.`,
    hint: `Write ::include{file="${node.attributes?.file ?? ''}" ${name}="…"}.`,
  });
  return undefined;
}

/** Attributes are text. One without a value, which is empty, means true where a boolean is wanted. */
function typed(node: LeafDirective, given: Given, context: DiagnosticContext): string | undefined {
  const { name, parameter } = given;
  const value = given.value ?? '';
  if (parameter.type === 'string') return value;
  if (parameter.type === 'number' && value.trim() && Number.isFinite(Number(value))) return value.trim();
  if (parameter.type === 'boolean' && ['', 'true', 'false'].includes(value)) return value || 'true';
  report(context, node, {
    code: 'include-parameter-type',
    message: `The parameter "${name}" must be a ${parameter.type}, and "${value}" is none.`,
    hint: parameter.type === 'number' ? `Write ${name}=1.` : `Write ${name}=true or ${name}=false.`,
  });
  return undefined;
}

function reportUnknown(
  node: LeafDirective,
  name: string,
  { file, declared }: { file: string | null | undefined; declared: Record<string, PartialParameter> },
  context: DiagnosticContext,
): void {
  const known = Object.keys(declared);
  const nearest = closestName(name, ['file', ...known]);
  const all = known.length > 0 ? `It takes ${known.join(', ')}.` : 'It takes none.';
  report(context, node, {
    code: 'include-parameter-unknown',
    message: `"${file ?? ''}" has no parameter "${name}", so it has no effect.`,
    hint: nearest ? `Did you mean "${nearest}"?` : all,
  });
}
