import type {
  ApiContent,
  ApiParameter,
  ApiSecurityRequirement,
  ApiSecurityScheme,
  ApiServer,
} from './api-model.js';
import type { Json } from './api-schema.js';

/** What the console of one operation has to know: plain JSON in the page, without descriptions and without named schemas. */
export interface ConsoleOperation {
  id: string;
  method: string;
  path: string;
  /** At least one. */
  servers: ApiServer[];
  parameters: ConsoleParameter[];
  body: { required: boolean; contents: ConsoleContent[] } | null;
  security: ApiSecurityRequirement[][];
  schemes: ApiSecurityScheme[];
  /** Media types of answers. */
  accept: string[];
}

export interface ConsoleParameter {
  /** Its schema says what the input and the serialiser need, and nothing more. */
  parameter: ApiParameter;
  /** What the input starts with; absent: nothing. */
  initial?: Json;
}

export interface ConsoleContent {
  content: ApiContent;
  /** `text` is typed as it is sent, `fields` are the parts of a form, `file` is a file as a whole. */
  editor: 'text' | 'fields' | 'file';
  /** What the text starts with. */
  initial: string;
  fields: ConsoleField[];
}

export interface ConsoleField {
  name: string;
  required: boolean;
  isFile: boolean;
  isList: boolean;
  initial?: Json;
}
