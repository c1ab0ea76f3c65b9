import { checkFilters } from './check-filters.js';
import { alike, type Note, placeOf, refusal } from './note.js';
import type { Located, Member } from './read-object.js';

const STATES = ['live', 'preview'];
const ORDERS = ['asc', 'desc'];
/** Of what is populated; `convertNestedPopulate` of @strapi/utils. */
const POPULATED = [
  ...['fields', 'filters', 'sort', 'populate', 'count', 'on', 'ordering', 'publicationState'],
  ...['page', 'pageSize', 'start', 'limit'],
];

/** What the request and each level that is populated have in common. */
export function checkLevel({ key, value }: Member, notes: Note[]): void {
  if (key === 'sort') checkSort(value, notes);
  if (key === 'fields') checkFields(value, notes);
  if (key === 'filters') checkFilters(value, notes);
  if (key === 'populate') checkPopulate(value, notes);
  if (key === 'publicationState') checkState(value, notes);
}

function checkState(value: Located, notes: Note[]): void {
  if (value.kind === 'plain' && value.value === undefined) return;
  if (value.kind === 'plain' && value.value === null)
    notes.push({ ...placeOf(value), message: 'null chooses neither state: drafts come as well.' });
  else if (!(value.kind === 'plain' && STATES.includes(String(value.value))))
    notes.push(refusal(value, 'publicationState is "live" or "preview".'));
}

function checkSort(value: Located, notes: Note[]): void {
  if (value.kind === 'list') for (const item of value.items) checkSort(item, notes);
  if (value.kind === 'object')
    for (const { value: order } of value.members) {
      if (order.kind === 'object') checkSort(order, notes);
      else if (!isOrder(order)) notes.push(refusal(order, 'an order is "asc" or "desc".'));
    }
  if (
    value.kind === 'plain' &&
    String(value.value ?? '')
      .split(',')
      .some(hasUnknownOrder)
  )
    notes.push(refusal(value, 'behind the colon stands "asc" or "desc".'));
}

function hasUnknownOrder(part: string): boolean {
  const [, order] = part.split(':');
  return order !== undefined && !ORDERS.includes(order.trim().toLowerCase());
}

const isOrder = (order: Located): boolean =>
  order.kind === 'plain' && (order.value === undefined || ORDERS.includes(String(order.value).toLowerCase()));

function checkFields(value: Located, notes: Note[]): void {
  if (value.kind === 'object') notes.push(refusal(value, 'fields are a text or a list of texts.'));
  if (hasComma(value))
    notes.push({
      ...placeOf(value),
      message: 'A text with commas is no list: the server drops it, and every field comes back.',
    });
  for (const item of value.kind === 'list' ? value.items.filter(hasComma) : [])
    notes.push({
      ...placeOf(item),
      message: 'A text with commas names no field: write each one as a text of its own.',
    });
}

const hasComma = (value: Located): boolean =>
  value.kind === 'plain' && typeof value.value === 'string' && value.value.includes(',');

function checkPopulate(value: Located, notes: Note[]): void {
  if (value.kind === 'object') for (const member of value.members) checkPopulated(member.value, notes);
}

/** One relation, component or media field, or one component of a zone. */
function checkPopulated(value: Located, notes: Note[]): void {
  if (value.kind === 'list' || (value.kind === 'plain' && value.value === null))
    notes.push(refusal(value, 'what is populated is true or an object.'));
  if (value.kind !== 'object') return;
  for (const member of value.members) {
    if (!POPULATED.includes(member.key))
      notes.push({
        ...member.at,
        message: `What is populated has no "${member.key}"${alike(member.key, POPULATED)} It is ignored.`,
      });
    if (member.key === 'on') checkPopulate(member.value, notes);
    checkLevel(member, notes);
  }
}
