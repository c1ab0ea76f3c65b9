import type { ApiContent, ApiHeader, ApiParameter, Direction } from '../../api-model/index.js';
import { cookiePairs, headerText, pathText, queryPairs, wholeQuery } from '../../request/parameter-styles.js';
import type { ModelIndex } from '../pages/page-scope.js';
import { describeSchema } from '../schema/describe-schema.js';
import { valueText } from '../schema/facts.js';
import { type ContentView, type OperationScope, type ParameterView, schemaScope } from './operation-view.js';
import { parameterValue } from './request-samples.js';

export function parameterView(parameter: ApiParameter, scope: OperationScope): ParameterView {
  const anchor = scope.anchors.claimJoined(...scope.prefix, parameter.in, parameter.name);
  const place = {
    anchor: [...scope.prefix, parameter.in, parameter.name],
    budget: 12,
    ancestors: [],
    depth: 1,
    required: parameter.required,
  };
  const node = describeSchema(parameter.schema, schemaScope(scope, 'request'), place);
  const described = parameter.description === '' ? node : { ...node, description: parameter.description };
  return {
    name: parameter.name,
    anchor,
    node:
      parameter.deprecated && !node.flags.includes('deprecated')
        ? { ...described, flags: [...node.flags, 'deprecated'] }
        : described,
    wire: wireOf(parameter, scope.index),
    examples: parameter.examples
      .filter(({ value, text }) => value !== undefined || text !== undefined)
      .map(({ name, summary, value, text }) => ({
        name: summary || name,
        value: text ?? valueText(value ?? null),
      })),
  };
}

/** Shown for lists, objects and media types, and wherever the style is not the usual one. */
function wireOf(parameter: ApiParameter, index: ModelIndex): string | null {
  const value = parameterValue(parameter, index);
  const isPlain =
    (typeof value !== 'object' || value === null) && !['label', 'matrix'].includes(parameter.style);
  if (isPlain && parameter.mediaType === null) return null;
  switch (parameter.in) {
    case 'path':
      return pathText(parameter, value);
    case 'header':
      return `${parameter.name}: ${headerText(parameter, value)}`;
    case 'querystring':
      return `?${wholeQuery(parameter, value)}`;
    case 'cookie':
      return `Cookie: ${cookiePairs(parameter, value).join('; ')}`;
    default:
      return `?${queryPairs(parameter, value).join('&')}`;
  }
}

export function headerView(header: ApiHeader, scope: OperationScope, words: string[]): ParameterView {
  const anchor = scope.anchors.claimJoined(...words, header.name);
  const place = {
    anchor: [...words, header.name],
    budget: 6,
    ancestors: [],
    depth: 3,
    required: header.required,
  };
  const node = describeSchema(header.schema, schemaScope(scope, 'response'), place);
  const examples = header.examples.map(({ name, value }) => ({ name, value: valueText(value ?? null) }));
  return {
    name: header.name,
    anchor,
    node: header.description === '' ? node : { ...node, description: header.description },
    wire: null,
    examples,
  };
}

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
