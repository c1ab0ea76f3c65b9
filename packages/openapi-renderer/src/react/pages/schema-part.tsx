import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiNamedSchema } from '../../api-model/index.js';
import { NamedSchema } from '../components/schema-page.js';
import { Heading } from '../components/text.js';
import { schemaMarkdown } from '../markdown/page-markdown.js';
import { Outline } from '../outline/outline.js';
import { outlineSchema } from '../outline/schema-outline.js';
import { schemaScope } from '../operation/operation-scope.js';
import { describeSchema } from '../schema/describe-schema.js';
import type { PageContext } from './page-context.js';
import { joinParts, type PagePart } from './page-part.js';
import { singleAnchors } from './plan-pages.js';

const MAX_EXAMPLES = 3;
/** Of one example: the document has it whole. */
const MAX_CHARACTERS = 5000;

interface SchemaPlacement {
  /** Fields that may be shown. */
  budget: number;
  level: number;
  prefix: string[];
}

/** A named schema, and who uses it. */
export function renderSchema(
  key: string,
  context: PageContext,
  { budget, level, prefix }: SchemaPlacement,
): PagePart {
  const { index, links, plan } = context;
  const named = index.model.schemas.find((schema) => schema.key === key);
  if (!named) return joinParts([]);
  const node = describeSchema(named.schema, schemaScope(context, null), {
    anchor: prefix,
    budget,
    ancestors: [key],
    depth: 0,
    required: false,
  });
  const single = plan.layout === 'single';
  const anchor = single ? singleAnchors.schema(named.slug) : '';
  const name = named.name || index.t('(no name)');
  const examples = examplesOf(named);
  const titleOf = (id: string): string => index.operation(id)?.title ?? id;
  const html = renderToStaticMarkup(
    <section className="api-prose">
      {single && (
        <Heading level={level - 1} id={anchor} links={links}>
          {name}
        </Heading>
      )}
      <NamedSchema {...{ named, node, examples, links, titleOf, level }} />
    </section>,
  );
  const outline = new Outline(links);
  if (single) outline.addAnchor(anchor, name);
  outlineSchema(node, outline);
  const code = examples.length > 0 ? { code: examples.join('\n') } : {};
  return {
    html,
    anchors: outline.anchors,
    sections: [{ anchor, path: single ? [index.t('Schemas'), named.name] : [], text: outline.text, ...code }],
    markdown: schemaMarkdown(named, node, index, level - 1),
    files: [],
  };
}

/** As JSON. Plain values are shown beside the type. */
const examplesOf = ({ schema }: ApiNamedSchema): string[] =>
  (schema.examples ?? [])
    .filter((example) => typeof example === 'object' && example !== null)
    .slice(0, MAX_EXAMPLES)
    .map((example) => JSON.stringify(example, null, 2).slice(0, MAX_CHARACTERS));
