import type { ApiDiscriminator } from '../../api-model/index.js';
import { at, type Cursor, entries, member, text } from '../2-resolve/cursor.js';
import type { SchemaContext } from './schema-context.js';

/** Which property tells variants apart. OpenAPI 2 has the property's name alone, without mapping. */
export function readDiscriminator(cursor: Cursor, context: SchemaContext): ApiDiscriminator | null {
  const child = at(cursor, 'discriminator');
  if (typeof child.value === 'string') return { propertyName: child.value, mapping: [] };
  const propertyName = text(child, 'propertyName');
  if (propertyName === '') return null;
  const mapping = entries(at(child, 'mapping')).map(([value, target]) => {
    const name = typeof target.value === 'string' ? target.value : '';
    return { value, target: name, ref: keyOf(target, name, context) };
  });
  const fallback = member(child.value, 'defaultMapping');
  const defaultRef =
    typeof fallback === 'string' ? keyOf(at(child, 'defaultMapping'), fallback, context) : null;
  return { propertyName, mapping, ...(defaultRef !== null && { defaultRef }) };
}

/** A mapping names a schema of the components, or is a reference. */
function keyOf(cursor: Cursor, name: string, { documents, registry, owner }: SchemaContext): string | null {
  if (name === '') return null;
  const isName = /^[\w.-]+$/.test(name) && !/\.(?:json|ya?ml)$/i.test(name);
  const ref = isName ? `#/components/schemas/${name}` : name;
  const from = isName ? { ...cursor, file: documents.main.file } : cursor;
  const target = documents.target(from, ref);
  return target ? registry.named(target, owner).key : null;
}
