import { parseAst } from 'rolldown/parseAst';

interface Place {
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 units. */
  column: number;
}

type Node = Record<string, unknown> & { type: string; start: number; end: number };

/**
 * Where a configuration says what is under `at`: the name of the field, or the item of the list. Of what is not in the file, because it is missing or
 * made elsewhere, it is the nearest around it that is. A configuration that is no object in the file itself has no places.
 */
export function configPlace(text: string, at: readonly PropertyKey[]): Place | undefined {
  const { body } = parseAst(text, { lang: 'ts' }) as unknown as { body: Node[] };
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  let [value, place] = [objectOf(exported, body), undefined as Node | undefined];
  for (const key of at) {
    const entry = value && entryOf(value, key);
    if (!entry) break;
    place = entry.named;
    value = objectOf(entry.value, body);
  }
  return place && toPlace(text, place.start);
}

/** The object or list that an expression stands for: the argument of `defineConfig`, what `satisfies` follows, what a name above is. */
function objectOf(expression: unknown, body: readonly Node[]): Node | undefined {
  const node = expression as Node | undefined;
  switch (node?.type) {
    case 'CallExpression':
      return objectOf((node.arguments as unknown[])[0], body);
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return objectOf(node.expression, body);
    case 'Identifier':
      return objectOf(valueOf(node, body), body);
    default:
      return node;
  }
}

/** What a constant is that stands above. */
function valueOf({ name, start }: Node, body: readonly Node[]): unknown {
  const above = body.filter(({ end }) => end <= start);
  const declarators = above.flatMap((statement) => {
    const declared = (
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    ) as Node | null;
    return declared?.type === 'VariableDeclaration' ? (declared.declarations as Node[]) : [];
  });
  return declarators.find(({ id }) => (id as Node).name === name)?.init;
}

/** What an object or a list has under a key, and the node that stands for both. What is spread before an item may be of any length. */
function entryOf(node: Node, key: PropertyKey): { named: Node; value: unknown } | undefined {
  if (node.type === 'ArrayExpression') {
    const items = node.elements as (Node | null)[];
    const item = items[Number(key)];
    const isCounted = items.slice(0, Number(key) + 1).every((one) => one?.type !== 'SpreadElement');
    return item && isCounted ? { named: item, value: item } : undefined;
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const property = (node.properties as Node[]).findLast(
    ({ type, key: name }) => type === 'Property' && nameOf(name as Node) === key,
  );
  return property && { named: property, value: property.value };
}

const nameOf = ({ type, name, value }: Node): unknown => (type === 'Identifier' ? name : value);

function toPlace(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
