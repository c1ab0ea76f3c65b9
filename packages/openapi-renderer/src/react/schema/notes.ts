import { messageParts } from '@org/site-model';
import type { ApiSchema } from '../../api-model/index.js';
import type { PageTranslate } from '../../messages/page-messages.js';
import type { NotePart } from './schema-node.js';

interface NoteContext {
  t: PageTranslate;
  from: string[];
  isRepeated: boolean;
  hiddenValues: number;
}

type AddNote = (text: string, values?: Record<string, NotePart | NotePart[]>) => void;

const commas = (parts: NotePart[]): NotePart[] =>
  parts.flatMap((part, index): NotePart[] => (index === 0 ? [part] : [', ', part]));

const list = (names: string[]): NotePart[] => commas(names.map((code) => ({ code })));

/** Sentences for what has no place of its own. */
export function notesOf(merged: ApiSchema, own: ApiSchema, context: NoteContext): NotePart[][] {
  const { t, from, isRepeated, hiddenValues } = context;
  const notes: NotePart[][] = [];
  const add: AddNote = (text, values = {}) => void notes.push(messageParts<NotePart>(text, values));
  const self = own.ref === undefined ? null : { ref: own.ref };
  if (isRepeated && self) add(t('The same again: {schema} contains itself.'), { schema: self });
  if (own.dynamic && self)
    add(t('The schema that is in use decides: {schema} unless it says otherwise.'), { schema: self });
  const combined = from.filter((key) => key !== own.ref);
  if (combined.length > 0 && !isRepeated)
    add(t('Combines {schemas}.'), { schemas: commas(combined.map((ref) => ({ ref }))) });
  if (merged.requiredNames?.length)
    add(t('Required as well: {names}.'), { names: list(merged.requiredNames) });
  for (const { name, requires } of merged.dependentRequired ?? []) {
    if (requires.length > 0)
      add(t('With {name}, these are required: {names}.'), { name: { code: name }, names: list(requires) });
  }
  addClosed(merged, add, t);
  addDiscriminator(merged, add, t);
  addConstants(merged, notes);
  if (hiddenValues > 0) add(t('{count} more values are in the document.', { count: hiddenValues }));
  if (merged.always === false) add(t('No value is valid.'));
  return notes;
}

/** What may not be there beside what is described. */
function addClosed(merged: ApiSchema, add: AddNote, t: PageTranslate): void {
  if (merged.additionalProperties?.always === false) add(t('No other properties.'));
  if (merged.unevaluatedProperties?.always === false) add(t('No properties beyond those of all parts.'));
  if (merged.unevaluatedItems?.always === false || (merged.prefixItems && merged.items?.always === false))
    add(t('No further items.'));
  const { minContains, maxContains } = merged.bounds ?? {};
  if (minContains !== undefined)
    add(t('At least {count} items match what it contains.', { count: minContains }));
  if (maxContains !== undefined)
    add(t('At most {count} items match what it contains.', { count: maxContains }));
}

function addDiscriminator({ discriminator }: ApiSchema, add: AddNote, t: PageTranslate): void {
  if (!discriminator) return;
  const { propertyName, mapping, defaultRef } = discriminator;
  const pairs = mapping.flatMap(({ value, ref, target }, index): NotePart[] => [
    ...(index === 0 ? [] : [', ']),
    ...messageParts<NotePart>(t('{value} is {schema}'), {
      value: { code: value },
      schema: ref === null ? target : { ref },
    }),
  ]);
  const values = { name: { code: propertyName }, values: pairs };
  if (defaultRef === undefined)
    add(
      t(pairs.length > 0 ? '{name} tells which one it is: {values}.' : '{name} tells which one it is.'),
      values,
    );
  else
    add(
      t(
        pairs.length > 0
          ? '{name} tells which one it is: {values}; without it {schema}.'
          : '{name} tells which one it is; without it {schema}.',
      ),
      { ...values, schema: { ref: defaultRef } },
    );
}

/** `oneOf` of constants, the way of 3.1 to describe the values of an enumeration. */
function addConstants(schema: ApiSchema, notes: NotePart[][]): void {
  for (const choice of [schema.oneOf, schema.anyOf]) {
    if (!choice?.every((option) => option.const !== undefined)) continue;
    for (const { const: value, title, description } of choice) {
      notes.push([
        { code: typeof value === 'string' ? value : JSON.stringify(value) },
        ...(title || description ? [`: ${[title, description].filter(Boolean).join('. ')}`] : []),
      ]);
    }
  }
}
