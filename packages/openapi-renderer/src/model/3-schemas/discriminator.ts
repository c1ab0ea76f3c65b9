import type { ApiDiscriminator } from '../../api-model/index.js';
import { childAt, type JsonPointer, entries, member, stringAt } from '../2-resolve/json-pointer.js';
import type { SchemaContext } from './schema-registry.js';

/** Which property tells variants apart. OpenAPI 2 has the property's name alone, without mapping. */
export function readDiscriminator(pointer: JsonPointer, context: SchemaContext): ApiDiscriminator | null {
  const child = childAt(pointer, 'discriminator');
  if (typeof child.value === 'string') return { propertyName: child.value, mapping: [] };
  const propertyName = stringAt(child, 'propertyName');
  if (propertyName === '') return null;
  const mapping = entries(childAt(child, 'mapping')).map(([value, target]) => {
    const name = typeof target.value === 'string' ? target.value : '';
    return { value, target: name, ref: keyOf(target, name, context) };
  });
  const fallback = member(child.value, 'defaultMapping');
  const defaultRef =
    typeof fallback === 'string' ? keyOf(childAt(child, 'defaultMapping'), fallback, context) : null;
  return { propertyName, mapping, ...(defaultRef !== null && { defaultRef }) };
}

/** A mapping names a schema of the components, or is a reference. */
function keyOf(
  pointer: JsonPointer,
  name: string,
  { documents, registry, owner }: SchemaContext,
): string | null {
  if (name === '') return null;
  const isName = /^[\w.-]+$/.test(name) && !/\.(?:json|ya?ml)$/i.test(name);
  const ref = isName ? `#/components/schemas/${name}` : name;
  const from = isName ? { ...pointer, file: documents.main.file } : pointer;
  const target = documents.target(from, ref);
  return target ? registry.named(target, owner).key : null;
}
