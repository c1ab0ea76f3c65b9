import type { ApiSchema, Json, SchemaBounds } from '../../api-model/index.js';
import type { Fact } from './schema-node.js';

/** A value of more characters than this is cut: the document has it whole. */
const MAX_VALUE = 160;
const MAX_EXAMPLES = 3;

/** A value as code: texts without quotes unless that would hide what they are. */
export function valueText(value: Json): string {
  const isPlain =
    typeof value === 'string' &&
    value !== '' &&
    value.trim() === value &&
    !/^(?:[\d-]|true$|false$|null$)/.test(value);
  const text = isPlain ? value : JSON.stringify(value);
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}

/** What bounds a value, and what is said of it, one line each. */
export function factsOf(schema: ApiSchema): Fact[] {
  const facts: Fact[] = [];
  const add = (label: string, ...values: string[]): void => void facts.push({ label, values });
  if (schema.const !== undefined) add('Always', valueText(schema.const));
  if (schema.default !== undefined) add('Default', valueText(schema.default));
  boundFacts(schema.bounds ?? {}, add);
  if (schema.contentEncoding) add('Encoding', schema.contentEncoding);
  if (schema.contentMediaType && schema.contentSchema) add('Content', schema.contentMediaType);
  const examples = (schema.examples ?? []).filter(
    (example) => typeof example !== 'object' || example === null,
  );
  if (examples.length > 0)
    add(examples.length > 1 ? 'Examples' : 'Example', ...examples.slice(0, MAX_EXAMPLES).map(valueText));
  const { xml } = schema;
  if (xml?.name)
    add(xml.attribute ? 'XML attribute' : 'XML name', xml.prefix ? `${xml.prefix}:${xml.name}` : xml.name);
  else if (xml?.attribute) add('XML', 'attribute');
  if (xml?.wrapped) add('XML list', 'wrapped');
  if (xml?.namespace) add('XML namespace', xml.namespace);
  return facts;
}

function boundFacts(bounds: SchemaBounds, add: (label: string, ...values: string[]) => void): void {
  const range = rangeText(bounds);
  if (range) add('Range', range);
  if (bounds.multipleOf !== undefined) add('Multiple of', String(bounds.multipleOf));
  const sizes = [
    ['Length', bounds.minLength, bounds.maxLength, 'characters'],
    ['Items', bounds.minItems, bounds.maxItems, ''],
    ['Properties', bounds.minProperties, bounds.maxProperties, ''],
  ] as const;
  for (const [label, least, most, unit] of sizes) {
    const text = sizeText(least, most);
    if (text) add(label, unit ? `${text} ${unit}` : text);
  }
  if (bounds.uniqueItems) add('Items', 'unique');
  if (bounds.pattern !== undefined) add('Pattern', bounds.pattern);
}

function rangeText({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: SchemaBounds): string {
  const low =
    exclusiveMinimum === undefined ? (minimum === undefined ? '' : `≥ ${minimum}`) : `> ${exclusiveMinimum}`;
  const high =
    exclusiveMaximum === undefined ? (maximum === undefined ? '' : `≤ ${maximum}`) : `< ${exclusiveMaximum}`;
  return [low, high].filter(Boolean).join(', ');
}

function sizeText(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && least === most) return String(least);
  if (least && most !== undefined) return `${least} to ${most}`;
  if (least) return `at least ${least}`;
  return most === undefined ? '' : `at most ${most}`;
}
