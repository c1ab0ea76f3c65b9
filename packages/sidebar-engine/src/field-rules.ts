import { suggestName } from '@org/site-model';
import { isBadge, TONES } from './badges.js';
import { isRecord } from './records.js';

/** What a field may hold. */
export interface FieldRule {
  type: 'string' | 'boolean' | 'number' | 'object' | 'badge';
  /** @default false */
  required?: boolean;
  /** @default false */
  mayBeNull?: boolean;
}

export type FieldRules = Readonly<Record<string, FieldRule>>;

interface FieldProblem {
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
    const hint = suggestName(field, Object.keys(rules));
    problems.push({ field, message: `has the unknown field "${field}"`, hint });
  }
  for (const field of Object.keys(rules)) {
    const problem = valueProblem(field, fields[field], rules[field] as FieldRule);
    if (problem) problems.push(problem);
  }
  return problems;
}

/** The fields that satisfy their rules; every other one is given to `report`. */
export function validFields(
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
  if (satisfies(value, rule)) return undefined;
  const seen = `has ${JSON.stringify(value) ?? typeof value} as "${field}"`;
  const expected = `${rule.type === 'object' ? 'an' : 'a'} ${rule.type}`;
  const hint = HINTS[rule.type] ?? `Write ${expected}.`;
  return { field, message: `${seen}, where ${expected} is expected`, hint };
}

const HINTS: Partial<Record<FieldRule['type'], string>> = {
  string: 'Write some text.',
  badge: `Write "new", "deprecated", "enterprise", other text, or { text: …, tone: … } with one of the tones ${TONES.join(', ')}.`,
};

function satisfies(value: unknown, { type, mayBeNull }: FieldRule): boolean {
  if (value === null) return mayBeNull === true;
  if (type === 'badge') return isBadge(value);
  if (type === 'object') return isRecord(value);
  return type === 'number' ? Number.isFinite(value) : typeof value === type && value !== '';
}

/** A value as a message names it. */
export const describe = (value: unknown): string =>
  value === null ? 'empty' : (JSON.stringify(value) ?? typeof value);
