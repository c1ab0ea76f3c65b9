import { type DiagnosticBody, suggestName } from '@org/site-model';
import { fieldProblems, type FieldRules } from '../field-rules.js';

const LINK_FIELDS: Record<string, FieldRules> = {
  doc: { type: { type: 'string' }, id: { type: 'string', required: true } },
  'generated-index': {
    type: { type: 'string' },
    slug: { type: 'string' },
    title: { type: 'string' },
    description: { type: 'string' },
  },
};

/** What is wrong with a category's own page. `owner` is how messages name the link. */
export function linkDiagnostics(link: Readonly<Record<string, unknown>>, owner: string): DiagnosticBody[] {
  const type = String(link.type);
  if (link.type === undefined) {
    return [{ code: 'sidebar-field', message: `${owner} has no "type".`, hint: known() }];
  }
  const rules = Object.hasOwn(LINK_FIELDS, type) ? LINK_FIELDS[type] : undefined;
  if (!rules) {
    const message = `${owner} has the unknown type "${type}".`;
    return [{ code: 'sidebar-type-unknown', message, hint: suggestName(type, Object.keys(LINK_FIELDS)) }];
  }
  return fieldProblems(link, rules).map(({ message, hint }) => ({
    code: 'sidebar-field',
    message: `${owner} ${message}.`,
    hint,
  }));
}

const known = (): string => `Known: ${Object.keys(LINK_FIELDS).join(', ')}.`;
