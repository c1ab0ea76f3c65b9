// What the server of Strapi 4.11 does with parameters that it does not know, or that lose something on their way. Sources:
// `convert-query-params` and `operators` of @strapi/utils, the pagination service and the `query` middleware of @strapi/strapi,
// and the answers of a running project.
import { checkLevel } from './check-level.js';
import { checkPagination, PAGINATION_NUMBERS } from './check-pagination.js';
import { alike, type Note, placeOf, refusal } from './note.js';
import type { Located, Member } from './read-object.js';

const PARAMETERS = [
  'fields',
  'populate',
  'filters',
  'sort',
  'pagination',
  'locale',
  'publicationState',
  '_q',
];
/** `arrayLimit` is the highest index that the server's parser takes for one of a list. */
const MAX_LIST = 101;
/** `depth`: names in brackets after the first one. */
const DEEPEST = 20;
/** Characters that mean something in a query string, or may not stand in an address. */
const UNSAFE_KEY = /[^\w$.~-]/;
/** Half of a character that UTF-16 writes as two. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/** In the order of the text. */
export function checkParameters(object: Located & { kind: 'object' }): Note[] {
  const notes: Note[] = [];
  for (const member of object.members) {
    checkParameter(member, notes);
    checkValue(member.value, 0, notes);
  }
  return notes.sort((a, b) => a.start - b.start);
}

function checkParameter(member: Member, notes: Note[]): void {
  const { key, at, value } = member;
  if (PAGINATION_NUMBERS.includes(key)) notes.push(refusal(at, `"${key}" belongs in "pagination".`));
  else if (!PARAMETERS.includes(key)) {
    notes.push({
      ...at,
      message: `Strapi has no parameter "${key}"${alike(key, PARAMETERS)} It is ignored, unless code of yours reads it.`,
    });
  }
  if (UNSAFE_KEY.test(key)) notes.push({ ...at, message: unsafeKey(key) });
  if (key === 'pagination') checkPagination(value, notes);
  if (key === '_q' && value.kind !== 'plain') notes.push(refusal(value, '_q is a text.'));
  checkLevel(member, notes);
}

/** What holds of every value. */
function checkValue(value: Located, depth: number, notes: Note[]): void {
  if (depth > DEEPEST) {
    notes.push({
      ...placeOf(value),
      message: `The server reads ${DEEPEST} levels; this one lies deeper and is lost.`,
    });
    return;
  }
  if (value.kind === 'plain') checkPlain(value, notes);
  if (value.kind === 'list') {
    checkLength(value, value.items.length, notes);
    for (const item of value.items) checkValue(item, depth + 1, notes);
  }
  if (value.kind !== 'object') return;
  checkLength(value, value.members.length, notes);
  for (const { key, at, value: inner } of value.members) {
    if (UNSAFE_KEY.test(key)) notes.push({ ...at, message: unsafeKey(key) });
    checkValue(inner, depth + 1, notes);
  }
}

function checkPlain(located: Located & { kind: 'plain' }, notes: Note[]): void {
  const { value } = located;
  if (value === undefined)
    notes.push({ ...placeOf(located), message: 'A value that is undefined is left out.' });
  if (typeof value === 'string' && HALF_CHARACTER.test(value))
    notes.push({
      ...placeOf(located),
      message: 'Half a character cannot be sent: another one takes its place.',
    });
}

function checkLength(value: Located, length: number, notes: Note[]): void {
  if (length === 0)
    notes.push({
      ...placeOf(value),
      message: 'What is empty has no place in a query string: it is left out.',
    });
  if (value.kind === 'list' && length > MAX_LIST) {
    notes.push({
      ...placeOf(value),
      message: `A list of ${length} items reaches the server as an object: it takes ${MAX_LIST} for a list.`,
    });
  }
}

const unsafeKey = (key: string): string =>
  `"${key}" holds a character that keys may not hold as they are. Tick "Encode names too", and see that the server knows the name.`;
