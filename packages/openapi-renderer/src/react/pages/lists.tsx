import { renderToStaticMarkup } from 'react-dom/server';
import { Method, Text } from '../components/text.js';
import { listMarkdown, schemaListMarkdown } from '../markdown/page-markdown.js';
import { Outline } from '../outline/outline.js';
import { joinParts, markupPart, type PageContext, type PagePart } from './page-context.js';
import type { ApiOperation } from '../../api-model/index.js';
import type { PageLinks } from '../components/page-links.js';

/** Operations by tag, for those who look for one. */
export const renderGroups = ({ index, links }: PageContext): PagePart =>
  markupPart(
    renderToStaticMarkup(
      <div className="api-prose">
        {index.model.tags.map((tag) => (
          <section key={tag.name}>
            <h2 className="api-tag-title">
              <a href={links.to({ kind: 'tag', id: tag.name }) ?? undefined}>{tag.title}</a>
            </h2>
            {tag.operations.length > 0 && (
              <p className="api-meta">
                {index.plural('{count} operation', '{count} operations', tag.operations.length)}
              </p>
            )}
          </section>
        ))}
      </div>,
    ),
  );

/** A tag and its operations. */
export function renderTag({ page, index, links }: PageContext): PagePart {
  const tag = index.model.tags.find(({ name }) => name === page.id);
  if (!tag) return joinParts([]);
  const operations = tag.operations.flatMap((id) => index.operation(id) ?? []);
  const html = renderToStaticMarkup(
    <div className="api-prose">
      <Text markdown={tag.description} level={1} links={links} />
      <OperationList operations={operations} links={links} />
    </div>,
  );
  const outline = new Outline(links);
  outline.addDescription(tag.description);
  for (const { title, method, path } of operations) outline.add(title, method, path);
  return {
    ...markupPart(html),
    sections: [{ anchor: '', path: [], text: outline.text }],
    markdown: listMarkdown(tag.title, tag.description, operations),
  };
}

/** Names of all schemas. */
export function renderSchemaList({ index, links }: PageContext): PagePart {
  const { schemas } = index.model;
  const html = renderToStaticMarkup(
    <ul className="api-columns">
      {schemas.map(({ key }) => (
        <li key={key}>
          <a href={links.to({ kind: 'schema', id: key }) ?? undefined}>{index.nameOf(key)}</a>
        </li>
      ))}
    </ul>,
  );
  const outline = new Outline(links);
  for (const { key } of schemas) outline.add(index.nameOf(key));
  return {
    ...markupPart(html),
    sections: [{ anchor: '', path: [], text: outline.text }],
    markdown: schemaListMarkdown(index),
  };
}

/** Operations of a tag, one line each. */
function OperationList({ operations, links }: { operations: ApiOperation[]; links: PageLinks }) {
  return (
    <ul className="api-list">
      {operations.map((operation) => (
        <li key={operation.id}>
          <a href={links.to({ kind: 'operation', id: operation.id }) ?? undefined}>{operation.title}</a>
          <span className="api-line">
            <Method method={operation.method} />
            <code className="api-path">{operation.path}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}
