import { Fragment } from 'react';
import type { ApiModel, ApiServer } from '../../api-model/index.js';
import { aboutEntries } from '../operation/about-entries.js';
import type { PageLinks } from './page-links.js';
import { SecurityScheme } from './security.js';
import { Heading, safeAddress, Text } from './text.js';

/** Ids of its parts; those of schemes by their names. */
export interface OverviewAnchors {
  servers: string;
  security: string;
  schemes: ReadonlyMap<string, string>;
}

interface OverviewProps {
  model: ApiModel;
  links: PageLinks;
  /** The document itself, for download. */
  downloads: { label?: string; href: string }[];
  anchors: OverviewAnchors;
}

function About({ markdown, links }: { markdown: string; links: PageLinks }) {
  const html = links.about(markdown, 1);
  return html === '' ? null : <div className="api-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What the API is, where it answers (beside it, where there is room), and who may call it. */
export function Overview({ model, links, downloads, anchors }: OverviewProps) {
  const { info, servers, externalDocs } = model;
  return (
    <>
      <div className="api-about">
        <p className="api-meta">
          {info.version !== '' && <span>{links.t('Version {version}', { version: info.version })}</span>}
          <span>OpenAPI {model.specification}</span>
          {downloads.map(({ label, href }) => (
            <a key={href} href={href} download>
              {label ?? links.t('Download the document')}
            </a>
          ))}
        </p>
        {info.summary !== '' && <p className="api-lead">{info.summary}</p>}
        <About markdown={info.description} links={links} />
        {externalDocs && (
          <p>
            <a href={safeAddress(externalDocs.url)} rel="noopener nofollow">
              {externalDocs.description || links.t('More documentation')}
            </a>
          </p>
        )}
        <Facts model={model} links={links} />
      </div>
      {servers.length > 0 && (
        <section className="api-servers">
          <Heading level={2} id={anchors.servers} links={links}>
            {links.t('Servers')}
          </Heading>
          {servers.map((server) => (
            <Server key={server.url} server={server} links={links} />
          ))}
        </section>
      )}
      <Schemes model={model} links={links} anchors={anchors} />
    </>
  );
}

function Schemes({ model: { securitySchemes }, links, anchors }: Omit<OverviewProps, 'downloads'>) {
  if (securitySchemes.length === 0) return null;
  return (
    <section>
      <Heading level={2} id={anchors.security} links={links}>
        {links.t('Authorization')}
      </Heading>
      {securitySchemes.map((scheme) => (
        <SecurityScheme
          key={scheme.name}
          scheme={scheme}
          anchor={anchors.schemes.get(scheme.name) ?? scheme.slug}
          links={links}
          level={3}
        />
      ))}
    </section>
  );
}

function Facts({ model, links }: Pick<OverviewProps, 'model' | 'links'>) {
  const entries = aboutEntries(model.info, links.t);
  if (entries.length === 0) return null;
  return (
    <p className="api-meta">
      {entries.map(({ label, text, url = '' }) => (
        <span key={label}>
          {label}{' '}
          {safeAddress(url) ? (
            <a href={safeAddress(url)} rel="noopener nofollow">
              {text}
            </a>
          ) : (
            text
          )}
        </span>
      ))}
    </p>
  );
}

/** Where the address of a server may break on a phone, rather than in a word. */
const PARTS = /(?<=\/)(?=[^/])|(?=\.)/;

function Server({ server, links }: { server: ApiServer; links: PageLinks }) {
  return (
    <div className="api-server">
      <p>
        <code>
          {server.url.split(PARTS).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </code>{' '}
        {server.name}
      </p>
      <Text markdown={server.description} level={3} links={links} />
      {server.variables.length > 0 && (
        <ul className="api-fields">
          {server.variables.map(({ name, default: value, values, description }) => (
            <li key={name} className="api-field">
              <p className="api-field-head">
                <code className="api-name">{name}</code>{' '}
                <span className="api-type">{links.t('server variable')}</span>
              </p>
              <Text markdown={description} level={3} links={links} />
              <p className="api-fact">
                {links.t('Default')} <code>{value}</code>
              </p>
              {values.length > 0 && (
                <p className="api-fact">
                  {links.t('Allowed')}{' '}
                  {values.map((allowed) => (
                    <span key={allowed}>
                      {' '}
                      <code>{allowed}</code>
                    </span>
                  ))}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
