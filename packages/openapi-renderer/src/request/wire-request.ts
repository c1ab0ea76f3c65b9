import type { ApiContent, ApiParameter, ApiSchema, ApiSecurityScheme, Json } from '../api-model/index.js';

/** What a request is made of: values for what the API describes. Samples, wire examples and the console all start here. */
export interface RequestInput {
  method: string;
  /** Path template: `/pets/{petId}`. */
  path: string;
  /** Address of the server with its variables filled in, without a slash at its end; may be a path. */
  serverUrl: string;
  /** Parameters that are sent, with their values. */
  parameters: { parameter: ApiParameter; value: Json }[];
  body: RequestBody | null;
  credentials: Credential[];
  /** Media types for `Accept`, best first; none sends no such header. */
  accept: string[];
}

/** A body to send: a value in a media type. */
export interface RequestBody {
  content: ApiContent;
  value: Json;
  /** The body as it is to be sent, instead of the value: what a reader has typed, or a text from the document. */
  text?: string;
}

/** A secret for one security scheme. */
export interface Credential {
  scheme: ApiSecurityScheme;
  /** Key, token, or `user:password` for basic authentication. */
  secret: string;
  /** The secret of basic authentication is already in base 64, or a placeholder for it. */
  encoded?: boolean;
}

/** Finds a named schema by its key. */
export type SchemaLookup = (key: string) => ApiSchema | undefined;

/** A schema with what it refers to, where that is known; what it says itself wins. */
export function resolveSchema(schema: ApiSchema, lookup: SchemaLookup): ApiSchema {
  const target = schema.ref === undefined ? undefined : lookup(schema.ref);
  return target ? { ...target, ...schema } : schema;
}

/** A request as it goes over the wire, in plain data; every code sample is another way to write this down. */
export interface WireRequest {
  method: string;
  /** Percent-encoded, with the query. */
  url: string;
  /** In the order in which they are sent; no `Content-Type` of a multipart body, whose boundary the client makes up. */
  headers: [name: string, value: string][];
  body: WireBody | null;
}

/** A body as it goes over the wire. */
export type WireBody =
  /** `json` is the value when the text is JSON, for languages that write it as a literal. */
  | { kind: 'text'; mediaType: string; text: string; json?: Json }
  /** `application/x-www-form-urlencoded`: the fields, and the text that they make. */
  | { kind: 'form'; mediaType: string; text: string; fields: [name: string, value: string][] }
  | { kind: 'multipart'; mediaType: string; parts: WirePart[] }
  /** The bytes of a file. */
  | { kind: 'file'; mediaType: string; fileName: string };

/** One part of a multipart body. */
export interface WirePart {
  name: string;
  /** `null`: the client's default for text. */
  mediaType: string | null;
  headers: [name: string, value: string][];
  /** Text of the part; of a file `null`. */
  text: string | null;
  fileName: string | null;
}
