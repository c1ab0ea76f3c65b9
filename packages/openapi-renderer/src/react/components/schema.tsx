import { Fragment } from 'react';
import type { NotePart, SchemaField, SchemaGroup, SchemaNode, TypePart } from '../schema/schema-node.js';
import { Choice } from './choice.js';
import type { PageLinks, PartProps } from './page-links.js';
import { Text } from './text.js';

interface NodeProps extends PartProps {
  node: SchemaNode;
}

/** A schema in the place of a whole: its own description, facts and contents. */
export function Schema({ node, links, level }: NodeProps) {
  return (
    <div className="api-schema">
      <p className="api-field-head">
        <Type parts={node.type} links={links} />
        <Flags node={node} links={links} />
      </p>
      <SchemaBody node={node} links={links} level={level} />
    </div>
  );
}

function SchemaBody({ node, links, level }: NodeProps) {
  return (
    <>
      <Text markdown={node.description} level={level} links={links} />
      <Facts node={node} links={links} />
      <Notes notes={node.notes} links={links} />
      {node.groups.map((group, index) => (
        <Group key={index} group={group} links={links} level={level} />
      ))}
    </>
  );
}

export function Type({ parts, links }: { parts: TypePart[]; links: PageLinks }) {
  return (
    <span className="api-type">
      {parts.map((part, index) =>
        part.ref === undefined ? part.text : <SchemaLink key={index} schema={part.ref} links={links} />,
      )}
    </span>
  );
}

function SchemaLink({ schema, links }: { schema: string; links: PageLinks }) {
  const href = links.to({ kind: 'schema', id: schema });
  return href === null ? links.nameOf(schema) : <a href={href}>{links.nameOf(schema)}</a>;
}

function Flags({ node, links }: { node: SchemaNode; links: PageLinks }) {
  return node.flags.map((flag) => (
    <Fragment key={flag}>
      {' '}
      <span className="api-flag" data-flag={flag}>
        {links.t(flag)}
      </span>
    </Fragment>
  ));
}

function Facts({ node: { facts, enumeration }, links }: { node: SchemaNode; links: PageLinks }) {
  const described = enumeration.filter(({ description }) => description !== '');
  return (
    <>
      {facts.map(({ label, values }) => (
        <p key={label} className="api-fact">
          {label} <Codes values={values} />
        </p>
      ))}
      {enumeration.length > 0 && described.length === 0 && (
        <p className="api-fact">
          {links.t('Allowed')} <Codes values={enumeration.map(({ value }) => value)} />
        </p>
      )}
      {described.length > 0 && (
        <dl className="api-values">
          {enumeration.map(({ value, description }) => (
            <div key={value}>
              <dt>
                <code>{value}</code>
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

const Codes = ({ values }: { values: string[] }) =>
  values.map((value, index) => (
    <span key={index}>
      {index > 0 && ' '}
      <code>{value}</code>
    </span>
  ));

function Notes({ notes, links }: { notes: NotePart[][]; links: PageLinks }) {
  return notes.map((parts, index) => (
    <p key={index} className="api-fact">
      {parts.map((part, position) => {
        if (typeof part === 'string') return part;
        return 'code' in part ? (
          <code key={position}>{part.code}</code>
        ) : (
          <SchemaLink key={position} schema={part.ref} links={links} />
        );
      })}
    </p>
  ));
}

function Group({ group, links, level }: PartProps & { group: SchemaGroup }) {
  if (group.kind === 'fields') return <Fields group={group} links={links} level={level} />;
  if (group.kind === 'part') {
    return (
      <details className="api-part" open={group.node.groups.length === 0}>
        <summary>{group.title}</summary>
        <Schema node={group.node} links={links} level={level} />
      </details>
    );
  }
  const options = group.variants.map(({ label, node }, index) => ({
    id: String(index),
    label,
    content: <Schema node={node} links={links} level={level} />,
  }));
  return <Choice title={group.title} name={group.key} options={options} group={null} />;
}

function Fields({ group, links, level }: PartProps & { group: Extract<SchemaGroup, { kind: 'fields' }> }) {
  return (
    <>
      <ul className="api-fields">
        {group.fields.map((field, index) => (
          <Field key={index} field={field} links={links} level={level} />
        ))}
      </ul>
      {group.more > 0 && (
        <p className="api-fact">{links.t('{count} more are not shown here.', { count: group.more })}</p>
      )}
    </>
  );
}

export function Field({
  field,
  links,
  level,
  children,
}: PartProps & { field: SchemaField; children?: React.ReactNode }) {
  const { name, anchor, node } = field;
  const { groups, ...own } = node;
  const shown = name || links.t('(empty)');
  return (
    <li className="api-field" id={anchor ?? undefined}>
      <p className="api-field-head">
        {anchor === null ? (
          <code className="api-name">{shown}</code>
        ) : (
          <a className="api-name" href={`#${anchor}`}>
            <code>{shown}</code>
          </a>
        )}{' '}
        <Type parts={node.type} links={links} />
        <Flags node={node} links={links} />
      </p>
      <SchemaBody node={{ ...own, groups: [] }} links={links} level={level} />
      {children}
      <Nested groups={groups} of={name} links={links} level={level} />
    </li>
  );
}

/** What a field contains, closed at first. One part needs no second thing to open. */
function Nested({ groups, of, links, level }: PartProps & { groups: SchemaGroup[]; of: string }) {
  const [first, ...more] = groups;
  if (!first) return null;
  const isPart = first.kind === 'part' && more.length === 0;
  return (
    <details className="api-nested">
      <summary>
        {summaryOf(groups, links)}
        <span className="visually-hidden"> {links.t('of {name}', { name: of })}</span>
      </summary>
      {isPart ? (
        <SchemaBody node={first.node} links={links} level={level} />
      ) : (
        groups.map((group, index) => <Group key={index} group={group} links={links} level={level} />)
      )}
    </details>
  );
}

function summaryOf(groups: SchemaGroup[], { plural }: PageLinks): string {
  const [first] = groups;
  if (first?.kind === 'fields') {
    return plural('{count} field', '{count} fields', first.fields.length + first.more);
  }
  if (first?.kind === 'variants') return `${first.title} ${first.variants.length}`;
  return first?.title ?? '';
}
