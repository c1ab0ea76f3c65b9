import type { ApiModel, ApiNamedSchema, ApiOperation } from '../../api-model/index.js';
import { howToSend } from '../components/security.js';
import type { ModelIndex } from '../pages/page-scope.js';
import type { SchemaNode } from '../schema/schema-node.js';
import { schemaText } from './operation-markdown.js';

const blocks = (parts: string[]): string =>
  `${parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')}\n`;

/** What the API is, where it answers, and who may call it. */
export function overviewMarkdown({ info, servers, securitySchemes, tags }: ApiModel): string {
  return blocks([
    `# ${info.title}`,
    info.version && `Version ${info.version}`,
    info.summary,
    info.description,
    servers.length > 0 ? '## Servers' : '',
    ...servers.map(({ url, description, variables }) =>
      [
        `- \`${url}\`${description ? `: ${description.trim()}` : ''}`,
        ...variables.map(
          ({ name, default: value, values }) =>
            `  - \`${name}\`: by default \`${value}\`${values.length > 0 ? `, one of ${values.map((allowed) => `\`${allowed}\``).join(', ')}` : ''}`,
        ),
      ].join('\n'),
    ),
    securitySchemes.length > 0 ? '## Authorization' : '',
    securitySchemes.map((scheme) => `- ${scheme.name}: ${howToSend(scheme)}`).join('\n'),
    tags.length > 0 ? '## Operations' : '',
    tags.map(({ title, operations }) => `- ${title} (${operations.length})`).join('\n'),
  ]);
}

export const listMarkdown = (title: string, description: string, operations: ApiOperation[]): string =>
  blocks([
    `# ${title}`,
    description,
    operations.map(({ method, path, title: name }) => `- \`${method} ${path}\`: ${name}`).join('\n'),
  ]);

export const schemaListMarkdown = ({ schemas }: ApiModel): string =>
  blocks(['# Schemas', schemas.map(({ name }) => `- ${name}`).join('\n')]);

/** A named schema. @param level of its heading */
export const schemaMarkdown = (
  named: ApiNamedSchema,
  node: SchemaNode,
  index: ModelIndex,
  level = 1,
): string => blocks([`${'#'.repeat(level)} ${named.name || '(no name)'}`, schemaText(node, index)]);
