import { isWrittenHere } from '@org/tools/api/written-types.mjs';
import ts from 'typescript';
import { createProgram, docsOf, exportsOf } from './program.mjs';

/**
 * The fields of an object type with their docstrings, from the schema that it is inferred of: declarations have no docstrings of inferred types.
 *
 * @param {string} file the source that exports the type
 * @param {string} name of the type
 * @returns {Field[]} in the order of the type, each with the fields in it
 * @typedef {{ name: string, type: string, isRequired: boolean, text: string, default: string | undefined, fields: Field[] }} Field
 */
export function typeFields(file, name) {
  const program = createProgram([file], '@org/source');
  const checker = program.getTypeChecker();
  const symbol = exportsOf(program, file).find((each) => each.name === name);
  if (!symbol) throw new Error(`${file} exports no type "${name}".`);
  return fieldsOf(checker.getDeclaredTypeOfSymbol(symbol), checker);
}

const fieldsOf = (type, checker) =>
  checker.getPropertiesOfType(type).map((property) => fieldOf(property, checker));

function fieldOf(property, checker) {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
  const { text, tags } = docsOf(property, checker);
  const item = itemOf(type, checker);
  return {
    name: property.name,
    isRequired: !(property.flags & ts.SymbolFlags.Optional),
    type: typeText(type, item, checker),
    text,
    default: Object.fromEntries(tags).default,
    fields: kindsOf(item ?? type).flatMap((kind) => fieldsOfKind(kind, checker)),
  };
}

/** What a list is a list of. */
const itemOf = (type, checker) => (checker.isArrayType(type) ? checker.getTypeArguments(type)[0] : undefined);

/** Objects that are written where the field is, not those that have a name of their own elsewhere. */
const kindsOf = (type) => (type.isUnion() ? type.types : [type]).filter(isWrittenHere);

/** An object of a union says by its discriminant which kind it is, and its fields are of that kind. */
function fieldsOfKind(type, checker) {
  const kind = type.getProperties().find((property) => literalOf(property, checker) !== undefined);
  const fields = fieldsOf(type, checker);
  if (!kind) return fields;
  const value = literalOf(kind, checker);
  return fields
    .filter(({ name }) => name !== kind.name)
    .map((field) => ({ ...field, kind: `${kind.name}: '${value}'` }));
}

function literalOf(property, checker) {
  const type = checker.getTypeOfSymbol(property);
  return type.isStringLiteral() ? type.value : undefined;
}

function typeText(type, item, checker) {
  const suffix = item ? '[]' : '';
  if (kindsOf(item ?? type).length > 0) return `object${suffix}`;
  return checker
    .typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
    .replace(/"([^"]*)"/g, "'$1'")
    .replaceAll(' | undefined', '');
}
