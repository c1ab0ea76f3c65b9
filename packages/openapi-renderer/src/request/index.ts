export { serialiseRequest } from './serialise-request.js';
export { serverAddress } from './serialise-request.js';
export type {
  Credential,
  RequestBody,
  RequestInput,
  SchemaLookup,
  WireBody,
  WirePart,
  WireRequest,
} from './wire-request.js';
