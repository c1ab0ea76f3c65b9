import { messageParts } from '@org/site-model';
import type { ContentView, ParameterView } from '../operation/operation-view.js';
import type { PartProps } from './page-links.js';
import { Field, Schema, Type } from './schema.js';

/** Parameters of one place, or headers. */
export const Parameters = ({ fields, links, level }: PartProps & { fields: ParameterView[] }) => (
  <ul className="api-fields">
    {fields.map((field) => (
      <Field key={field.anchor} field={field} links={links} level={level}>
        {field.examples.map(({ name, value }) => (
          <p key={name} className="api-fact">
            {name === '' ? links.t('Example') : name} <code>{value}</code>
          </p>
        ))}
        {field.wire !== null && (
          <p className="api-fact">
            {messageParts(links.t('Sent as {text}'), { text: <code key="text">{field.wire}</code> })}
          </p>
        )}
      </Field>
    ))}
  </ul>
);

/** A body or an answer in each of its media types. */
export function Contents({ contents, links, level }: PartProps & { contents: ContentView[] }) {
  return contents.map(({ mediaType, node, itemNode, encodings }) => (
    <div key={mediaType} className="api-content">
      <p className="api-media-type">
        <code>{mediaType}</code>
      </p>
      {node && <Schema node={node} links={links} level={level} />}
      {itemNode && (
        <div className="api-part">
          <p className="api-fact">
            {messageParts(links.t('A stream; each item is {type}'), {
              type: <Type key="type" parts={itemNode.type} links={links} />,
            })}
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
