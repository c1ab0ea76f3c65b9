import { type ApiLanguage, createPageTranslator, type PageTranslate } from '../../messages/page-messages.js';
import type { ApiModel, ApiOperation } from '../../api-model/index.js';

/** `single`: everything on one page. `pages`: a page for each operation, tag and schema. */
export type ApiLayout = 'single' | 'pages';

/** What a page shows. `single` is everything; `schemas` is the list of them. */
export type ApiPageKind = 'single' | 'overview' | 'tag' | 'operation' | 'schemas' | 'schema';

/** One page of a reference, before it is rendered. */
export interface ApiPagePlan {
  kind: ApiPageKind;
  /** Below the reference's own address, without a slash at either end; empty for the first page. */
  path: string;
  /** Operation id, schema key or tag name. */
  id: string;
  title: string;
  /** Plain text, one sentence. */
  description: string;
}

/** An entry of the navigation: a page or a part of one. One with an empty path and with items only groups them. */
export interface ApiNavigationItem {
  label: string;
  /** Page, and place on it. */
  path: string;
  anchor: string;
  /** Upper case, of an operation. */
  method: string | null;
  deprecated: boolean;
  items: ApiNavigationItem[];
}

/** All pages of a reference in their order, and the way to them: plain JSON. */
export interface ApiPlan {
  layout: ApiLayout;
  pages: ApiPagePlan[];
  navigation: ApiNavigationItem[];
}

/** Documents up to this size are read as a whole. */
const MAX_SINGLE_OPERATIONS = 15;
const MAX_SINGLE_SCHEMAS = 40;
/** More schemas than this are reached by the list of them, not by the navigation. */
const MAX_LISTED_SCHEMAS = 40;
const MAX_DESCRIPTION = 160;

/** Which pages a reference has, and how readers get to them. @param layout by size when it is not given */
export function planApiPages(
  model: ApiModel,
  layout: ApiLayout = layoutFor(model),
  language: ApiLanguage = {},
): ApiPlan {
  const { t } = createPageTranslator(language);
  const pages = layout === 'single' ? [overviewPlan(model, 'single', t)] : manyPages(model, t);
  return { layout, pages, navigation: navigationOf(model, layout, t) };
}

const layoutFor = ({ operations, webhooks, schemas }: ApiModel): ApiLayout =>
  operations.length + webhooks.length <= MAX_SINGLE_OPERATIONS && schemas.length <= MAX_SINGLE_SCHEMAS
    ? 'single'
    : 'pages';

const overviewPlan = ({ info }: ApiModel, kind: 'single' | 'overview', t: PageTranslate): ApiPagePlan => ({
  kind,
  path: '',
  id: '',
  title: info.title,
  description:
    plainText(info.summary || info.description) || t('Reference of {title}.', { title: info.title }),
});

function manyPages(model: ApiModel, t: PageTranslate): ApiPagePlan[] {
  const { tags, operations, webhooks, schemas, info } = model;
  return [
    overviewPlan(model, 'overview', t),
    ...tags.map(({ name, slug, title, description }): ApiPagePlan => ({
      kind: 'tag',
      path: `tags/${slug}`,
      id: name,
      title,
      description:
        plainText(description) || t('Operations of {tag} in {title}.', { tag: title, title: info.title }),
    })),
    ...[...operations, ...webhooks].map((operation): ApiPagePlan => ({
      kind: 'operation',
      path: operationPath(operation),
      id: operation.id,
      title: operation.title,
      description: plainText(operation.description) || `${operation.method} ${operation.path}`,
    })),
    ...(schemas.length > 0
      ? [
          {
            kind: 'schemas',
            path: 'schemas',
            id: '',
            title: t('Schemas'),
            description: t('Schemas of {title}.', { title: info.title }),
          } as const,
        ]
      : []),
    ...schemas.map(({ key, slug, name, schema }): ApiPagePlan => ({
      kind: 'schema',
      path: `schemas/${slug}`,
      id: key,
      title: name || t('(no name)'),
      description: plainText(schema.description ?? '') || t('A schema of {title}.', { title: info.title }),
    })),
  ];
}

export const operationPath = ({ id }: Pick<ApiOperation, 'id'>): string => `operations/${id}`;

/** Anchors of the page that holds everything. */
export const singleAnchors = {
  operation: (id: string): string => id,
  tag: (slug: string): string => `tag-${slug}`,
  schema: (slug: string): string => `schema-${slug}`,
};

function navigationOf(model: ApiModel, layout: ApiLayout, t: PageTranslate): ApiNavigationItem[] {
  const single = layout === 'single';
  const operations = new Map(
    [...model.operations, ...model.webhooks].map((operation) => [operation.id, operation]),
  );
  const tags = new Map(model.tags.map((tag) => [tag.name, tag]));
  const item = (
    label: string,
    path: string,
    anchor: string,
    items: ApiNavigationItem[] = [],
  ): ApiNavigationItem => ({
    label,
    path: single ? '' : path,
    anchor: single ? anchor : '',
    method: null,
    deprecated: false,
    items,
  });
  const tagItem = (name: string): ApiNavigationItem[] => {
    const tag = tags.get(name);
    if (!tag) return [];
    const children = tag.operations.flatMap((id) => {
      const operation = operations.get(id);
      if (!operation) return [];
      const { title, method, deprecated } = operation;
      return [{ ...item(title, operationPath(operation), singleAnchors.operation(id)), method, deprecated }];
    });
    return [item(tag.title, `tags/${tag.slug}`, singleAnchors.tag(tag.slug), children)];
  };
  const groups = model.groups.flatMap(({ name, tags: names }) => {
    const items = names.flatMap(tagItem);
    return name === '' ? items : [item(name, '', '', items)];
  });
  const schemas = model.schemas.map(({ name, slug }) =>
    item(name || t('(no name)'), `schemas/${slug}`, singleAnchors.schema(slug)),
  );
  const listed = schemas.length <= MAX_LISTED_SCHEMAS ? schemas : [];
  return [
    item(t('Overview'), '', ''),
    ...groups,
    ...(schemas.length > 0 ? [item(t('Schemas'), 'schemas', 'schemas', listed)] : []),
  ];
}

/** The first sentence or so, without Markdown and HTML. */
function plainText(markdown: string): string {
  const text = markdown
    .slice(0, 1000)
    .replace(/<[^>]*>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_#>|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= MAX_DESCRIPTION) return text;
  return `${text.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}
