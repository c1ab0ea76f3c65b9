import type { ApiOperation, ApiResponse } from '../../api-model/index.js';
import { serverAddress } from '../../request/index.js';
import type { ModelIndex } from '../pages/page-scope.js';
import { valueText } from '../schema/facts.js';
import { consoleOperation } from './console-data.js';
import { contentViews, headerView, parameterView } from './part-views.js';
import { exampleViews } from './example-views.js';
import type { OperationScope, OperationView, ResponseView } from './operation-view.js';
import { codeSamples } from './request-samples.js';
import { statusText } from './status-text.js';

/** Headings, and in English what their ids are made of. */
const LOCATIONS = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['querystring', 'Query string'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const;

/** An operation of the model → all that its readers see. Pure but for the ids that it claims. */
export function describeOperation(operation: ApiOperation, scope: OperationScope): OperationView {
  const { index, anchor, anchors, prefix } = scope;
  const servers = operation.servers ?? index.model.servers;
  const serverUrl =
    operation.kind === 'operation'
      ? serverAddress(servers[0] ?? { url: '', name: '', description: '', variables: [] })
      : '';
  const inside = { ...scope, prefix };
  const direction = operation.kind === 'operation' ? 'request' : 'response';
  return {
    operation,
    anchor,
    serverUrl,
    servers: operation.servers ?? [],
    badges: index.model.tags
      .filter(({ name, kind }) => kind !== 'nav' && operation.tags.includes(name))
      .map(({ title }) => title),
    security: securityOf(operation, index),
    parameters: LOCATIONS.map(([location, title]) => ({
      title: index.t(title),
      anchor: anchors.claimJoined(...prefix, title),
      fields: operation.parameters
        .filter((parameter) => parameter.in === location)
        .map((parameter) => parameterView(parameter, inside)),
    })).filter(({ fields }) => fields.length > 0),
    body: operation.requestBody && {
      anchor: anchors.claimJoined(...prefix, 'body'),
      description: operation.requestBody.description,
      required: operation.requestBody.required,
      contents: contentViews(operation.requestBody.contents, direction, 'body', {
        ...inside,
        budget: Math.floor(scope.budget / 2),
      }),
    },
    responsesAnchor: anchors.claimJoined(...prefix, 'responses'),
    responses: responseViews(operation.responses, inside),
    callbacks: callbackViews(operation, inside),
    ...codeSamples(operation, serverUrl, index),
    console: consoleOperation(operation, index),
    requestExamples: requestExamples(operation, index),
    responseExamples: operation.responses.flatMap(({ status, contents }) =>
      contents.slice(0, 1).flatMap((content) => exampleViews(content, 'response', index.lookup, status)),
    ),
    ...(operation.externalDocs && { externalDocs: operation.externalDocs }),
  };
}

const callbackViews = ({ callbacks }: ApiOperation, scope: OperationScope): OperationView['callbacks'] =>
  callbacks.map(({ name, operations }) => ({
    name,
    anchor: scope.anchors.claimJoined(...scope.prefix, 'callback', name),
    operations: operations.map((callback) => {
      const prefix = [...scope.prefix, callback.id];
      const anchor = scope.anchors.claimJoined(...prefix);
      return describeOperation(callback, {
        ...scope,
        anchor,
        prefix,
        budget: Math.floor(scope.budget / 4),
      });
    }),
  }));

function securityOf({ security }: ApiOperation, { model }: ModelIndex): OperationView['security'] {
  const byName = new Map(model.securitySchemes.map((scheme) => [scheme.name, scheme]));
  const alternatives = security.map((alternative) =>
    alternative.flatMap(({ scheme: name, scopes }) => {
      const scheme = byName.get(name);
      return scheme ? [{ scheme, scopes }] : [];
    }),
  );
  return {
    alternatives: alternatives.filter((alternative) => alternative.length > 0),
    isOptional: alternatives.some((alternative) => alternative.length === 0),
  };
}

/** What succeeds is read most, so it gets half of the room; the others share the rest. */
function responseViews(responses: ApiResponse[], scope: OperationScope): ResponseView[] {
  const successes = responses.filter(({ status }) => /^[23]/.test(status)).length;
  const others = responses.length - successes;
  return responses.map((response) => {
    const isSuccess = /^[23]/.test(response.status);
    const budget = Math.floor(
      scope.budget / (isSuccess ? 2 : 4) / Math.max(1, isSuccess ? successes : others),
    );
    return responseView(response, { ...scope, budget });
  });
}

function responseView(response: ApiResponse, scope: OperationScope): ResponseView {
  const words = [...scope.prefix, 'response', response.status];
  return {
    status: response.status,
    anchor: scope.anchors.claimJoined(...words),
    title: response.summary || statusText(response.status, scope.index.t),
    description: response.description,
    headers: response.headers.map((header) => headerView(header, scope, [...words, 'header'])),
    contents: contentViews(response.contents, 'response', `response-${response.status}`, scope),
    links: response.links.map((link) => ({
      name: link.name,
      description: link.description,
      label:
        (link.operation !== null && scope.index.operation(link.operation)?.title) || link.target || link.name,
      operation: link.operation,
      server: link.server ? serverAddress(link.server) : '',
      parameters: link.parameters.map(({ name, value }) => ({ name, value: valueText(value) })),
    })),
  };
}

function requestExamples(
  { requestBody }: ApiOperation,
  { lookup, t }: ModelIndex,
): OperationView['requestExamples'] {
  const contents = requestBody?.contents ?? [];
  const views = contents.flatMap((content) =>
    exampleViews(content, 'request', lookup, contents.length > 1 ? content.mediaType : ''),
  );
  return views.length > 1 ? views.map((view) => ({ ...view, label: view.label || t('Body') })) : [];
}
