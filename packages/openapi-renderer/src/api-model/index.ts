export type { Json } from './api-schema.js';
export type {
  ApiDiscriminator,
  ApiEnumValue,
  ApiNamedSchema,
  ApiProperty,
  ApiSchema,
  SchemaBounds,
} from './api-schema.js';
export { API_MODEL_VERSION } from './api-model.js';
export type {
  ApiContent,
  ApiEncoding,
  ApiExample,
  ApiHeader,
  ApiInfo,
  ApiLink,
  ApiModel,
  ApiOAuthFlow,
  ApiOperation,
  ApiOperationLink,
  ApiParameter,
  ApiRequestBody,
  ApiResponse,
  ApiSecurityRequirement,
  ApiSecurityScheme,
  ApiServer,
  ApiServerVariable,
  ApiTag,
  Direction,
  ParameterLocation,
  ParameterStyle,
} from './api-model.js';
export type { ConsoleContent, ConsoleOperation } from './console-operation.js';
