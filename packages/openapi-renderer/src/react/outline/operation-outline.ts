import type { ContentView, OperationView, ParameterView, ResponseView } from '../operation/operation-view.js';
import { type Outline, outlineField, outlineSchema } from './outline.js';

/** What readers see of an operation beside its samples. */
export function outlineOperation(view: OperationView, outline: Outline): void {
  const { operation, badges, security, parameters, body, responses, callbacks, externalDocs } = view;
  outline.add(operation.method, operation.path, ...badges);
  outline.addDescription(operation.description);
  outline.add(externalDocs?.description ?? '');
  for (const { scheme, scopes } of security.alternatives.flat()) outline.add(scheme.name, ...scopes);
  for (const { title, anchor, fields } of parameters) {
    outline.addAnchor(anchor, title);
    for (const field of fields) outlineParameter(field, outline);
  }
  if (body) {
    outline.addAnchor(body.anchor);
    outline.addDescription(body.description);
    outlineContents(body.contents, outline);
  }
  if (responses.length > 0) outline.addAnchor(view.responsesAnchor);
  for (const response of responses) outlineResponse(response, outline);
  for (const { name, anchor, operations } of callbacks) {
    outline.addAnchor(anchor, name);
    for (const callback of operations) outlineOperation(callback, outline);
  }
}

function outlineParameter(parameter: ParameterView, outline: Outline): void {
  outlineField(parameter, outline);
  for (const { name, value } of parameter.examples) outline.add(name, value);
  outline.add(parameter.wire ?? '');
}

function outlineContents(contents: ContentView[], outline: Outline): void {
  for (const { mediaType, node, itemNode, encodings } of contents) {
    outline.add(mediaType);
    if (node) outlineSchema(node, outline);
    if (itemNode) outlineSchema(itemNode, outline);
    for (const { property, facts } of encodings)
      outline.add(property, ...facts.flatMap(({ label, value }) => [label, value]));
  }
}

function outlineResponse(response: ResponseView, outline: Outline): void {
  const { status, title, anchor, description, headers, contents, links } = response;
  outline.addAnchor(anchor, status, title);
  if (description !== title) outline.addDescription(description);
  for (const header of headers) outlineParameter(header, outline);
  outlineContents(contents, outline);
  for (const link of links) {
    outline.add(link.label, link.server);
    for (const { name, value } of link.parameters) outline.add(name, value);
    outline.addDescription(link.description);
  }
}
