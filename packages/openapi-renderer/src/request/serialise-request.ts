import type { ApiServer, ParameterLocation } from '../api-model/index.js';
import { serialiseBody } from './body.js';
import {
  cookiePairs,
  encodeValue,
  headerText,
  pathText,
  queryPairs,
  wholeQuery,
} from './parameter-styles.js';
import type { Credential, RequestInput, SchemaLookup, WireRequest } from './wire-request.js';

/** Headers that OpenAPI gives no say over: the media types and the credentials decide them. */
const DECIDED_ELSEWHERE = new Set(['accept', 'content-type', 'authorization']);

/** The one place that knows how a request is written: parameters by style, body by media type, credentials by scheme. */
export function serialiseRequest(input: RequestInput, lookup: SchemaLookup): WireRequest {
  const secured = input.credentials.map(placeCredential);
  const body = input.body && serialiseBody(input.body, lookup);
  const headers: [string, string][] = [];
  if (input.accept.length > 0) headers.push(['Accept', input.accept.join(', ')]);
  if (body && body.kind !== 'multipart') headers.push(['Content-Type', body.mediaType]);
  for (const { parameter, value } of valuesIn(input, 'header')) {
    if (!DECIDED_ELSEWHERE.has(parameter.name.toLowerCase()))
      headers.push([parameter.name, headerText(parameter, value)]);
  }
  headers.push(...secured.flatMap(({ header }) => header));
  const cookies = [
    ...valuesIn(input, 'cookie').flatMap(({ parameter, value }) => cookiePairs(parameter, value)),
    ...secured.flatMap(({ cookie }) => cookie),
  ];
  if (cookies.length > 0) headers.push(['Cookie', cookies.join('; ')]);
  const url = urlOf(
    input,
    secured.flatMap(({ query }) => query),
  );
  return { method: input.method, url, headers, body };
}

const valuesIn = ({ parameters }: RequestInput, place: ParameterLocation) =>
  parameters.filter(({ parameter }) => parameter.in === place);

function urlOf(input: RequestInput, secured: string[]): string {
  const inPath = new Map(
    valuesIn(input, 'path').map(({ parameter, value }) => [parameter.name, pathText(parameter, value)]),
  );
  const path = input.path.replace(/\{([^{}]*)\}/g, (template, name: string) => inPath.get(name) ?? template);
  const query = [
    ...valuesIn(input, 'query').flatMap(({ parameter, value }) => queryPairs(parameter, value)),
    ...valuesIn(input, 'querystring').map(({ parameter, value }) => wholeQuery(parameter, value)),
    ...secured,
  ];
  const address = input.serverUrl.replace(/\/$/, '') + path;
  return query.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${query.join('&')}`;
}

interface PlacedCredential {
  header: [string, string][];
  query: string[];
  cookie: string[];
}

function placeCredential({ scheme, secret, encoded = false }: Credential): PlacedCredential {
  const placed: PlacedCredential = { header: [], query: [], cookie: [] };
  const name = scheme.parameterName ?? scheme.name;
  if (scheme.type === 'apiKey' && scheme.in === 'query')
    placed.query.push(`${encodeValue(name)}=${encodeValue(secret)}`);
  else if (scheme.type === 'apiKey' && scheme.in === 'cookie') placed.cookie.push(`${name}=${secret}`);
  else if (scheme.type === 'apiKey') placed.header.push([name, secret]);
  else if (scheme.type !== 'mutualTLS')
    placed.header.push(['Authorization', authorization(scheme.scheme, secret, encoded)]);
  return placed;
}

function authorization(scheme = 'bearer', secret: string, encoded: boolean): string {
  if (scheme === 'basic') return `Basic ${encoded ? secret : base64(secret)}`;
  return `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)} ${secret}`;
}

/** RFC 7617: the text in UTF-8. */
const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** A server's address with its variables filled in, by their defaults where no value is given. */
export function serverAddress(server: ApiServer, values: ReadonlyMap<string, string> = new Map()): string {
  const defaults = new Map(server.variables.map(({ name, default: value }) => [name, value]));
  return server.url
    .replace(/\{([^{}]*)\}/g, (template, name: string) => values.get(name) ?? defaults.get(name) ?? template)
    .replace(/\/$/, '');
}
