import type { ApiOperation, ApiParameter, ApiSecurityScheme, Json } from '../../api-model/index.js';
import { generateExample } from '../../examples/generate-example.js';
import { type Credential, type RequestInput, serialiseRequest } from '../../request/index.js';
import { sampleLanguages } from '../../samples/code-samples.js';
import type { ModelIndex } from '../pages/page-scope.js';
import { bodyValues } from './example-views.js';
import type { CodeView } from './operation-view.js';

/** A value of a parameter: an example, else one that fits its schema. */
export function parameterValue({ examples, schema }: ApiParameter, { lookup }: ModelIndex): Json {
  const example = examples.find(({ value }) => value !== undefined)?.value;
  return example ?? generateExample(schema, lookup, 'request');
}

/** Samples that the document brings along, then one for each language, all of the same request. */
export function codeSamples(operation: ApiOperation, serverUrl: string, index: ModelIndex): CodeView[] {
  const own = operation.codeSamples.map(({ language, label, source }, position) => ({
    id: `own-${position}`,
    label: label || 'Sample',
    syntax: syntaxName(language),
    code: source.trim(),
  }));
  if (operation.kind !== 'operation') return own;
  const request = serialiseRequest(requestInput(operation, serverUrl, index), index.lookup);
  const replaced = new Set(own.map(({ label }) => label.toLowerCase()));
  return [
    ...own,
    ...sampleLanguages
      .filter(({ label }) => !replaced.has(label.toLowerCase()))
      .map(({ id, label, syntax, write }) => ({ id, label, syntax, code: write(request), isSample: true })),
  ];
}

const syntaxName = (language: string): string =>
  ({ shell: 'bash', curl: 'bash', 'c#': 'csharp', 'node.js': 'javascript', js: 'javascript' })[
    language.toLowerCase()
  ] ?? language.toLowerCase();

/** The request that samples show: everything that is required, and what the document has an example for. */
export function requestInput(operation: ApiOperation, serverUrl: string, index: ModelIndex): RequestInput {
  const parameters = operation.parameters
    .filter(
      ({ required, examples, schema }) => required || examples.length > 0 || schema.examples !== undefined,
    )
    .map((parameter) => ({ parameter, value: parameterValue(parameter, index) }));
  const contents = operation.requestBody?.contents ?? [];
  const content = contents.find(({ mediaType }) => /[/+]json/i.test(mediaType)) ?? contents[0];
  const [first] = content ? bodyValues(content, 'request', index.lookup) : [];
  return {
    method: operation.method,
    path: operation.path,
    serverUrl,
    parameters,
    body:
      content && first
        ? { content, value: first.value, ...(first.text !== undefined && { text: first.text }) }
        : null,
    credentials: credentialsOf(operation, index.model.securitySchemes),
    accept: acceptOf(operation).slice(0, 1),
  };
}

/** Media types of answers that succeed, in the document's order. */
export const acceptOf = ({ responses }: ApiOperation): string[] => [
  ...new Set(
    responses
      .filter(({ status }) => /^(?:2|default)/.test(status))
      .flatMap((response) => response.contents.map(({ mediaType }) => mediaType)),
  ),
];

/** The first alternative that needs something, with placeholders that nobody takes for secrets. */
function credentialsOf({ security }: ApiOperation, schemes: ApiSecurityScheme[]): Credential[] {
  const needed = security.find((alternative) => alternative.length > 0) ?? [];
  if (security.some((alternative) => alternative.length === 0)) return [];
  return needed.flatMap(({ scheme: name }) => {
    const scheme = schemes.find((candidate) => candidate.name === name);
    if (!scheme) return [];
    if (scheme.scheme === 'basic') return [{ scheme, secret: 'BASE64_OF_USER_AND_PASSWORD', encoded: true }];
    return [{ scheme, secret: scheme.type === 'apiKey' ? 'YOUR_API_KEY' : 'YOUR_TOKEN' }];
  });
}
