import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiOperation, ApiTag } from '../../api-model/index.js';
import { Heading, Text } from '../components/text.js';
import { renderOperation } from './operation-part.js';
import { renderOverview } from './overview-part.js';
import { joinParts, markupPart, type PageContext, type PagePart } from './page-context.js';
import { singleAnchors } from './plan-pages.js';
import { renderSchema } from './schema-part.js';

/** Fields that each thing may show, on a page that holds everything. */
const SINGLE_FIELDS = 60;

/** Everything on one page: overview, then operations by tag, then schemas. */
export function renderSingle(context: PageContext): PagePart {
  const { model } = context.index;
  reserveAnchors(context);
  const tags = renderTags(context);
  const schemas = model.schemas.map(({ key, slug }) =>
    renderSchema(key, context, { budget: SINGLE_FIELDS, level: 4, prefix: [singleAnchors.schema(slug)] }),
  );
  const head = headingPart(context.anchors.claimJoined('schemas'), context.index.t('Schemas'), context);
  return joinParts([renderOverview(context), ...tags, ...(schemas.length > 0 ? [head, ...schemas] : [])]);
}

/** Ids that other pages link to are taken before any other can have them. */
function reserveAnchors({ index: { model }, anchors }: PageContext): void {
  const reserved = [
    ...[...model.operations, ...model.webhooks].map(({ id }) => singleAnchors.operation(id)),
    ...model.tags.map(({ slug }) => singleAnchors.tag(slug)),
    ...model.schemas.map(({ slug }) => singleAnchors.schema(slug)),
    ...model.securitySchemes.map(({ slug }) => `security-${slug}`),
  ];
  reserved.forEach((id) => anchors.claimJoined(id));
}

/** An operation of several tags stands under the first; ids must not come twice. */
function renderTags(context: PageContext): PagePart[] {
  const { index } = context;
  const shown = new Set<string>();
  return index.model.tags.flatMap((tag) => {
    const operations = tag.operations
      .filter((id) => !shown.has(id))
      .flatMap((id) => index.operation(id) ?? []);
    operations.forEach(({ id }) => shown.add(id));
    return [
      tagHead(tag, context),
      ...operations.map((operation) => renderSingleOperation(operation, context)),
    ];
  });
}

const renderSingleOperation = (operation: ApiOperation, context: PageContext): PagePart =>
  renderOperation(operation, context, {
    anchor: singleAnchors.operation(operation.id),
    prefix: [operation.id],
    budget: SINGLE_FIELDS,
    level: 4,
  });

function tagHead({ slug, title, description }: ApiTag, { links }: PageContext): PagePart {
  const id = singleAnchors.tag(slug);
  const html = renderToStaticMarkup(
    <div className="api-prose">
      <Heading level={2} id={id} links={links}>
        {title}
      </Heading>
      <Text markdown={description} level={2} links={links} />
    </div>,
  );
  return markupPart(html, [id]);
}

const headingPart = (id: string, text: string, { links }: PageContext): PagePart =>
  markupPart(
    renderToStaticMarkup(
      <Heading level={2} id={id} links={links}>
        {text}
      </Heading>,
    ),
    [id],
  );
