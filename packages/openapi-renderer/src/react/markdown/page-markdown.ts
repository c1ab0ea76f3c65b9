import type { ApiNamedSchema, ApiOperation } from '../../api-model/index.js';
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
export function overviewMarkdown({ model, t }: ModelIndex): string {
  const { info, servers, securitySchemes, tags } = model;
  return blocks([
    `# ${info.title}`,
    info.version && t('Version {version}', { version: info.version }),
    info.summary,
    info.description,
    servers.length > 0 ? `## ${t('Servers')}` : '',
    ...servers.map(({ url, description, variables }) =>
      [
        `- \`${url}\`${description ? `: ${description.trim()}` : ''}`,
        ...variables.map(({ name, default: value, values }) => {
          const allowed = values.map((each) => `\`${each}\``).join(', ');
          const rest = values.length > 0 ? `, ${t('one of {values}', { values: allowed })}` : '';
          return `  - \`${name}\`: ${t('by default {value}', { value: `\`${value}\`` })}${rest}`;
        }),
      ].join('\n'),
    ),
    securitySchemes.length > 0 ? `## ${t('Authorization')}` : '',
    securitySchemes.map((scheme) => `- ${scheme.name}: ${howToSend(scheme, t)}`).join('\n'),
    tags.length > 0 ? `## ${t('Operations')}` : '',
    tags.map(({ title, operations }) => `- ${title} (${operations.length})`).join('\n'),
  ]);
}

export const listMarkdown = (title: string, description: string, operations: ApiOperation[]): string =>
  blocks([
    `# ${title}`,
    description,
    operations.map(({ method, path, title: name }) => `- \`${method} ${path}\`: ${name}`).join('\n'),
  ]);

export const schemaListMarkdown = ({ model: { schemas }, t }: ModelIndex): string =>
  blocks([`# ${t('Schemas')}`, schemas.map(({ name }) => `- ${name}`).join('\n')]);

/** A named schema. @param level of its heading */
export const schemaMarkdown = (
  named: ApiNamedSchema,
  node: SchemaNode,
  index: ModelIndex,
  level = 1,
): string => blocks([`${'#'.repeat(level)} ${named.name || index.t('(no name)')}`, schemaText(node, index)]);
