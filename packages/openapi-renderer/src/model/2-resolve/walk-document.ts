import type { UnlocatedDiagnostic } from '../diagnostics.js';
import type { JsonPointer } from './json-pointer.js';
import { nameDiagnostics } from './name-diagnostics.js';
import { textDiagnostics } from './text-diagnostics.js';

/** Values below these are data, whatever is written in them. */
const DATA = new Set(['example', 'examples', 'default', 'const', 'enum', 'value', 'dataValue', 'servers']);

/** Members of these have names of the author's own: a property may be called `value`, and a response is called `default`. */
const NAMED = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions', 'schemas'],
  ...['paths', 'webhooks', 'responses', 'content', 'headers', 'callbacks', 'encoding', 'links'],
  ...['parameters', 'requestBodies', 'pathItems', 'mediaTypes', 'securitySchemes'],
]);

/** Names in these have slashes or spaces by their nature: paths, media types, regular expressions. */
const OF_PATHS = new Set(['paths', 'content', 'patternProperties']);

/** Keys are put together for a diagnostic only: a document of 20 MB has some hundred thousand places and hardly any. */
interface Step {
  value: unknown;
  key: string;
  parent: Step | null;
  /** The keys of its members are names and not words of OpenAPI. */
  names: boolean;
}

type Member = Step & { parent: Step };

/** What is to be said of the texts and names of a whole file, of whatever they are part, in its order. */
export function walkDocument(
  root: JsonPointer,
  add: (diagnostic: UnlocatedDiagnostic, at: JsonPointer) => void,
): void {
  for (const step of stepsIn(root))
    for (const diagnostic of diagnosticsOf(step)) add(diagnostic, pointerOf(step, root));
}

/** Descriptions of a whole file that a link may be in, in its order. */
export function* linkingDescriptions(root: JsonPointer): Generator<JsonPointer> {
  for (const step of stepsIn(root)) {
    const { key, value, parent } = step;
    if (key === 'description' && typeof value === 'string' && !parent.names && LINKING.test(value))
      yield pointerOf(step, root);
  }
}

const LINKING = /\]|<a\b/i;

/** One walk, without recursion. Data, such as examples, is not entered. */
function* stepsIn(root: JsonPointer): Generator<Member> {
  const open = [membersOf({ value: root.value, key: '', parent: null, names: false })];
  for (let members = open.at(-1); members; members = open.at(-1)) {
    const next = members.next();
    if (next.done) {
      open.pop();
      continue;
    }
    const step = next.value;
    yield step;
    if (isHolder(step.value) && (step.parent.names || !DATA.has(step.key))) open.push(membersOf(step));
  }
}

function diagnosticsOf({ key, value, parent }: Member): UnlocatedDiagnostic[] {
  if (Array.isArray(parent.value)) return typeof value === 'string' ? textDiagnostics(key, value) : [];
  const ofKey = nameDiagnostics(key, { mayBePath: !parent.names || OF_PATHS.has(parent.key) });
  if (typeof value !== 'string' || parent.names) return ofKey;
  return [
    ...ofKey,
    ...(isParameterName(key, parent) ? nameDiagnostics(value) : []),
    ...textDiagnostics(key, value),
  ];
}

/** One without a name has a diagnostic of its own, since nobody can send it. */
const isParameterName = (key: string, { value }: Step): boolean =>
  key === 'name' &&
  typeof (value as { in?: unknown }).in === 'string' &&
  (value as { name: string }).name !== '';

function* membersOf(parent: Step): Generator<Member, void> {
  const { value } = parent;
  if (!isHolder(value)) return;
  for (const key of Object.keys(value)) {
    const names = !parent.names && NAMED.has(key);
    yield { value: (value as Record<string, unknown>)[key], key, parent, names };
  }
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

function pointerOf(step: Step, root: JsonPointer): JsonPointer {
  const keys: string[] = [];
  for (let at: Step = step; at.parent; at = at.parent) keys.unshift(at.key);
  return { value: step.value, file: root.file, keys: [...root.keys, ...keys] };
}
