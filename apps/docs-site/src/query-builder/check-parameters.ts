// What the server of Strapi 4.11 does with parameters that it does not know, or that lose something on their way. Sources:
// `convert-query-params` and `operators` of @strapi/utils, the pagination service and the `query` middleware of @strapi/strapi.
import type { Located, Member, Place } from './read-object.js';

/** Something that the reader should know about a place of a text that is fine as an object. */
export interface Note extends Place {
  message: string;
}

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
const OPERATORS = [
  ...['$and', '$or', '$not', '$eq', '$eqi', '$ne', '$in', '$notIn', '$lt', '$lte', '$gt', '$gte', '$between'],
  ...['$null', '$notNull', '$contains', '$notContains', '$containsi', '$notContainsi'],
  ...['$startsWith', '$startsWithi', '$endsWith', '$endsWithi'],
];
const PAGES = ['page', 'pageSize'];
const OFFSETS = ['start', 'limit'];
const STATES = ['live', 'preview'];
const ORDERS = ['asc', 'desc', 'ASC', 'DESC'];
/** `arrayLimit` is the highest index that the server's parser takes for one of a list. */
const LONGEST_LIST = 101;
/** `depth`: names in brackets after the first one. */
const DEEPEST = 20;
/** Characters that mean something in a query string, or may not stand in an address. */
const UNSAFE_KEY = /[^\w$.~-]/;

/** In the order of the text. */
export function checkParameters(object: Located & { kind: 'object' }): Note[] {
  const notes: Note[] = [];
  for (const member of object.members) {
    checkParameter(member, notes);
    checkValue(member.value, member.key === 'filters', 0, notes);
  }
  return notes.sort((a, b) => a.start - b.start);
}

function checkParameter({ key, at, value }: Member, notes: Note[]): void {
  if (!PARAMETERS.includes(key)) {
    notes.push({
      ...at,
      message: `Strapi has no parameter "${key}"${alike(key, PARAMETERS)} It is ignored, unless code of yours reads it.`,
    });
  }
  if (UNSAFE_KEY.test(key)) notes.push({ ...at, message: unsafeKey(key) });
  if (key === 'publicationState' && !(value.kind === 'plain' && STATES.includes(String(value.value)))) {
    notes.push({
      ...placeOf(value),
      message: 'The server answers with an error: publicationState is "live" or "preview".',
    });
  }
  if (key === 'pagination') checkPagination(value, notes);
  checkTexts(key, value, notes);
}

/** `sort` and `fields`, of the request and of each level that is populated. */
function checkTexts(key: string, value: Located, notes: Note[]): void {
  for (const item of value.kind === 'list' ? value.items : [value]) {
    if (item.kind !== 'plain' || typeof item.value !== 'string') continue;
    if (key === 'sort' && item.value.split(',').some(hasUnknownOrder)) {
      notes.push({
        ...placeOf(item),
        message: 'The server answers with an error: behind the colon stands "asc" or "desc".',
      });
    }
    if (key === 'fields' && item.value.includes(',')) {
      notes.push({
        ...placeOf(item),
        message: 'A text with commas is no list: the server drops it, and every field comes back.',
      });
    }
  }
}

function hasUnknownOrder(part: string): boolean {
  const [, order] = part.split(':');
  return order !== undefined && !ORDERS.includes(order);
}

function checkPagination(value: Located, notes: Note[]): void {
  if (value.kind !== 'object') {
    notes.push({ ...placeOf(value), message: 'Pagination is an object, such as { page: 1, pageSize: 10 }.' });
    return;
  }
  const known = [...PAGES, ...OFFSETS, 'withCount'];
  for (const { key, at } of value.members) {
    if (!known.includes(key))
      notes.push({ ...at, message: `Pagination has no "${key}"${alike(key, known)}` });
  }
  const offset = value.members.find(({ key }) => OFFSETS.includes(key));
  if (offset && value.members.some(({ key }) => PAGES.includes(key))) {
    notes.push({
      ...offset.at,
      message: `Pages and offsets exclude each other: "${offset.key}" does not go with "page" or "pageSize".`,
    });
  }
}

function checkValue(value: Located, filters: boolean, depth: number, notes: Note[]): void {
  if (depth > DEEPEST) {
    notes.push({
      ...placeOf(value),
      message: `The server reads ${DEEPEST} levels; this one lies deeper and is lost.`,
    });
    return;
  }
  if (value.kind === 'plain' && value.value === undefined) {
    notes.push({ ...placeOf(value), message: 'A value that is undefined is left out.' });
  }
  if (value.kind === 'list') {
    checkLength(value, value.items.length, notes);
    for (const item of value.items) checkValue(item, filters, depth + 1, notes);
  }
  if (value.kind !== 'object') return;
  checkLength(value, value.members.length, notes);
  for (const { key, at, value: inner } of value.members) {
    if (UNSAFE_KEY.test(key)) notes.push({ ...at, message: unsafeKey(key) });
    if (filters && key.startsWith('$') && !OPERATORS.includes(key)) {
      notes.push({ ...at, message: `Filters have no operator "${key}"${alike(key, OPERATORS)}` });
    }
    if (!filters && depth > 0) checkTexts(key, inner, notes);
    // A relation that is populated may be filtered too.
    checkValue(inner, filters || key === 'filters', depth + 1, notes);
  }
}

function checkLength(value: Located, length: number, notes: Note[]): void {
  if (length === 0)
    notes.push({
      ...placeOf(value),
      message: 'What is empty has no place in a query string: it is left out.',
    });
  if (value.kind === 'list' && length > LONGEST_LIST) {
    notes.push({
      ...placeOf(value),
      message: `A list of ${length} items reaches the server as an object: it takes ${LONGEST_LIST} for a list.`,
    });
  }
}

const placeOf = ({ start, end }: Place): Place => ({ start, end });

const unsafeKey = (key: string): string =>
  `"${key}" holds a character that keys may not hold as they are. Tick "Encode names too", and see that the server knows the name.`;

/** The end of a sentence, which names the known word that was probably meant. */
function alike(word: string, known: readonly string[]): string {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const start = letters(word).slice(0, 4);
  const meant = known.find((name) => letters(name).startsWith(start) && start.length > 1);
  return meant ? `; is "${meant}" meant?` : '.';
}
