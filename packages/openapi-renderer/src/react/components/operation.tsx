import type { ContentView, OperationView, ParameterView, ResponseView } from '../operation/operation-view.js';
import type { PageLinks } from './page-links.js';
import { Field, Schema, Type } from './schema.js';
import { SecurityLine } from './security.js';
import { Heading, Method, Text } from './text.js';

interface OperationProps {
  view: OperationView;
  links: PageLinks;
  /** Level of the headings of its sections. */
  level: number;
}

/** What there is to read of an operation: the left column. */
export function OperationProse({ view, links, level, twin }: OperationProps & { twin?: string | undefined }) {
  const { operation } = view;
  return (
    <>
      <p className="api-line">
        <Method method={operation.method} />
        <code className="api-path">{operation.path}</code>
        {operation.deprecated && (
          <span className="api-flag" data-flag="deprecated">
            deprecated
          </span>
        )}
        {twin !== undefined && (
          <a className="api-twin" href={twin} type="text/markdown">
            Markdown<span className="visually-hidden"> of {operation.title}</span>
          </a>
        )}
      </p>
      <Text markdown={operation.description} level={level - 1} links={links} />
      {view.externalDocs && (
        <p>
          <a href={safeAddress(view.externalDocs.url)} rel="noopener nofollow">
            {view.externalDocs.description || 'More about this'}
          </a>
        </p>
      )}
      <SecurityLine security={view.security} links={links} />
      {view.parameters.map(({ title, anchor, fields }) => (
        <Section key={title} title={title} anchor={anchor} level={level}>
          <Parameters fields={fields} links={links} level={level} />
        </Section>
      ))}
      <Body view={view} links={links} level={level} />
      {view.responses.length > 0 && (
        <Section title="Responses" anchor={view.responsesAnchor} level={level}>
          {view.responses.map((response) => (
            <Response key={response.status} response={response} links={links} level={level} />
          ))}
        </Section>
      )}
      <Callbacks view={view} links={links} level={level} />
    </>
  );
}

function Body({ view: { body }, links, level }: OperationProps) {
  if (!body) return null;
  return (
    <Section title="Request body" anchor={body.anchor} level={level} flag={body.required ? 'required' : null}>
      <Text markdown={body.description} level={level} links={links} />
      <Contents contents={body.contents} links={links} level={level} />
    </Section>
  );
}

const Callbacks = ({ view, links, level }: OperationProps) =>
  view.callbacks.map(({ name, anchor, operations }) => (
    <Section key={name} title={`Callback ${name}`} anchor={anchor} level={level}>
      {operations.map((callback) => (
        <OperationProse key={callback.anchor} view={callback} links={links} level={level + 1} />
      ))}
    </Section>
  ));

/** Only http and https lead anywhere; all else is text that nobody should follow. */
export const safeAddress = (url: string): string | undefined => (/^https?:\/\//i.test(url) ? url : undefined);

interface SectionProps {
  title: string;
  anchor: string;
  level: number;
  flag?: string | null;
  children: React.ReactNode;
}

const Section = ({ title, anchor, level, flag, children }: SectionProps) => (
  <section className="api-section">
    <Heading level={level} id={anchor}>
      {title}
      {flag && (
        <span className="api-flag" data-flag={flag}>
          {flag}
        </span>
      )}
    </Heading>
    {children}
  </section>
);

const Parameters = ({
  fields,
  links,
  level,
}: {
  fields: ParameterView[];
  links: PageLinks;
  level: number;
}) => (
  <ul className="api-fields">
    {fields.map((field) => (
      <Field key={field.anchor} field={field} links={links} level={level}>
        {field.examples.map(({ name, value }) => (
          <p key={name} className="api-fact">
            {name === '' ? 'Example' : name} <code>{value}</code>
          </p>
        ))}
        {field.wire !== null && (
          <p className="api-fact">
            Sent as <code>{field.wire}</code>
          </p>
        )}
      </Field>
    ))}
  </ul>
);

function Contents({ contents, links, level }: { contents: ContentView[]; links: PageLinks; level: number }) {
  return contents.map(({ mediaType, node, itemNode, encodings }) => (
    <div key={mediaType} className="api-content">
      <p className="api-media-type">
        <code>{mediaType}</code>
      </p>
      {node && <Schema node={node} links={links} level={level} />}
      {itemNode && (
        <div className="api-part">
          <p className="api-fact">
            A stream; each item is <Type parts={itemNode.type} links={links} />
          </p>
          <Schema node={itemNode} links={links} level={level} />
        </div>
      )}
      {encodings.map(({ property, facts }) => (
        <p key={property} className="api-fact">
          <code>{property}</code>
          {facts.map(({ label, value }) => (
            <span key={`${label} ${value}`}>
              {' '}
              {label} <code>{value}</code>
            </span>
          ))}
        </p>
      ))}
    </div>
  ));
}

function Response({ response, links, level }: { response: ResponseView; links: PageLinks; level: number }) {
  const { status, title, anchor, headers, contents, description } = response;
  const isEmpty = headers.length === 0 && contents.length === 0 && response.links.length === 0;
  const head = (
    <>
      <code className="api-status" data-class={status.charAt(0)}>
        {status}
      </code>{' '}
      <span>{title}</span>
    </>
  );
  const text = description !== title && <Text markdown={description} level={level} links={links} />;
  if (isEmpty) {
    return (
      <div className="api-response" id={anchor}>
        <p className="api-response-head">{head}</p>
        {text}
      </div>
    );
  }
  return (
    <details className="api-response" id={anchor} open={/^2/.test(status)}>
      <summary>{head}</summary>
      {text}
      {headers.length > 0 && (
        <>
          <p className="api-label">Headers</p>
          <Parameters fields={headers} links={links} level={level} />
        </>
      )}
      <Contents contents={contents} links={links} level={level} />
      <Links response={response} links={links} level={level} />
    </details>
  );
}

function Links({ response, links, level }: { response: ResponseView; links: PageLinks; level: number }) {
  if (response.links.length === 0) return null;
  return (
    <>
      <p className="api-label">Next</p>
      <ul className="api-links">
        {response.links.map(({ name, operation, target, parameters, description }) => {
          const href = operation === null ? null : links.to({ kind: 'operation', id: operation });
          return (
            <li key={name}>
              {href === null ? <code>{target || name}</code> : <a href={href}>{target || name}</a>}
              {parameters.map((parameter) => (
                <span key={parameter.name}>
                  , <code>{parameter.name}</code> from <code>{parameter.value}</code>
                </span>
              ))}
              <Text markdown={description} level={level} links={links} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
