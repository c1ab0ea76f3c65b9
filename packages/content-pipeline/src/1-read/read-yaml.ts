import { errorMessage, type Position } from '@org/site-model';
import type { Document, YAMLParseError, YAMLSeq } from 'yaml';
import { yaml } from '../page/yaml.js';
import type { FrontMatterError, FrontMatterText } from './front-matter-text.js';
import { readPlainYaml } from './plain-yaml.js';

const HINT = 'Quote values that contain ": ", "#" or that start with a special character.';

/** Reads the YAML between two lines of dashes. */
export function readYaml(text: string): FrontMatterText {
  const plain = readPlainYaml(text.replace(/\n$/, ''));
  // Places are asked for where something is wrong with a value, so seldom.
  return plain
    ? { data: plain, errors: [], positionOf: (path) => readAnyYaml(text).positionOf(path) }
    : readAnyYaml(text);
}

function readAnyYaml(text: string): FrontMatterText {
  const document = yaml().parseDocument(text, { prettyErrors: false });
  findUnresolvedAliases(document);
  const data = document.errors.length > 0 ? undefined : resolveAliases(document);
  return {
    data,
    errors: document.errors.map((error) => toError(error, text)),
    positionOf: (path) => placeAt(text, offsetOf(path, document)),
  };
}

/** `title: *Important` is an alias to YAML. The library throws later for one that leads nowhere, and follows one to itself. */
function findUnresolvedAliases(document: Document): void {
  const { visit, YAMLParseError } = yaml();
  visit(document, {
    Alias: (_, alias, path) => {
      const target = alias.resolve(document);
      if (target && !path.includes(target)) return;
      const [from, to] = alias.range ?? [0, 0];
      document.errors.push(new YAMLParseError([from, to], 'BAD_ALIAS', `Unresolved alias *${alias.source}`));
    },
  });
}

/** Aliases of aliases double with each line; the library throws when they are too many. */
function resolveAliases(document: Document): unknown {
  try {
    return document.toJS();
  } catch (error) {
    const { YAMLParseError } = yaml();
    document.errors.push(new YAMLParseError([0, 0], 'BAD_ALIAS', errorMessage(error)));
    return undefined;
  }
}

function toError({ message, pos: [offset] }: YAMLParseError, text: string): FrontMatterError {
  return { message: `The front matter is not valid YAML: ${message}`, hint: HINT, ...placeAt(text, offset) };
}

/** The library's own counter of lines misses those of values that it gives up. */
function placeAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

/** Of a key, or of the nearest around it that has a place. */
function offsetOf(path: PropertyKey[], document: Document): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    const found = yaml().isSeq(node) && typeof key === 'number' ? itemAt(node, key) : entryAt(node, key);
    if (!found) break;
    ({ offset, node } = found);
  }
  return offset;
}

interface FoundNode {
  offset: number;
  node: unknown;
}

function entryAt(node: unknown, key: PropertyKey): FoundNode | undefined {
  const { isMap, isScalar } = yaml();
  const pair = isMap(node)
    ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
  return pair && { offset: (isScalar(pair.key) && pair.key.range?.[0]) || 0, node: pair.value };
}

function itemAt({ items }: YAMLSeq, index: number): FoundNode | undefined {
  const item = items[index];
  return yaml().isNode(item) && item.range ? { offset: item.range[0], node: item } : undefined;
}
