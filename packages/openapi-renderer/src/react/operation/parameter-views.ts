import type { ApiHeader, ApiParameter } from '../../api-model/index.js';
import { cookiePairs, headerText, pathText, queryPairs, wholeQuery } from '../../request/parameter-styles.js';
import type { ModelIndex } from '../pages/page-scope.js';
import { describeSchema } from '../schema/describe-schema.js';
import { valueText } from '../schema/facts.js';
import { type OperationScope, schemaScope } from './operation-scope.js';
import type { ParameterView } from './operation-view.js';
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
