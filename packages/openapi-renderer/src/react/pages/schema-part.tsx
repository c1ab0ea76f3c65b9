import { renderToStaticMarkup } from 'react-dom/server';
import { NamedSchema } from '../components/schema-page.js';
import { Heading } from '../components/text.js';
import { describeSchema } from '../schema/describe-schema.js';
import { schemaMarkdown } from '../twin/page-markdown.js';
import { singleAnchors } from './plan-pages.js';
import type { RenderScope } from './render-scope.js';
import { sectionOf } from './search-sections.js';

interface SchemaPlacement {
  allotment: number;
  level: number;
  prefix: string[];
}

/** A named schema, and who uses it. */
export function renderSchema(
  key: string,
  scope: RenderScope,
  { allotment, level, prefix }: SchemaPlacement,
): string {
  const { index, anchors, links, sections, markdown, plan } = scope;
  const named = index.model.schemas.find((schema) => schema.key === key);
  if (!named) return '';
  const schemaScope = {
    lookup: index.lookup,
    nameOf: index.nameOf,
    anchor: (...words: string[]) => anchors.claim(...words),
    t: index.t,
    direction: null,
  };
  const node = describeSchema(named.schema, schemaScope, {
    anchor: prefix,
    allotment,
    open: [key],
    depth: 0,
    required: false,
  });
  const single = plan.layout === 'single';
  const anchor = single ? singleAnchors.schema(named.slug) : '';
  const titleOf = (id: string): string => index.operation(id)?.title ?? id;
  const html = renderToStaticMarkup(
    <section className="api-prose">
      {single && (
        <Heading level={level - 1} id={anchor} links={links}>
          {named.name || index.t('(no name)')}
        </Heading>
      )}
      <NamedSchema named={named} node={node} links={links} titleOf={titleOf} level={level} />
    </section>,
  );
  markdown.push(schemaMarkdown(named, node, index, level - 1));
  sections.push(sectionOf(anchor, single ? [index.t('Schemas'), named.name] : [], html));
  return html;
}
