import { suggest } from './closest-name.js';

/** What a field may hold. */
export interface FieldRule {
  type: 'string' | 'boolean' | 'number' | 'object' | 'list';
  /** @default false */
  required?: boolean;
  /** The only values that a string may have. @default any */
  oneOf?: readonly string[];
  /** @default false: an empty text is a mistake */
  mayBeEmpty?: boolean;
  /** @default false */
  mayBeNull?: boolean;
}

export type FieldRules = Readonly<Record<string, FieldRule>>;

export interface FieldProblem {
  field: string;
  /** Goes on after the name of what has the field: `has the unknown field "lable"`. */
  message: string;
  hint: string;
}

/** Fields that no rule knows, in their own order, then those that break their rule, in the order of the rules. */
export function fieldProblems(fields: Readonly<Record<string, unknown>>, rules: FieldRules): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const field of Object.keys(fields)) {
    if (Object.hasOwn(rules, field)) continue;
    const hint = suggest(field, Object.keys(rules));
    problems.push({ field, message: `has the unknown field "${field}"`, hint });
  }
  for (const field of Object.keys(rules)) {
    const problem = valueProblem(field, fields[field], rules[field] as FieldRule);
    if (problem) problems.push(problem);
  }
  return problems;
}

/** The fields that keep their rules; every other one is given to `report`. */
export function soundFields(
  fields: Readonly<Record<string, unknown>>,
  rules: FieldRules,
  report: (problem: FieldProblem) => void,
): Record<string, unknown> {
  const problems = fieldProblems(fields, rules);
  problems.forEach(report);
  const faulty = new Set(problems.map(({ field }) => field));
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !faulty.has(field)));
}

function valueProblem(field: string, value: unknown, rule: FieldRule): FieldProblem | undefined {
  if (value === undefined) {
    return rule.required ? { field, message: `has no "${field}"`, hint: `Add "${field}".` } : undefined;
  }
  if (keeps(value, rule)) return undefined;
  const seen = `has ${JSON.stringify(value) ?? typeof value} as "${field}"`;
  if (rule.oneOf) {
    const hint = suggest(String(value), [...rule.oneOf]);
    return { field, message: `${seen}, where one of ${quoted(rule.oneOf)} is expected`, hint };
  }
  const expected = `${rule.type === 'object' ? 'an' : 'a'} ${rule.type}`;
  const hint = rule.type === 'string' ? 'Write some text.' : `Write ${expected}.`;
  return { field, message: `${seen}, where ${expected} is expected`, hint };
}

function keeps(value: unknown, { type, oneOf, mayBeEmpty, mayBeNull }: FieldRule): boolean {
  if (value === null) return mayBeNull === true;
  if (oneOf) return oneOf.includes(value as string);
  switch (type) {
    case 'list':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'number':
      return Number.isFinite(value);
    case 'string':
      return typeof value === 'string' && (value !== '' || mayBeEmpty === true);
    case 'boolean':
      return typeof value === 'boolean';
  }
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a message names it. */
export const describe = (value: unknown): string =>
  value === null ? 'empty' : (JSON.stringify(value) ?? String(value));
