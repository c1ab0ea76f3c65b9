import { messageParts } from '@org/site-model';
import type { ResponseView } from '../operation/operation-view.js';
import { Contents, Parameters } from './contents.js';
import type { PartProps } from './page-links.js';
import { Text } from './text.js';

/** One answer: closed unless it is a success. */
export function Response({ response, links, level }: PartProps & { response: ResponseView }) {
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
          <p className="api-label">{links.t('Headers')}</p>
          <Parameters fields={headers} links={links} level={level} />
        </>
      )}
      <Contents contents={contents} links={links} level={level} />
      <Links response={response} links={links} level={level} />
    </details>
  );
}

function Links({ response, links, level }: PartProps & { response: ResponseView }) {
  if (response.links.length === 0) return null;
  return (
    <>
      <p className="api-label">{links.t('Next')}</p>
      <ul className="api-links">
        {response.links.map(({ name, label, operation, server, parameters, description }) => {
          const href = operation === null ? null : links.to({ kind: 'operation', id: operation });
          return (
            <li key={name}>
              {href === null ? <code>{label}</code> : <a href={href}>{label}</a>}
              {server !== '' && (
                <span>
                  {' '}
                  {messageParts(links.t('at {server}'), { server: <code key="server">{server}</code> })}
                </span>
              )}
              {parameters.map((parameter) => (
                <span key={parameter.name}>
                  {', '}
                  {messageParts(links.t('{name} from {value}'), {
                    name: <code key="name">{parameter.name}</code>,
                    value: <code key="value">{parameter.value}</code>,
                  })}
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
