import type { ApiNamedSchema, ApiSchema, Json } from './api-schema.js';

/** Raised whenever the shape or the meaning of {@link ApiModel} changes. */
export const API_MODEL_VERSION = 1;

/** An API, read from its OpenAPI document: plain JSON. Lists instead of maps, because names may be anything, `__proto__` too. */
export interface ApiModel {
  version: typeof API_MODEL_VERSION;
  /** The document's own version of OpenAPI, for instance `3.1.0`. */
  specification: string;
  info: ApiInfo;
  servers: ApiServer[];
  tags: ApiTag[];
  /** Top level of the navigation: tags in groups. One group with an empty name when the document has none. */
  groups: { name: string; tags: string[] }[];
  operations: ApiOperation[];
  webhooks: ApiOperation[];
  schemas: ApiNamedSchema[];
  securitySchemes: ApiSecurityScheme[];
  externalDocs?: ApiLink;
}

/** Documentation elsewhere: `externalDocs`. */
export interface ApiLink {
  url: string;
  /** Markdown or empty. */
  description: string;
}

/** What the document says of itself. What is not said is empty; what is optional is absent. */
export interface ApiInfo {
  title: string;
  version: string;
  summary: string;
  /** Markdown. */
  description: string;
  termsOfService?: string;
  contact?: { name: string; url?: string; email?: string };
  license?: { name: string; url?: string; identifier?: string };
}

/** Where an API answers. */
export interface ApiServer {
  /** Template with variables in braces. */
  url: string;
  name: string;
  description: string;
  variables: ApiServerVariable[];
}

/** A part of a server’s address that its caller chooses. */
export interface ApiServerVariable {
  name: string;
  default: string;
  /** Allowed values; empty: any. */
  values: string[];
  description: string;
}

/** A group of operations, with its place in the navigation. Tags that are only named by operations are among them. */
export interface ApiTag {
  name: string;
  /** Unique, for addresses and ids. */
  slug: string;
  title: string;
  description: string;
  externalDocs?: ApiLink;
  /** Name of the tag above it (3.2), or `null`. */
  parent: string | null;
  /** What it is for (3.2): `nav` makes navigation, as tags without a kind do; any other, such as `badge`, marks operations. */
  kind: string;
  /** Ids of its operations and webhooks. */
  operations: string[];
}

/** One method of one path, with what its path and the document hold for it. */
export interface ApiOperation {
  /** Unique among operations, webhooks and callbacks, for addresses and ids: from `operationId`, else method and path. */
  id: string;
  kind: 'operation' | 'webhook' | 'callback';
  /** Upper case: `GET`, `QUERY`, or an additional method of 3.2. */
  method: string;
  /** Path template; of a webhook its name, of a callback its runtime expression. */
  path: string;
  operationId: string;
  /** Summary, else a title made of method and path. */
  title: string;
  summary: string;
  description: string;
  deprecated: boolean;
  tags: string[];
  /** Its own servers, else those of its path; `null` when those of the API hold. */
  servers: ApiServer[] | null;
  parameters: ApiParameter[];
  requestBody: ApiRequestBody | null;
  responses: ApiResponse[];
  callbacks: { name: string; operations: ApiOperation[] }[];
  /** Alternatives, each a set of schemes that are needed together; an empty set means that none is needed. */
  security: ApiSecurityRequirement[][];
  codeSamples: { language: string; label: string; source: string }[];
  externalDocs?: ApiLink;
}

/** Where a parameter is sent. `querystring` is the whole query (3.2). */
export type ParameterLocation = 'path' | 'query' | 'querystring' | 'header' | 'cookie';
/** How lists and objects are written in a parameter, by the names of OpenAPI. `cookie` is new in 3.2. */
export type ParameterStyle =
  'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'cookie';

/** A parameter of an operation, its defaults filled in: `style` and `explode` are what holds. */
export interface ApiParameter {
  name: string;
  in: ParameterLocation;
  description: string;
  required: boolean;
  deprecated: boolean;
  style: ParameterStyle;
  explode: boolean;
  allowReserved: boolean;
  /** Media type of a parameter that is described by `content`; `null` when style and explode hold. */
  mediaType: string | null;
  schema: ApiSchema;
  examples: ApiExample[];
}

/** The body of a request, in each of its media types. */
export interface ApiRequestBody {
  description: string;
  required: boolean;
  contents: ApiContent[];
}

/** A body in one media type. */
export interface ApiContent {
  /** With its parameters, as written. */
  mediaType: string;
  schema: ApiSchema | null;
  /** 3.2: schema of each item of a stream, such as `application/jsonl`. */
  itemSchema: ApiSchema | null;
  examples: ApiExample[];
  encodings: ApiEncoding[];
}

/** How one part of a form or of a multipart body is sent. */
export interface ApiEncoding {
  /** Name of the property; of a body without names the place, `[0]`, or `[…]` for all others. Inside of another part `outer › inner`. */
  property: string;
  contentType: string | null;
  headers: ApiHeader[];
  style: ParameterStyle | null;
  explode: boolean | null;
  allowReserved: boolean;
}

/** An example of a body or a parameter, of any form that OpenAPI has. */
export interface ApiExample {
  /** Empty for the one example that has no name. */
  name: string;
  summary: string;
  description: string;
  /** What the value is. Absent when only `text` or `url` is known. */
  value?: Json;
  /** The value as it goes over the wire (3.2 `serializedValue`, or an external file's text). */
  text?: string;
  /** Address of an external example. */
  url?: string;
}

/** A header of a response or of a part. Headers have the style `simple`. */
export interface ApiHeader {
  name: string;
  description: string;
  required: boolean;
  deprecated: boolean;
  explode: boolean;
  schema: ApiSchema;
  examples: ApiExample[];
}

/** An answer of an operation, by its status. */
export interface ApiResponse {
  /** `200`, `4XX`, `default`. */
  status: string;
  summary: string;
  description: string;
  headers: ApiHeader[];
  contents: ApiContent[];
  links: ApiOperationLink[];
}

/** What the answer of one operation is good for in another. */
export interface ApiOperationLink {
  name: string;
  description: string;
  /** Id of the operation in the model, or `null` when the document names none that exists. */
  operation: string | null;
  /** As the document names it. */
  target: string;
  parameters: { name: string; value: Json }[];
  requestBody?: Json;
  /** Where it leads instead of the operation's own servers. */
  server?: ApiServer;
}

/** A scheme that has to be satisfied, with the scopes that are needed of it. */
export interface ApiSecurityRequirement {
  /** Name of a scheme of the model. */
  scheme: string;
  scopes: string[];
}

/** A way to prove who calls, with the fields of its type. */
export interface ApiSecurityScheme {
  name: string;
  slug: string;
  type: 'apiKey' | 'http' | 'mutualTLS' | 'oauth2' | 'openIdConnect';
  description: string;
  deprecated: boolean;
  /** Of an `apiKey`: where it goes and under which name. */
  in?: 'header' | 'query' | 'cookie';
  parameterName?: string;
  /** Of `http`: `basic`, `bearer` and others, lower case. */
  scheme?: string;
  bearerFormat?: string;
  openIdConnectUrl?: string;
  /** Where an OAuth 2 server describes itself (3.2). */
  oauth2MetadataUrl?: string;
  flows: ApiOAuthFlow[];
}

/** A way to a token of OAuth 2. Which addresses there are depends on the kind; they are as written, absolute or not. */
export interface ApiOAuthFlow {
  kind: 'implicit' | 'password' | 'clientCredentials' | 'authorizationCode' | 'deviceAuthorization';
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  deviceAuthorizationUrl?: string;
  scopes: { name: string; description: string }[];
}

/** Requests do not hold what is read-only, responses not what is write-only; neither is required there. */
export type Direction = 'request' | 'response';
