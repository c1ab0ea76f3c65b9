import type { ApiSchema, Json, SchemaBounds } from '../../api-model/index.js';
import type { PageMessage, PageTranslate } from '../../messages/page-messages.js';
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

type AddFact = (label: PageMessage, ...values: string[]) => void;

/** What bounds a value, and what is said of it, one line each. */
export function factsOf(schema: ApiSchema, t: PageTranslate): Fact[] {
  const facts: Fact[] = [];
  const add: AddFact = (label, ...values) => void facts.push({ label: t(label), values });
  if (schema.const !== undefined) add('Always', valueText(schema.const));
  if (schema.default !== undefined) add('Default', valueText(schema.default));
  boundFacts(schema.bounds ?? {}, add, t);
  if (schema.contentEncoding) add('Encoding', schema.contentEncoding);
  if (schema.contentMediaType && schema.contentSchema) add('Content', schema.contentMediaType);
  const examples = (schema.examples ?? []).filter(
    (example) => typeof example !== 'object' || example === null,
  );
  if (examples.length > 0)
    add(examples.length > 1 ? 'Examples' : 'Example', ...examples.slice(0, MAX_EXAMPLES).map(valueText));
  xmlFacts(schema.xml ?? {}, add, t);
  return facts;
}

function xmlFacts(xml: NonNullable<ApiSchema['xml']>, add: AddFact, t: PageTranslate): void {
  if (xml.name)
    add(xml.attribute ? 'XML attribute' : 'XML name', xml.prefix ? `${xml.prefix}:${xml.name}` : xml.name);
  else if (xml.attribute) add('XML', t('attribute'));
  if (xml.wrapped) add('XML list', t('wrapped'));
  if (xml.nodeType) add('XML node', xml.nodeType);
  if (xml.namespace) add('XML namespace', xml.namespace);
}

function boundFacts(bounds: SchemaBounds, add: AddFact, t: PageTranslate): void {
  const range = rangeText(bounds);
  if (range) add('Range', range);
  if (bounds.multipleOf !== undefined) add('Multiple of', String(bounds.multipleOf));
  const length = sizeText(bounds.minLength, bounds.maxLength, t);
  if (length) add('Length', t('{size} characters', { size: length }));
  const items = sizeText(bounds.minItems, bounds.maxItems, t);
  if (items) add('Items', items);
  const properties = sizeText(bounds.minProperties, bounds.maxProperties, t);
  if (properties) add('Properties', properties);
  if (bounds.uniqueItems) add('Items', t('unique'));
  if (bounds.pattern !== undefined) add('Pattern', bounds.pattern, ...(bounds.otherPatterns ?? []));
}

function rangeText({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: SchemaBounds): string {
  const low =
    exclusiveMinimum === undefined ? (minimum === undefined ? '' : `≥ ${minimum}`) : `> ${exclusiveMinimum}`;
  const high =
    exclusiveMaximum === undefined ? (maximum === undefined ? '' : `≤ ${maximum}`) : `< ${exclusiveMaximum}`;
  return [low, high].filter(Boolean).join(', ');
}

function sizeText(least: number | undefined, most: number | undefined, t: PageTranslate): string {
  if (least !== undefined && least === most) return String(least);
  if (least && most !== undefined) return t('{least} to {most}', { least, most });
  if (least) return t('at least {count}', { count: least });
  return most === undefined ? '' : t('at most {count}', { count: most });
}
