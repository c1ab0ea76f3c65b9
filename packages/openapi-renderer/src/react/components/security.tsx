import type { ApiOAuthFlow, ApiSecurityScheme } from '../../api-model/index.js';
import type { OperationView } from '../operation/operation-view.js';
import type { PageLinks } from './page-links.js';
import { Heading, Text } from './text.js';

/** What an operation needs, in one line. */
export function SecurityLine({ security, links }: { security: OperationView['security']; links: PageLinks }) {
  if (security.alternatives.length === 0) return null;
  return (
    <p className="api-security">
      <span className="api-label">Authorization</span>{' '}
      {security.alternatives.map((alternative, index) => (
        <span key={index}>
          {index > 0 && ' or '}
          {alternative.map(({ scheme, scopes }, position) => {
            const href = links.to({ kind: 'security', id: scheme.name });
            return (
              <span key={scheme.name}>
                {position > 0 && ' and '}
                {href === null ? scheme.name : <a href={href}>{scheme.name}</a>}
                {scopes.map((scope) => (
                  <code key={scope} className="api-scope">
                    {scope}
                  </code>
                ))}
              </span>
            );
          })}
        </span>
      ))}
      {security.isOptional && ', or none'}
    </p>
  );
}

const FLOWS = {
  implicit: 'Implicit',
  password: 'Password',
  clientCredentials: 'Client credentials',
  authorizationCode: 'Authorization code',
  deviceAuthorization: 'Device authorization',
} as const;

/** One scheme in full, for the overview. */
export function SecurityScheme({
  scheme,
  anchor,
  links,
  level,
}: {
  scheme: ApiSecurityScheme;
  anchor: string;
  links: PageLinks;
  level: number;
}) {
  return (
    <section className="api-scheme">
      <Heading level={level} id={anchor}>
        {scheme.name}
      </Heading>
      <p>
        {howToSend(scheme)}
        {scheme.deprecated && ' It is deprecated.'}
      </p>
      <Text markdown={scheme.description} level={level} links={links} />
      {scheme.flows.map((flow) => (
        <Flow key={flow.kind} flow={flow} />
      ))}
    </section>
  );
}

const Flow = ({ flow }: { flow: ApiOAuthFlow }) => (
  <div className="api-part">
    <p className="api-label">{FLOWS[flow.kind]}</p>
    {(['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const).map(
      (key) =>
        flow[key] !== undefined && (
          <p key={key} className="api-fact">
            {key
              .replace(/([A-Z])/g, ' $1')
              .toLowerCase()
              .replace(' url', ' address')}{' '}
            <code>{flow[key]}</code>
          </p>
        ),
    )}
    {flow.scopes.length > 0 && (
      <dl className="api-values">
        {flow.scopes.map(({ name, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
);

export function howToSend(scheme: ApiSecurityScheme): string {
  const name = scheme.parameterName ?? '';
  const places = {
    header: `the header ${name}`,
    query: `the query parameter ${name}`,
    cookie: `the cookie ${name}`,
  };
  switch (scheme.type) {
    case 'apiKey':
      return `An API key in ${places[scheme.in ?? 'header']}.`;
    case 'http':
      if (scheme.scheme === 'basic')
        return 'User name and password in the header Authorization, as HTTP basic authentication.';
      return `A ${scheme.bearerFormat ? `${scheme.bearerFormat} ` : ''}token in the header Authorization, after the word ${scheme.scheme ?? 'bearer'}.`;
    case 'mutualTLS':
      return 'A client certificate.';
    case 'oauth2':
      return 'A token of OAuth 2 in the header Authorization, after the word Bearer.';
    default:
      return `A token of OpenID Connect${scheme.openIdConnectUrl ? `, described at ${scheme.openIdConnectUrl}` : ''}.`;
  }
}
