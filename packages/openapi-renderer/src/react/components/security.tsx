import type { ApiOAuthFlow, ApiSecurityScheme } from '../../api-model/index.js';
import type { PageTranslate } from '../../messages/page-messages.js';
import type { OperationView } from '../operation/operation-view.js';
import type { PageLinks, PartProps } from './page-links.js';
import { Heading, Text } from './text.js';

/** What an operation needs, in one line. */
export function SecurityLine({ security, links }: { security: OperationView['security']; links: PageLinks }) {
  if (security.alternatives.length === 0) return null;
  return (
    <p className="api-security">
      <span className="api-label">{links.t('Authorization')}</span>{' '}
      {security.alternatives.map((alternative, index) => (
        <span key={index}>
          {index > 0 && ` ${links.t('or')} `}
          {alternative.map(({ scheme, scopes }, position) => {
            const href = links.to({ kind: 'security', id: scheme.name });
            return (
              <span key={scheme.name}>
                {position > 0 && ` ${links.t('and')} `}
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
      {security.isOptional && `, ${links.t('or none')}`}
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

const ADDRESSES = [
  ['authorizationUrl', 'authorization address'],
  ['deviceAuthorizationUrl', 'device authorization address'],
  ['tokenUrl', 'token address'],
  ['refreshUrl', 'refresh address'],
] as const;

/** One scheme in full, for the overview. */
export function SecurityScheme({
  scheme,
  anchor,
  links,
  level,
}: PartProps & { scheme: ApiSecurityScheme; anchor: string }) {
  return (
    <section className="api-scheme">
      <Heading level={level} id={anchor} links={links}>
        {scheme.name}
      </Heading>
      <p>
        {howToSend(scheme, links.t)}
        {scheme.deprecated && ` ${links.t('It is deprecated.')}`}
      </p>
      <Text markdown={scheme.description} level={level} links={links} />
      {scheme.oauth2MetadataUrl !== undefined && (
        <p className="api-fact">
          {links.t('metadata address')} <code>{scheme.oauth2MetadataUrl}</code>
        </p>
      )}
      {scheme.flows.map((flow) => (
        <Flow key={flow.kind} flow={flow} links={links} />
      ))}
    </section>
  );
}

const Flow = ({ flow, links: { t } }: { flow: ApiOAuthFlow; links: PageLinks }) => (
  <div className="api-part">
    <p className="api-label">{t(FLOWS[flow.kind])}</p>
    {ADDRESSES.map(
      ([key, label]) =>
        flow[key] !== undefined && (
          <p key={key} className="api-fact">
            {t(label)} <code>{flow[key]}</code>
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

const KEY_LOCATIONS = {
  header: 'An API key in the header {name}.',
  query: 'An API key in the query parameter {name}.',
  cookie: 'An API key in the cookie {name}.',
} as const;

/** What to send for a scheme, in a sentence. */
export function howToSend(scheme: ApiSecurityScheme, t: PageTranslate): string {
  switch (scheme.type) {
    case 'apiKey':
      return t(KEY_LOCATIONS[scheme.in ?? 'header'], { name: scheme.parameterName ?? '' });
    case 'http': {
      if (scheme.scheme === 'basic')
        return t('User name and password in the header Authorization, as HTTP basic authentication.');
      const values = { scheme: scheme.scheme ?? 'bearer' };
      return scheme.bearerFormat
        ? t('A {format} token in the header Authorization, after the word {scheme}.', {
            ...values,
            format: scheme.bearerFormat,
          })
        : t('A token in the header Authorization, after the word {scheme}.', values);
    }
    case 'mutualTLS':
      return t('A client certificate.');
    case 'oauth2':
      return t('A token of OAuth 2 in the header Authorization, after the word Bearer.');
    default:
      return scheme.openIdConnectUrl
        ? t('A token of OpenID Connect, described at {address}.', { address: scheme.openIdConnectUrl })
        : t('A token of OpenID Connect.');
  }
}
