import type { UnlocatedDiagnostic } from '../diagnostics.js';
import type { JsonPointer } from './json-pointer.js';

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

/** What a JSON Pointer, a URL or a shell takes for something else: a slash, a tilde, white space, characters that nobody sees. */
const SEPARATOR = /[/~\s\p{Cc}]/u;

/** Names that are legal, shown as they are, and lost by programs that are careless with them. */
function nameDiagnostics(name: string, { mayBePath = false } = {}): UnlocatedDiagnostic[] {
  const message = messageFor(name, mayBePath);
  return message === null
    ? []
    : [{ code: 'name-odd', severity: 'info', message, hint: 'Rename it, if the API allows that.' }];
}

function messageFor(name: string, mayBePath: boolean): string | null {
  if (name === '')
    return 'Something has an empty name here. Pages show it as "(empty)"; many tools leave it out.';
  if (name === '__proto__')
    return 'Something is called "__proto__" here. Pages show it as it is; programs in JavaScript that copy it carelessly lose it or change other objects.';
  if (mayBePath || !SEPARATOR.test(name)) return null;
  return `Something is called ${JSON.stringify(name.slice(0, 80))} here. Pages show it as it is; references and addresses must encode the slashes, tildes and white space of a name, and generators of code change them.`;
}

/** Elements, attributes and addresses that pages leave out because they run, load or restyle something. */
const ACTIVE =
  /<(?:script|style|iframe|object|embed|form|link|meta|svg)\b|<[a-z][^<>]*\son\w+\s*=|(?:\]\(\s*<?|(?:href|src)\s*=\s*["']?\s*)(?:javascript|vbscript|data):/i;
const CODE = /```[^]*?```|`[^`]*`/g;
const NOT_HTTP = /^\s*(?!https?:)[a-z][a-z\d+.-]*:/i;
const ADDRESSES = new Set(['url', 'termsOfService', 'externalValue']);

/** What is to be said of a text: one of which pages show less than there is, or an address that they do not link to. */
function textDiagnostics(key: string, value: string): UnlocatedDiagnostic[] {
  const found: UnlocatedDiagnostic[] = [];
  const [active] = (key === 'description' && ACTIVE.exec(value.replace(CODE, ''))) || [];
  if (active !== undefined) {
    found.push({
      code: 'description-active',
      severity: 'warning',
      message: `The description has ${JSON.stringify(active.slice(0, 80))} in it. Pages show descriptions without anything that runs, loads or restyles, so part of it is missing.`,
      hint: 'Write Markdown, with simple HTML at most; in code, between backticks, anything may stand.',
    });
  }
  if (ADDRESSES.has(key) && NOT_HTTP.test(value)) {
    found.push({
      code: 'address-invalid',
      severity: 'warning',
      message: `The address ${JSON.stringify(value.slice(0, 80))} is neither http nor https, so nothing links to it.`,
      hint: 'Write an address that starts with https://.',
    });
  }
  return found;
}
