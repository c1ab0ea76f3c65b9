import type { OperationView } from '../operation/operation-view.js';
import { Contents, Parameters } from './contents.js';
import type { PartProps } from './page-links.js';
import { Response } from './response.js';
import { SecurityLine } from './security.js';
import { Heading, Method, safeAddress, Text } from './text.js';

interface OperationProps extends PartProps {
  view: OperationView;
}

interface ProseProps extends OperationProps {
  /** Address of the operation as Markdown. @default no link to it */
  markdownHref?: string | undefined;
}

/** What there is to read of an operation: the left column. */
export function OperationProse({
  view,
  links,
  level,
  markdownHref,
}: OperationProps & { markdownHref?: string | undefined }) {
  const { operation } = view;
  return (
    <>
      <OperationLine view={view} links={links} markdownHref={markdownHref} />
      <Text markdown={operation.description} level={level - 1} links={links} />
      {view.externalDocs && (
        <p>
          <a href={safeAddress(view.externalDocs.url)} rel="noopener nofollow">
            {view.externalDocs.description || links.t('More about this')}
          </a>
        </p>
      )}
      <SecurityLine security={view.security} links={links} />
      {view.parameters.map(({ title, anchor, fields }) => (
        <Section key={title} title={title} anchor={anchor} level={level} links={links}>
          <Parameters fields={fields} links={links} level={level} />
        </Section>
      ))}
      <Body view={view} links={links} level={level} />
      {view.responses.length > 0 && (
        <Section title={links.t('Responses')} anchor={view.responsesAnchor} level={level} links={links}>
          {view.responses.map((response) => (
            <Response key={response.status} response={response} links={links} level={level} />
          ))}
        </Section>
      )}
      <Callbacks view={view} links={links} level={level} />
    </>
  );
}

/** Method and path, with what marks the operation. */
const OperationLine = ({ view: { operation, badges }, links, markdownHref }: Omit<ProseProps, 'level'>) => (
  <p className="api-line">
    <Method method={operation.method} />
    <code className="api-path">{operation.path}</code>
    {operation.deprecated && (
      <span className="api-flag" data-flag="deprecated">
        {links.t('deprecated')}
      </span>
    )}
    {badges.map((badge) => (
      <span key={badge} className="api-flag" data-flag="badge">
        {badge}
      </span>
    ))}
    {markdownHref !== undefined && (
      <a className="api-markdown" href={markdownHref} type="text/markdown">
        {links.t('Markdown')}
        <span className="visually-hidden"> {links.t('of {name}', { name: operation.title })}</span>
      </a>
    )}
  </p>
);

function Body({ view: { body }, links, level }: OperationProps) {
  if (!body) return null;
  return (
    <Section
      title={links.t('Request body')}
      anchor={body.anchor}
      level={level}
      links={links}
      flag={body.required ? 'required' : null}
    >
      <Text markdown={body.description} level={level} links={links} />
      <Contents contents={body.contents} links={links} level={level} />
    </Section>
  );
}

const Callbacks = ({ view, links, level }: OperationProps) =>
  view.callbacks.map(({ name, anchor, operations }) => (
    <Section
      key={name}
      title={links.t('Callback {name}', { name })}
      anchor={anchor}
      level={level}
      links={links}
    >
      {operations.map((callback) => (
        <OperationProse key={callback.anchor} view={callback} links={links} level={level + 1} />
      ))}
    </Section>
  ));

interface SectionProps extends PartProps {
  title: string;
  anchor: string;
  flag?: 'required' | null;
  children: React.ReactNode;
}

const Section = ({ title, anchor, level, links, flag, children }: SectionProps) => (
  <section className="api-section">
    <Heading level={level} id={anchor} links={links}>
      {title}
      {flag && (
        <>
          {' '}
          <span className="api-flag" data-flag={flag}>
            {links.t(flag)}
          </span>
        </>
      )}
    </Heading>
    {children}
  </section>
);
