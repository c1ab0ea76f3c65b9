import type { ApiNamedSchema } from '../../api-model/index.js';
import type { SchemaNode } from '../schema/schema-node.js';
import { Code } from './code.js';
import type { PartProps } from './page-links.js';
import { Schema } from './schema.js';

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
export function NamedSchema({ named, node, examples, links, titleOf, level }: NamedSchemaProps) {
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
