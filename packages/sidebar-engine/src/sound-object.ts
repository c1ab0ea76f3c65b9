import type { Report } from './config-report.js';
import { describe, type FieldRules, isRecord, soundFields } from './field-rules.js';

interface ObjectContext {
  /** Of the value inside its file. */
  path: string;
  /** Of the findings. */
  code: string;
  report: Report;
}

/** The fields of an object that keep their rules; everything else is reported. */
export function soundObject(
  value: unknown,
  rules: FieldRules,
  { path, code, report }: ObjectContext,
): Record<string, unknown> {
  if (!isRecord(value)) {
    const message = `"${path}" must be an object, but is ${describe(value)}.`;
    report(path, { code, message, hint: `Known fields: ${Object.keys(rules).join(', ')}.` });
    return {};
  }
  return soundFields(value, rules, ({ field, message, hint }) => {
    report(`${path}.${field}`, { code, message: `"${path}" ${message}.`, hint });
  });
}
