import { describe } from './field-rules.js';
import { isRecord } from './records.js';
import type { SidebarDiagnostic } from './model/sidebar-config.js';
import type { NormalItem } from './model/sidebar-items.js';

/**
 * Any configuration value → items of one form. Strings become `doc` items, a `{ label: [...] }` shorthand becomes a category.
 * Does not check types, ids or fields.
 */
export function normalise(
  value: unknown,
  path: string,
  file: string,
  diagnostics: SidebarDiagnostic[],
): NormalItem[] {
  if (!Array.isArray(value)) {
    diagnostics.push({
      code: 'sidebar-not-a-list',
      severity: 'error',
      message: `"${path}" must be a list of items, but is ${describe(value)}.`,
      hint: 'Write one "- document-id" line for each item.',
      file,
      path,
    });
    return [];
  }
  return value.flatMap((item, index) => normaliseItem(item, `${path}[${index}]`, file, diagnostics));
}

function normaliseItem(
  item: unknown,
  path: string,
  file: string,
  diagnostics: SidebarDiagnostic[],
): NormalItem[] {
  if (typeof item === 'string') return [{ type: 'doc', path, fields: { id: item }, items: [] }];
  if (isRecord(item) && typeof item.type === 'string') {
    const { type, items, ...fields } = item;
    const children = items === undefined ? [] : normalise(items, `${path}.items`, file, diagnostics);
    return [{ type, path, fields, items: children }];
  }
  if (isRecord(item) && isShorthand(item)) {
    return Object.entries(item).map(([label, items]) => ({
      type: 'category',
      path,
      fields: { label },
      items: normalise(items, `${path}.${label}`, file, diagnostics),
    }));
  }
  diagnostics.push({
    code: 'sidebar-item-invalid',
    severity: 'error',
    message: `"${path}" must be a document id or an object with a type, but is ${describe(item)}.`,
    file,
    path,
  });
  return [];
}

const isShorthand = (item: Record<string, unknown>): boolean =>
  Object.keys(item).length > 0 && Object.values(item).every(Array.isArray);
