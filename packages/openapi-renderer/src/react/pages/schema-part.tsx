import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiNamedSchema } from '../../api-model/index.js';
import { Heading } from '../components/text.js';
import { schemaMarkdown } from '../markdown/page-markdown.js';
import { Outline, outlineSchema } from '../outline/outline.js';
import { schemaScope } from '../operation/operation-view.js';
import { describeSchema } from '../schema/describe-schema.js';
import { joinParts, type PageContext, type PagePart } from './page-context.js';
import { singleAnchors } from './plan-pages.js';
import type { SchemaNode } from '../schema/schema-node.js';
import { Code } from '../components/code.js';
import type { PartProps } from '../components/page-links.js';
import { Schema } from '../components/schema.js';

const MAX_EXAMPLES = 3;
/** Of one example: the document has it whole. */
const MAX_CHARACTERS = 5000;

interface SchemaPlacement {
  /** Fields that may be shown. */
  budget: number;
  level: number;
  prefix: string[];
}

/** A named schema, and who uses it. */
export function renderSchema(
  key: string,
  context: PageContext,
  { budget, level, prefix }: SchemaPlacement,
): PagePart {
  const { index, links, plan } = context;
  const named = index.model.schemas.find((schema) => schema.key === key);
  if (!named) return joinParts([]);
  const node = describeSchema(named.schema, schemaScope(context, null), {
    anchor: prefix,
    budget,
    ancestors: [key],
    depth: 0,
    required: false,
  });
  const single = plan.layout === 'single';
  const anchor = single ? singleAnchors.schema(named.slug) : '';
  const name = named.name || index.t('(no name)');
  const examples = examplesOf(named);
  const titleOf = (id: string): string => index.operation(id)?.title ?? id;
  const html = renderToStaticMarkup(
    <section className="api-prose">
      {single && (
        <Heading level={level - 1} id={anchor} links={links}>
          {name}
        </Heading>
      )}
      <NamedSchema {...{ named, node, examples, links, titleOf, level }} />
    </section>,
  );
  const outline = new Outline(links);
  if (single) outline.addAnchor(anchor, name);
  outlineSchema(node, outline);
  const code = examples.length > 0 ? { code: examples.join('\n') } : {};
  return {
    html,
    anchors: outline.anchors,
    sections: [{ anchor, path: single ? [index.t('Schemas'), named.name] : [], text: outline.text, ...code }],
    markdown: schemaMarkdown(named, node, index, level - 1),
    files: [],
  };
}

/** As JSON. Plain values are shown beside the type. */
const examplesOf = ({ schema }: ApiNamedSchema): string[] =>
  (schema.examples ?? [])
    .filter((example) => typeof example === 'object' && example !== null)
    .slice(0, MAX_EXAMPLES)
    .map((example) => JSON.stringify(example, null, 2).slice(0, MAX_CHARACTERS));

/** More users than this are counted. */
const MAX_USERS = 30;

interface NamedSchemaProps extends PartProps {
  named: ApiNamedSchema;
  node: SchemaNode;
  /** As JSON. */
  examples: string[];
  titleOf(operation: string): string;
}

/** A named schema in full, and who uses it. */
function NamedSchema({ named, node, examples, links, titleOf, level }: NamedSchemaProps) {
  const { operations, schemas } = named.usedBy;
  const count = operations.length + schemas.length;
  const users = [
    ...operations
      .slice(0, MAX_USERS)
      .map((id) => ({ key: `o ${id}`, label: titleOf(id), href: links.to({ kind: 'operation', id }) })),
    ...schemas
      .slice(0, MAX_USERS)
      .map((id) => ({ key: `s ${id}`, label: links.nameOf(id), href: links.to({ kind: 'schema', id }) })),
  ];
  return (
    <>
      <Schema node={node} links={links} level={level} />
      {examples.map((example, index) => (
        <Code key={index} code={example} syntax="json" links={links} />
      ))}
      {users.length > 0 && (
        <p className="api-fact api-users">
          {links.t('Used by')}{' '}
          {users.slice(0, MAX_USERS).map(({ key, label, href }, index) => (
            <span key={key}>
              {index > 0 && ', '}
              {href === null ? label : <a href={href}>{label}</a>}
            </span>
          ))}
          {count > MAX_USERS && ` ${links.t('and {count} more', { count: count - MAX_USERS })}`}
        </p>
      )}
    </>
  );
}
