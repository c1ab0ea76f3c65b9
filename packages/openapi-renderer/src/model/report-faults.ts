import type { ApiNamedSchema } from '../api-model/index.js';
import { walkDocument } from './2-resolve/walk-document.js';
import { circularSchemas } from './3-schemas/circular-schemas.js';
import { multiplyingSchema } from './3-schemas/multiplying-schema.js';
import type { ReadContext } from './4-operations/read-context.js';

/** Of a circle of many schemas, so many are named. */
const MAX_NAMED = 5;

/** What pages cope with, and readers of the document or other tools may not. */
export function reportFaults(context: ReadContext, schemas: ApiNamedSchema[], operations: number): void {
  const { documents } = context;
  for (const root of documents.roots())
    walkDocument(root, (diagnostic, at) => documents.diagnostics.add(diagnostic, at));
  reportMultiplying(context, schemas);
  reportCircles(context, schemas);
  if (operations > 0) return;
  documents.diagnostics.add(
    {
      code: 'document-empty',
      severity: 'info',
      message: 'The document describes no operation, so its pages show what else is in it.',
      hint: 'Write operations under "paths", or events under "webhooks".',
    },
    documents.main,
  );
}

function reportMultiplying({ documents }: ReadContext, schemas: ApiNamedSchema[]): void {
  const found = multiplyingSchema(schemas);
  if (!found) return;
  documents.diagnostics.add(
    {
      code: 'schema-multiplies',
      severity: 'warning',
      message: `The references of "${found.name}" multiply to ${found.size.toLocaleString('en')} schemas. Pages show each by its name; tools that replace references by what they mean do not come to an end.`,
      hint: 'Refer to the same schema fewer times on each level.',
    },
    documents.main,
  );
}

function reportCircles({ documents, registry }: ReadContext, schemas: ApiNamedSchema[]): void {
  for (const circle of circularSchemas(schemas)) {
    const [first = ''] = circle;
    const way = [...circle.slice(0, MAX_NAMED), ...(circle.length > MAX_NAMED ? ['…'] : []), first];
    documents.diagnostics.add(
      {
        code: 'schema-circular',
        severity: 'warning',
        message: `The schema "${first}" holds for a value when it holds for that value (${way.join(' → ')}), so nobody can tell which values it allows, and programs that try do not come to an end.`,
        hint: 'Let it contain itself as a property or an item, or take the reference away.',
      },
      registry.locationOf(first) ?? documents.main,
    );
  }
}
