import type { ApiSchema } from '../../api-model/index.js';
import type { NotePart } from './schema-node.js';

interface NoteContext {
  from: string[];
  isRepeated: boolean;
  hiddenValues: number;
}

const list = (names: string[]): NotePart[] =>
  names.flatMap((name, index): NotePart[] => (index === 0 ? [{ code: name }] : [', ', { code: name }]));

/** Sentences for what has no place of its own. */
export function notesOf(
  merged: ApiSchema,
  own: ApiSchema,
  { from, isRepeated, hiddenValues }: NoteContext,
): NotePart[][] {
  const notes: NotePart[][] = [];
  const add = (...parts: NotePart[]): void => void notes.push(parts);
  if (isRepeated && own.ref !== undefined) add('The same again: ', { ref: own.ref }, ' contains itself.');
  if (own.dynamic && own.ref !== undefined)
    add('The schema that is in use decides: ', { ref: own.ref }, ' unless it says otherwise.');
  const combined = from.filter((key) => key !== own.ref);
  if (combined.length > 0 && !isRepeated) {
    add(
      'Combines ',
      ...combined.flatMap((ref, index): NotePart[] => (index === 0 ? [{ ref }] : [', ', { ref }])),
      '.',
    );
  }
  if (merged.requiredNames?.length) add('Required as well: ', ...list(merged.requiredNames), '.');
  for (const { name, requires } of merged.dependentRequired ?? []) {
    if (requires.length > 0) add('With ', { code: name }, ', these are required: ', ...list(requires), '.');
  }
  if (merged.additionalProperties?.always === false) add('No other properties.');
  if (merged.unevaluatedProperties?.always === false) add('No properties beyond those of all parts.');
  if (merged.unevaluatedItems?.always === false || (merged.prefixItems && merged.items?.always === false))
    add('No further items.');
  const { minContains, maxContains } = merged.bounds ?? {};
  if (minContains !== undefined) add(`At least ${minContains} items match what it contains.`);
  if (maxContains !== undefined) add(`At most ${maxContains} items match what it contains.`);
  addDiscriminator(merged, add);
  addConstants(merged, add);
  if (hiddenValues > 0) add(`${hiddenValues} more values are in the document.`);
  if (merged.always === false) add('No value is valid.');
  return notes;
}

function addDiscriminator({ discriminator }: ApiSchema, add: (...parts: NotePart[]) => void): void {
  if (!discriminator) return;
  const { propertyName, mapping, defaultRef } = discriminator;
  const pairs = mapping.flatMap(({ value, ref, target }, index): NotePart[] => [
    index === 0 ? ': ' : ', ',
    { code: value },
    ' is ',
    ref === null ? target : { ref },
  ]);
  add(
    { code: propertyName },
    ' tells which one it is',
    ...pairs,
    ...(defaultRef === undefined ? [] : ['; without it ', { ref: defaultRef }]),
    '.',
  );
}

/** `oneOf` of constants, the way of 3.1 to describe the values of an enumeration. */
function addConstants(schema: ApiSchema, add: (...parts: NotePart[]) => void): void {
  for (const choice of [schema.oneOf, schema.anyOf]) {
    if (!choice?.every((option) => option.const !== undefined)) continue;
    for (const { const: value, title, description } of choice) {
      add(
        { code: typeof value === 'string' ? value : JSON.stringify(value) },
        ...(title || description ? [`: ${[title, description].filter(Boolean).join('. ')}`] : []),
      );
    }
  }
}
