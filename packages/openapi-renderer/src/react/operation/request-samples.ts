import type {
  ApiContent,
  ApiOperation,
  ApiParameter,
  ApiSecurityScheme,
  Json,
} from '../../api-model/index.js';
import { generateExample } from '../../examples/generate-example.js';
import {
  type Credential,
  type RequestBody,
  type RequestInput,
  serialiseRequest,
} from '../../request/index.js';
import { sampleLanguages } from '../../samples/code-samples.js';
import type { ModelIndex } from '../pages/page-scope.js';
import { bodyValues, type BodyValue } from './example-views.js';
import type { CodeView } from './operation-view.js';

/** A value of a parameter: an example, else one that fits its schema. */
export function parameterValue({ examples, schema }: ApiParameter, { lookup }: ModelIndex): Json {
  const example = examples.find(({ value }) => value !== undefined)?.value;
  return example ?? generateExample(schema, lookup, 'request');
}

/** Samples that the document brings along, then one for each language, all of the same request. */
export function codeSamples(operation: ApiOperation, serverUrl: string, index: ModelIndex): SampleViews {
  const own = operation.codeSamples.map(({ language, label, source }, position) => ({
    id: `own-${position}`,
    label: label || index.t('Sample'),
    syntax: syntaxName(language),
    code: source.trim(),
  }));
  if (operation.kind !== 'operation') return { samples: own, isShortened: false };
  const { input, isShortened } = sampleRequest(operation, serverUrl, index);
  const request = serialiseRequest(input, index.lookup);
  const replaced = new Set(own.map(({ label }) => label.toLowerCase()));
  const written = sampleLanguages
    .filter(({ label }) => !replaced.has(label.toLowerCase()))
    .map(({ id, label, syntax, write }) => ({ id, label, syntax, code: write(request), isSample: true }));
  return { samples: [...own, ...written], isShortened };
}

interface SampleViews {
  samples: CodeView[];
  /** Whether long values of the body were cut. */
  isShortened: boolean;
}

const SYNTAXES = new Map([
  ['shell', 'bash'],
  ['curl', 'bash'],
  ['c#', 'csharp'],
  ['node.js', 'javascript'],
  ['js', 'javascript'],
]);

const syntaxName = (language: string): string =>
  SYNTAXES.get(language.toLowerCase()) ?? language.toLowerCase();

/** The request that samples show: everything that is required, and what the document has an example for. */
export function sampleRequest(
  operation: ApiOperation,
  serverUrl: string,
  index: ModelIndex,
): { input: RequestInput; isShortened: boolean } {
  const parameters = operation.parameters
    .filter(
      ({ required, examples, schema }) => required || examples.length > 0 || schema.examples !== undefined,
    )
    .map((parameter) => ({ parameter, value: parameterValue(parameter, index) }));
  const contents = operation.requestBody?.contents ?? [];
  const content = contents.find(({ mediaType }) => /[/+]json/i.test(mediaType)) ?? contents[0];
  const [first] = content ? bodyValues(content, 'request', index.lookup) : [];
  const body = first && content && sampleBody(content, first);
  const input = {
    method: operation.method,
    path: operation.path,
    serverUrl,
    parameters,
    body: body ?? null,
    credentials: credentialsOf(operation, index.model.securitySchemes),
    accept: acceptOf(operation).slice(0, 1),
  };
  return { input, isShortened: first !== undefined && isLong(first.value) };
}

/** Longer values, such as files in base64, would be in the samples of all languages. */
const MAX_TEXT = 300;
const SHORT_TEXT = 100;

const sampleBody = (content: ApiContent, { value, text }: BodyValue): RequestBody => ({
  content,
  value: shortened(value),
  ...(text !== undefined && { text }),
});

const isLong = (value: Json): boolean =>
  typeof value === 'string'
    ? value.length > MAX_TEXT
    : typeof value === 'object' && value !== null && Object.values(value).some(isLong);

function shortened(value: Json): Json {
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, SHORT_TEXT)}…` : value;
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shortened(member)]));
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
