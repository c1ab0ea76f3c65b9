export type {
  ApiOAuthFlow,
  ApiSecurityScheme,
  ApiServer,
  ConsoleContent,
  ConsoleOperation,
  Json,
} from '../api-model/index.js';
export type { Credential, RequestInput, WireBody, WireRequest } from '../request/index.js';
