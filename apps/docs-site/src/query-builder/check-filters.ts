import { alike, type Note, refusal } from './note.js';
import type { Located, Member } from './read-object.js';

const OPERATORS = [
  ...['$and', '$or', '$not', '$eq', '$eqi', '$ne', '$in', '$notIn', '$lt', '$lte', '$gt', '$gte', '$between'],
  ...['$null', '$notNull', '$contains', '$notContains', '$containsi', '$notContainsi'],
  ...['$startsWith', '$startsWithi', '$endsWith', '$endsWithi'],
];
const GROUPS = ['$and', '$or'];

export function checkFilters(filters: Located, notes: Note[]): void {
  const conditions = filters.kind === 'list' ? filters.items : [filters];
  for (const condition of conditions) {
    if (isGiven(condition) && condition.kind === 'plain')
      notes.push(refusal(condition, 'filters are an object.'));
    checkConditions(condition, notes);
  }
}

function checkConditions(value: Located, notes: Note[]): void {
  if (value.kind === 'list') for (const item of value.items) checkConditions(item, notes);
  if (value.kind === 'object') for (const member of value.members) checkCondition(member, notes);
}

function checkCondition({ key, at, value }: Member, notes: Note[]): void {
  if (key.startsWith('$') && !OPERATORS.includes(key))
    notes.push({ ...at, message: `Filters have no operator "${key}"${alike(key, OPERATORS)}` });
  if (GROUPS.includes(key) && !isListOfConditions(value))
    notes.push(refusal(value, `"${key}" takes a list of objects.`));
  if (key === '$between' && !(value.kind === 'list' && value.items.length === 2))
    notes.push(refusal(value, '"$between" takes a list of two values.'));
  checkConditions(value, notes);
}

const isListOfConditions = (value: Located): boolean =>
  value.kind === 'list' && value.items.every((item) => item.kind !== 'plain');

const isGiven = (value: Located): boolean =>
  value.kind !== 'plain' || (value.value !== undefined && value.value !== null);
