export type {
  ApiOAuthFlow,
  ApiParameter,
  ApiSecurityScheme,
  ApiServer,
  ConsoleContent,
  ConsoleField,
  ConsoleOperation,
  ConsoleParameter,
  Json,
} from '../api-model/index.js';
export type { Credential, RequestInput, WireBody, WireRequest } from '../request/index.js';
