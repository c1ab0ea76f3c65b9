import ts from 'typescript';

/**
 * Whether an object type is written where it stands, and has no name of its own elsewhere: its fields belong to what has it.
 * @param {ts.Type} type
 */
export const isWrittenHere = (type) =>
  Boolean(type.flags & ts.TypeFlags.Object) &&
  !type.aliasSymbol &&
  type.getCallSignatures().length === 0 &&
  type.getProperties().length > 0 &&
  type.getProperties().every(({ parent }) => !parent || !(parent.flags & ts.SymbolFlags.Interface));
