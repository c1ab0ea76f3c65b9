import type { Finding } from '../findings.js';
import type { Cursor } from './cursor.js';
import { nameFindings } from './name-findings.js';
import { textFindings } from './text-findings.js';

/** Values below these are data, whatever is written in them. */
const DATA = new Set(['example', 'examples', 'default', 'const', 'enum', 'value', 'dataValue', 'servers']);

/** Members of these have names of the author's own: a property may be called `value`, and a response is called `default`. */
const NAMED = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions', 'schemas'],
  ...['paths', 'webhooks', 'responses', 'content', 'headers', 'callbacks', 'encoding', 'links'],
  ...['parameters', 'requestBodies', 'pathItems', 'mediaTypes', 'securitySchemes'],
]);

/** Keys are put together for a finding only: a document of 20 MB has some hundred thousand places and hardly any. */
interface Step {
  value: unknown;
  key: string;
  parent: Step | null;
  /** The keys of its members are names and not words of OpenAPI. */
  names: boolean;
}

/** What is to be said of the texts and names of a whole file, of whatever they are part. One walk, without recursion. */
export function walkDocument(root: Cursor, add: (finding: Finding, at: Cursor) => void): void {
  const waiting: Step[] = [{ value: root.value, key: '', parent: null, names: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const step of membersOf(next)) {
      for (const finding of findingsOf(step, next)) add(finding, cursorOf(step, root));
      if (isHolder(step.value) && (next.names || !DATA.has(step.key))) waiting.push(step);
    }
  }
}

function findingsOf({ key, value }: Step, parent: Step): Finding[] {
  const ofName = Array.isArray(parent.value) ? [] : nameFindings(key);
  return typeof value === 'string' && !parent.names ? [...ofName, ...textFindings(key, value)] : ofName;
}

function* membersOf(parent: Step): Generator<Step> {
  const { value } = parent;
  if (!isHolder(value)) return;
  for (const key of Object.keys(value)) {
    const names = !parent.names && NAMED.has(key);
    yield { value: (value as Record<string, unknown>)[key], key, parent, names };
  }
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

function cursorOf(step: Step, root: Cursor): Cursor {
  const keys: string[] = [];
  for (let at: Step = step; at.parent; at = at.parent) keys.unshift(at.key);
  return { value: step.value, file: root.file, keys: [...root.keys, ...keys] };
}
