import { parseAst } from 'rolldown/parseAst';

/** What a module imports, and where it says so: the text between the quotes. */
export interface ModuleSpecifier {
  value: string;
  start: number;
  end: number;
}

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)(["'])([^"'\n]+)\1/g;

/** What a module imports or requires, in its order; not what a text in it would import, and no types. */
export function moduleSpecifiers(text: string): ModuleSpecifier[] {
  const program = parsed(text);
  // Languages that are neither are read as they look.
  if (program === undefined)
    return [...text.matchAll(SPECIFIER)].map(({ 0: whole, 2: value = '', index }) => {
      const start = index + whole.length - value.length - 1;
      return { value, start, end: start + value.length };
    });
  return [...sources(program)].sort((one, other) => one.start - other.start);
}

function parsed(text: string): unknown {
  try {
    return parseAst(text, { lang: 'tsx' });
  } catch {
    return undefined;
  }
}

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* sources(value: unknown): Generator<ModuleSpecifier> {
  if (Array.isArray(value)) for (const inner of value) yield* sources(inner);
  if (!isNode(value)) return;
  if (value.importKind === 'type' || value.exportKind === 'type') return;
  yield* literal(value.source ?? required(value));
  for (const inner of Object.values(value)) yield* sources(inner);
}

/** What a call of `require` is given. */
const required = ({ type, callee, arguments: given }: Node): unknown =>
  type === 'CallExpression' && isNode(callee) && callee.name === 'require' && Array.isArray(given)
    ? (given as unknown[])[0]
    : undefined;

function* literal(node: unknown): Generator<ModuleSpecifier> {
  if (!isNode(node) || node.type !== 'Literal' || typeof node.value !== 'string') return;
  yield { value: node.value, start: Number(node.start) + 1, end: Number(node.end) - 1 };
}
