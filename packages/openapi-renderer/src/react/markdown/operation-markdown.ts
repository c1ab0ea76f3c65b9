import type { ContentView, OperationView, ParameterView, ResponseView } from '../operation/operation-view.js';
import type { ModelIndex } from '../pages/page-scope.js';
import type { NotePart, SchemaGroup, SchemaNode } from '../schema/schema-node.js';

/** An operation as Markdown: for people who copy it, and for programs that read. @param level of its heading */
export function operationMarkdown(view: OperationView, index: ModelIndex, level = 1): string {
  const { operation } = view;
  const { t } = index;
  const [sample] = view.samples;
  const marks = '#'.repeat(level);
  const blocks = [
    `${marks} ${operation.title}`,
    `${code(`${operation.method} ${view.serverUrl}${operation.path}`)}${operation.deprecated ? ` ${t('(deprecated)')}` : ''}`,
    operation.description.trim(),
    securityText(view, index),
    ...view.parameters.flatMap(({ title, fields }) => [
      `${marks}# ${title}`,
      fields.map((field) => parameterText(field, index)).join('\n'),
    ]),
    ...bodyText(view, index, marks),
    ...(view.responses.length > 0 ? [`${marks}# ${t('Responses')}`] : []),
    ...view.responses.flatMap((response) => responseText(response, index, marks)),
    ...view.callbacks.flatMap(({ name, operations }) => [
      `${marks}# ${t('Callback {name}', { name })}`,
      ...operations.map((callback) => operationMarkdown(callback, index, level + 2).trim()),
    ]),
    ...(sample ? [`${marks}# ${t('Example')}`, fence(sample.code, sample.syntax)] : []),
    ...view.responseExamples
      .slice(0, 1)
      .map(
        (example) =>
          `${t(example.generated ? 'A response, generated from the schema:' : 'A response:')}\n\n${fence(example.code, example.syntax)}`,
      ),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function bodyText({ body }: OperationView, index: ModelIndex, marks: string): string[] {
  if (!body) return [];
  const { t } = index;
  return [
    `${marks}# ${t('Request body')}${body.required ? ` ${t('(required)')}` : ''}`,
    body.description.trim(),
    ...body.contents.flatMap((content) => contentText(content, index)),
  ];
}

function responseText(response: ResponseView, index: ModelIndex, marks: string): string[] {
  const { status, title, description, headers, contents, links } = response;
  return [
    `${marks}## ${status} ${title}`.trim(),
    description === title ? '' : description.trim(),
    headers.map((header) => parameterText(header, index)).join('\n'),
    ...contents.flatMap((content) => contentText(content, index)),
    links.map((link) => linkText(link, index)).join('\n'),
  ];
}

function linkText(
  { label, server, parameters, description }: ResponseView['links'][number],
  { t }: ModelIndex,
): string {
  const words = [
    `- ${t('Next')}: ${label}`,
    ...(server === '' ? [] : [t('at {server}', { server: code(server) })]),
  ];
  const values = parameters.map(({ name, value }) =>
    t('{name} from {value}', { name: code(name), value: code(value) }),
  );
  return [words.join(' '), ...values].join(', ') + (description ? `. ${oneLine(description)}` : '');
}

/** Code in backticks, more of them where it has some itself. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const pad = longest > 0 ? ' ' : '';
  return `${ticks}${pad}${text.replaceAll('\n', ' ')}${pad}${ticks}`;
}

function fence(text: string, syntax: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${syntax}\n${text}\n${ticks}`;
}

function securityText({ security }: OperationView, { t }: ModelIndex): string {
  if (security.alternatives.length === 0) return '';
  const names = security.alternatives.map((alternative) =>
    alternative
      .map(({ scheme, scopes }) => [scheme.name, ...scopes.map(code)].join(' '))
      .join(` ${t('and')} `),
  );
  const rest = security.isOptional ? `, ${t('or none')}` : '';
  return `${t('Authorization')}: ${names.join(` ${t('or')} `)}${rest}.`;
}

const parameterText = ({ name, node, wire }: ParameterView, index: ModelIndex): string =>
  itemText(name, node, index, 0) +
  (wire === null ? '' : `\n  ${index.t('Sent as {text}', { text: code(wire) })}.`);

function contentText(content: ContentView, index: ModelIndex): string[] {
  const { mediaType, node, itemNode, encodings } = content;
  const parts = [node, itemNode].filter((part) => part !== null);
  return [
    `${code(mediaType)}${itemNode ? `, ${index.t('a stream of items')}` : ''}`,
    ...parts.map((part) => schemaText(part, index)),
    encodings
      .filter(({ facts }) => facts.length > 0)
      .map(
        ({ property, facts }) =>
          `- ${code(property)}: ${facts.map(({ label, value }) => `${label} ${code(value)}`).join(', ')}`,
      )
      .join('\n'),
  ];
}

/** A schema in the place of a whole. */
export const schemaText = (node: SchemaNode, index: ModelIndex): string =>
  [
    `${index.t('Type: {type}.', { type: typeOf(node) })}${factsText(node, index)} ${oneLine(node.description)}`.trim(),
    ...notesText(node, index, ''),
    ...node.groups.map((group) => groupText(group, index, 0)),
  ].join('\n');

const typeOf = ({ type }: SchemaNode): string => type.map(({ text }) => text).join('');

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

function factsText({ facts, enumeration }: SchemaNode, { t }: ModelIndex): string {
  const values = enumeration.map(
    ({ value, description }) => code(value) + (description ? ` (${oneLine(description)})` : ''),
  );
  const all = [
    ...facts.map(({ label, values: codes }) => `${label}: ${codes.map(code).join(', ')}.`),
    ...(values.length > 0 ? [`${t('Allowed')}: ${values.join(', ')}.`] : []),
  ];
  return all.length > 0 ? ` ${all.join(' ')}` : '';
}

function itemText(name: string, node: SchemaNode, index: ModelIndex, depth: number): string {
  const indent = '  '.repeat(depth);
  const flags = node.flags.map((flag) => `, ${index.t(flag)}`).join('');
  const text = oneLine(node.description);
  const head = `${indent}- ${code(name)} (${typeOf(node)}${flags})${text ? `: ${text}` : ''}${factsText(node, index)}`;
  return [
    head,
    ...notesText(node, index, `${indent}  `),
    ...node.groups.map((group) => groupText(group, index, depth + 1)),
  ].join('\n');
}

const notesText = ({ notes }: SchemaNode, index: ModelIndex, indent: string): string[] =>
  notes.map((parts) => indent + parts.map((part) => noteText(part, index)).join(''));

const noteText = (part: NotePart, { nameOf }: ModelIndex): string =>
  typeof part === 'string' ? part : 'code' in part ? code(part.code) : nameOf(part.ref);

function groupText(group: SchemaGroup, index: ModelIndex, depth: number): string {
  const indent = '  '.repeat(depth);
  if (group.kind === 'fields')
    return group.fields.map(({ name, node }) => itemText(name, node, index, depth)).join('\n');
  if (group.kind === 'part') return itemText(group.title, group.node, index, depth);
  return [
    `${indent}- ${group.title}:`,
    ...group.variants.map(({ label, node }) => itemText(label, node, index, depth + 1)),
  ].join('\n');
}
