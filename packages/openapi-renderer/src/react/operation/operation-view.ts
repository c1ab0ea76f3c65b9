import type {
  ApiLink,
  ApiOperation,
  ApiSecurityScheme,
  ApiServer,
  Direction,
} from '../../api-model/index.js';
import type { ConsoleOperation } from '../../api-model/console-operation.js';
import type { SchemaNode } from '../schema/schema-node.js';
import type { Slugs } from '../../api-model/slugs.js';
import type { ModelIndex } from '../pages/page-scope.js';
import type { SchemaScope } from '../schema/describe-schema.js';

/** Everything that readers see of an operation, computed: what HTML, Markdown and search are made of. */
export interface OperationView {
  operation: ApiOperation;
  /** Id of the operation on its page, and what ids of its parts start with. */
  anchor: string;
  /** Server and path as readers call them; of a webhook or a callback empty. */
  serverUrl: string;
  servers: ApiServer[];
  /** Titles of tags that mark an operation instead of making navigation. */
  badges: string[];
  security: { alternatives: { scheme: ApiSecurityScheme; scopes: string[] }[][]; isOptional: boolean };
  parameters: { title: string; anchor: string; fields: ParameterView[] }[];
  body: { anchor: string; description: string; required: boolean; contents: ContentView[] } | null;
  responsesAnchor: string;
  responses: ResponseView[];
  callbacks: { name: string; anchor: string; operations: OperationView[] }[];
  samples: CodeView[];
  /** Whether long values of the body were cut in them. */
  isShortened: boolean;
  /** `null` where there is nothing to send. */
  console: ConsoleOperation | null;
  /** Of the request, when there is more to show than the samples do. */
  requestExamples: ExampleView[];
  responseExamples: ExampleView[];
  externalDocs?: ApiLink;
}

export interface ParameterView {
  name: string;
  anchor: string;
  node: SchemaNode;
  /** The parameter as it goes over the wire, where that is not obvious: `?ids=1&ids=2`. */
  wire: string | null;
  /** Named examples. */
  examples: { name: string; value: string }[];
}

export interface ContentView {
  mediaType: string;
  node: SchemaNode | null;
  /** Each item of a stream. */
  itemNode: SchemaNode | null;
  encodings: { property: string; facts: { label: string; value: string }[] }[];
}

export interface ResponseView {
  status: string;
  anchor: string;
  title: string;
  description: string;
  headers: ParameterView[];
  contents: ContentView[];
  links: {
    name: string;
    description: string;
    /** Title of the operation that it leads to, else what the document says. */
    label: string;
    operation: string | null;
    /** Address of the server that it holds for; empty: the operation's own. */
    server: string;
    parameters: { name: string; value: string }[];
  }[];
}

/** Code with the language that it is highlighted as. */
export interface CodeView {
  id: string;
  label: string;
  syntax: string;
  code: string;
  /** Written by `samples`, and not by the author of the document. @default false */
  isSample?: boolean;
}

export interface ExampleView extends CodeView {
  /** Markdown or empty. */
  description: string;
  generated: boolean;
  /** Address of an external example. */
  url: string | null;
  /** Characters that were left out. */
  cut: number;
}

export interface OperationScope {
  index: ModelIndex;
  /** Ids of the page. */
  anchors: Slugs;
  /** Fields that may be shown of all schemas of one operation. */
  budget: number;
  /** Id of the operation on its page. */
  anchor: string;
  /** Words that ids of its parts start with; none on a page of the operation's own. */
  prefix: string[];
}

export const schemaScope = (
  { index: { lookup, nameOf, t }, anchors }: Pick<OperationScope, 'index' | 'anchors'>,
  direction: Direction | null,
): SchemaScope => ({ lookup, nameOf, t, anchors, direction });
