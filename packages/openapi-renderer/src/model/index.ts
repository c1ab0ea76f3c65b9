export { buildApiModel } from './build-api-model.js';
export type { ApiModelResult, ModelOptions } from './build-api-model.js';
export type { DocumentPosition } from './2-resolve/description-positions.js';
export type { CheckLimits } from './5-check/check-in-worker.js';
export type { ReadOptions, RemoteOptions } from './1-read/file-access.js';
export { API_MODEL_VERSION } from '../api-model/index.js';
export type {
  ApiContent,
  ApiDiscriminator,
  ApiEncoding,
  ApiEnumValue,
  ApiExample,
  ApiHeader,
  ApiInfo,
  ApiLink,
  ApiModel,
  ApiNamedSchema,
  ApiOAuthFlow,
  ApiOperation,
  ApiOperationLink,
  ApiParameter,
  ApiProperty,
  ApiRequestBody,
  ApiResponse,
  ApiSchema,
  ApiSecurityRequirement,
  ApiSecurityScheme,
  ApiServer,
  ApiServerVariable,
  ApiTag,
  Json,
  ParameterLocation,
  ParameterStyle,
  SchemaBounds,
} from '../api-model/index.js';
