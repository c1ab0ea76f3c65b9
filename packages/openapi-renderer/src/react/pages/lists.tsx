import { renderToStaticMarkup } from 'react-dom/server';
import { OperationList } from '../components/operation-list.js';
import { Text } from '../components/text.js';
import { listMarkdown, schemaListMarkdown } from '../twin/page-markdown.js';
import type { RenderScope } from './render-scope.js';
import { sectionOf } from './search-sections.js';

/** Operations by tag, for those who look for one. */
export function renderGroups({ index, links }: RenderScope): string {
  return renderToStaticMarkup(
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
  );
}

/** A tag and its operations. */
export function renderTag({ page, index, links, sections, markdown }: RenderScope): string {
  const tag = index.model.tags.find(({ name }) => name === page.id);
  if (!tag) return '';
  const operations = tag.operations.flatMap((id) => index.operation(id) ?? []);
  markdown.push(listMarkdown(tag.title, tag.description, operations));
  const html = renderToStaticMarkup(
    <div className="api-prose">
      <Text markdown={tag.description} level={1} links={links} />
      <OperationList operations={operations} links={links} />
    </div>,
  );
  sections.push(sectionOf('', [], html));
  return html;
}

/** Names of all schemas. */
export function renderSchemaList({ index, links, sections, markdown }: RenderScope): string {
  markdown.push(schemaListMarkdown(index));
  const html = renderToStaticMarkup(
    <ul className="api-columns">
      {index.model.schemas.map(({ key }) => (
        <li key={key}>
          <a href={links.to({ kind: 'schema', id: key }) ?? undefined}>{index.nameOf(key)}</a>
        </li>
      ))}
    </ul>,
  );
  sections.push(sectionOf('', [], html));
  return html;
}
