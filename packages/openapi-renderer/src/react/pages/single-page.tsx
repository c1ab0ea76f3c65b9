import { renderToStaticMarkup } from 'react-dom/server';
import { Heading, Text } from '../components/text.js';
import { renderOperation } from './operation-part.js';
import { renderOverview } from './overview-part.js';
import { singleAnchors } from './plan-pages.js';
import type { RenderScope } from './render-scope.js';
import { renderSchema } from './schema-part.js';

/** Fields that each thing may show, on a page that holds everything. */
const SINGLE_FIELDS = 60;

/** Everything on one page: overview, then operations by tag, then schemas. */
export function renderSingle(scope: RenderScope): string {
  const { index, anchors, links } = scope;
  const { model } = index;
  // Ids that other pages link to are taken before any other can have them.
  const reserved = [
    ...[...model.operations, ...model.webhooks].map(({ id }) => singleAnchors.operation(id)),
    ...model.tags.map(({ slug }) => singleAnchors.tag(slug)),
    ...model.schemas.map(({ slug }) => singleAnchors.schema(slug)),
    ...model.securitySchemes.map(({ slug }) => `security-${slug}`),
  ];
  reserved.forEach((id) => anchors.claim(id));
  const shown = new Set<string>();
  const tags = model.tags.map((tag) => {
    const head = renderToStaticMarkup(
      <div className="api-prose">
        <Heading level={2} id={singleAnchors.tag(tag.slug)} links={links}>
          {tag.title}
        </Heading>
        <Text markdown={tag.description} level={2} links={links} />
      </div>,
    );
    // An operation of several tags stands under the first; ids must not come twice.
    const operations = tag.operations
      .filter((id) => !shown.has(id))
      .flatMap((id) => index.operation(id) ?? []);
    operations.forEach(({ id }) => shown.add(id));
    const place = (id: string) => ({
      anchor: singleAnchors.operation(id),
      prefix: [id],
      allotment: SINGLE_FIELDS,
      level: 4,
    });
    return (
      head + operations.map((operation) => renderOperation(operation, scope, place(operation.id))).join('')
    );
  });
  const schemas = model.schemas.map(({ key, slug }) =>
    renderSchema(key, scope, { allotment: SINGLE_FIELDS, level: 4, prefix: [singleAnchors.schema(slug)] }),
  );
  const head = renderToStaticMarkup(
    <Heading level={2} id={anchors.claim('schemas')} links={links}>
      {index.t('Schemas')}
    </Heading>,
  );
  return renderOverview(scope) + tags.join('') + (schemas.length > 0 ? head + schemas.join('') : '');
}
