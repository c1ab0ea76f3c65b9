import type { ApiContent, Direction } from '../../api-model/index.js';
import { describeSchema } from '../schema/describe-schema.js';
import { type OperationScope, schemaScope } from './operation-scope.js';
import type { ContentView } from './operation-view.js';

/** Media types of which the schema is the same share one description. */
export function contentViews(
  contents: ApiContent[],
  direction: Direction,
  word: string,
  scope: OperationScope,
): ContentView[] {
  const groups = new Map<string, ApiContent[]>();
  for (const content of contents) {
    const key = JSON.stringify([content.schema, content.itemSchema, content.encodings]);
    groups.set(key, [...(groups.get(key) ?? []), content]);
  }
  const budget = Math.floor(scope.budget / Math.max(1, groups.size));
  const place = { anchor: [...scope.prefix, word], budget, ancestors: [], depth: 0, required: false };
  const inner = schemaScope(scope, direction);
  const { t } = scope.index;
  return [...groups.values()].map(([first, ...same]) => ({
    mediaType: [first, ...same].map((content) => content?.mediaType ?? '').join(', '),
    node: first?.schema ? describeSchema(first.schema, inner, place) : null,
    itemNode: first?.itemSchema ? describeSchema(first.itemSchema, inner, place) : null,
    encodings: (first?.encodings ?? []).map(
      ({ property, contentType, headers, style, explode, allowReserved }) => ({
        property,
        facts: [
          ...(contentType === null ? [] : [{ label: t('sent as'), value: contentType }]),
          ...(style === null ? [] : [{ label: t('style'), value: style }]),
          ...(explode === null ? [] : [{ label: t('explode'), value: String(explode) }]),
          ...(allowReserved ? [{ label: t('reserved characters'), value: t('kept') }] : []),
          ...headers.map(({ name }) => ({ label: t('header'), value: name })),
        ],
      }),
    ),
  }));
}
