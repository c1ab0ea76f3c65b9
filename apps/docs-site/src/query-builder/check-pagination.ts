import { alike, type Note, placeOf, refusal } from './note.js';
import type { Located } from './read-object.js';

const PAGES = ['page', 'pageSize'];
const OFFSETS = ['start', 'limit'];
/** Numbers of `pagination`. Beside it they make the server mix pages and offsets. */
export const PAGINATION_NUMBERS = [...PAGES, ...OFFSETS];
/** Texts that the server takes for a boolean; `parse-type` of @strapi/utils. */
const BOOLEANS = ['t', '1', 'true', 'false', '0', 'f'];

export function checkPagination(value: Located, notes: Note[]): void {
  if (value.kind !== 'object') {
    notes.push({ ...placeOf(value), message: 'Pagination is an object, such as { page: 1, pageSize: 10 }.' });
    return;
  }
  const known = [...PAGINATION_NUMBERS, 'withCount'];
  for (const { key, at, value: given } of value.members) {
    if (!known.includes(key))
      notes.push({ ...at, message: `Pagination has no "${key}"${alike(key, known)}` });
    if (PAGINATION_NUMBERS.includes(key) && !isWhole(given))
      notes.push(refusal(given, `"${key}" is a whole number.`));
    if (key === 'withCount' && !isBoolean(given)) notes.push(refusal(given, 'withCount is true or false.'));
  }
  const offset = value.members.find(({ key }) => OFFSETS.includes(key));
  if (offset && value.members.some(({ key }) => PAGES.includes(key))) {
    notes.push(
      refusal(
        offset.at,
        `pages and offsets exclude each other, so "${offset.key}" does not go with "page" or "pageSize".`,
      ),
    );
  }
}

/** What is empty counts as not given. */
function isWhole(located: Located): boolean {
  if (located.kind !== 'plain') return false;
  return Number.isInteger(Number(String(located.value ?? '')));
}

const isBoolean = (located: Located): boolean =>
  located.kind === 'plain' && (located.value === undefined || BOOLEANS.includes(String(located.value)));
