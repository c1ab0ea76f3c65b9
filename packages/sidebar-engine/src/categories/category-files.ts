import type { DiagnosticBody } from '@org/site-model';
import { documentMissing } from '../2-validate.js';
import { describe, type FieldRules, validFields } from '../field-rules.js';
import { isRecord } from '../records.js';
import type { CategoryFile, CategoryMeta, SidebarDiagnostic, SidebarDoc } from '../model/sidebar-config.js';
import { linkDiagnostics } from './category-link.js';

const FIELDS: FieldRules = {
  label: { type: 'string' },
  position: { type: 'number' },
  className: { type: 'string' },
  icon: { type: 'string' },
  badge: { type: 'badge' },
  collapsible: { type: 'boolean' },
  collapsed: { type: 'boolean' },
  link: { type: 'object', mayBeNull: true },
};

interface CategoryFilesContext {
  docs: ReadonlyMap<string, SidebarDoc>;
  diagnostics: SidebarDiagnostic[];
}

/** `_category_` files → what is valid in them, by folder. Reports every field that is not, and leaves it out. */
export function readCategoryFiles(
  files: Iterable<CategoryFile>,
  context: CategoryFilesContext,
): Map<string, CategoryMeta> {
  const metas = new Map<string, CategoryMeta>();
  const owners = new Map<string, string>();
  for (const { file, value } of files) {
    const folder = file.split('/').slice(0, -1).join('/');
    const report = (path: string | undefined, problem: DiagnosticBody): void => {
      context.diagnostics.push({ severity: 'error', ...problem, file, ...(path ? { path } : {}) });
    };
    const owner = owners.get(folder);
    if (owner) report(undefined, secondFile(file, owner));
    else if (!isRecord(value)) report(undefined, notAnObject(file, value));
    else metas.set(folder, validMeta(value, file, context.docs, report));
    owners.set(folder, owner ?? file);
  }
  return metas;
}

function validMeta(
  value: Record<string, unknown>,
  file: string,
  docs: ReadonlyMap<string, SidebarDoc>,
  report: (path: string, problem: DiagnosticBody) => void,
): CategoryMeta {
  const { link, ...fields } = validFields(value, FIELDS, ({ field, message, hint }) => {
    report(field, { code: 'sidebar-category-file', message: `"${file}" ${message}.`, hint });
  });
  if (!isRecord(link)) return link === null ? { ...fields, link } : fields;
  const owner = `"link" of "${file}"`;
  const problems = linkDiagnostics(link, owner);
  if (problems.length === 0 && link.type === 'doc' && !docs.has(String(link.id))) {
    problems.push(documentMissing(owner, String(link.id), docs));
  }
  for (const problem of problems) report('link', problem);
  return problems.length > 0 ? fields : { ...fields, link: link as CategoryMeta['link'] & object };
}

const notAnObject = (file: string, value: unknown): DiagnosticBody => ({
  code: 'sidebar-category-file',
  message: `"${file}" must be an object, but is ${describe(value)}.`,
  hint: 'Write a field a line, for instance "label: Getting started".',
});

const secondFile = (file: string, first: string): DiagnosticBody => ({
  code: 'sidebar-category-file',
  message: `"${file}" describes the same folder as "${first}", and is not read.`,
  hint: 'Keep one of the two.',
});
