import type { Section } from '@org/site-model';
import { type ApiLanguage, createPageTranslator } from '../../messages/page-messages.js';
import type { ApiModel } from '../../api-model/index.js';
import type { PageLinks } from '../components/page-links.js';
import { descriptionHtml, descriptionSections } from '../text/markdown.js';
import { foreignAnchor } from './foreign-anchor.js';
import { renderGroups, renderSchemaList, renderTag } from './lists.js';
import { renderOperation } from './operation-part.js';
import { renderOverview } from './overview-part.js';
import { type ApiTarget, indexModel, type ModelIndex, PageAnchors, takenIds } from './page-scope.js';
import { type ApiPagePlan, type ApiPlan, operationPath, singleAnchors } from './plan-pages.js';
import type { ApiPageSite, RenderScope, WrittenLink } from './render-scope.js';
import { renderSchema } from './schema-part.js';
import { renderSingle } from './single-page.js';

export interface RenderedApiPage extends ApiPagePlan {
  /** The article, without the page's title. */
  html: string;
  /** Every id on the page, in order. */
  anchors: string[];
  /** What search should know. */
  sections: Section[];
  /** The page as Markdown, under its title. */
  markdown: string;
  /** Markdown twins of the page's operations, by path below the reference. */
  files: { path: string; text: string }[];
}

/** Fields of schemas that one operation may show; the rest is on pages of their own. */
const OPERATION_FIELDS = 120;
const SCHEMA_FIELDS = 90;

/** Renders pages one at a time: nothing of a page is kept when the next one is made. */
export function createApiRenderer(
  model: ApiModel,
  plan: ApiPlan,
  language: ApiLanguage = {},
): (page: ApiPagePlan, site: ApiPageSite) => RenderedApiPage {
  const index = indexModel(model, createPageTranslator(language));
  return (page, site) => {
    const scope: RenderScope = {
      page,
      plan,
      index,
      links: pageLinks(page, plan, index, site),
      anchors: new PageAnchors(),
      site,
      sections: [],
      markdown: [],
      files: [],
    };
    const body = BODIES[page.kind](scope);
    const html = `<div class="api-page" data-layout="${plan.layout}">${body}</div>`;
    const anchors = [...html.matchAll(/<[a-z][^>]* id="([^"]*)"/g)].map(([, id = '']) => id);
    return {
      ...page,
      html,
      anchors,
      sections: scope.sections,
      markdown: scope.markdown.join('\n'),
      files: scope.files,
    };
  };
}

const BODIES: Record<ApiPagePlan['kind'], (scope: RenderScope) => string> = {
  single: renderSingle,
  overview: (scope) => renderOverview(scope) + renderGroups(scope),
  tag: renderTag,
  operation: (scope) => {
    const operation = scope.index.operation(scope.page.id);
    return operation
      ? renderOperation(operation, scope, {
          anchor: 'operation',
          prefix: [],
          allotment: OPERATION_FIELDS,
          level: 2,
        })
      : '';
  },
  schemas: renderSchemaList,
  schema: (scope) => renderSchema(scope.page.id, scope, { allotment: SCHEMA_FIELDS, level: 2, prefix: [] }),
};

function pageLinks(page: ApiPagePlan, { layout }: ApiPlan, index: ModelIndex, site: ApiPageSite): PageLinks {
  const single = layout === 'single';
  const place = (path: string, anchor: string): string =>
    site.href(single ? '' : path, single && anchor ? `#${anchor}` : '');
  const linker =
    (description: string) =>
    (href: string, offset: number): string =>
      linkIn({ href, description, offset }, page, links, { index, site });
  const links: PageLinks = {
    nameOf: index.nameOf,
    t: index.t,
    plural: index.plural,
    to({ kind, id }: ApiTarget) {
      if (kind === 'operation') return place(operationPath({ id }), singleAnchors.operation(id));
      const slug = index.schemaSlug(id);
      if (kind === 'schema')
        return slug === undefined ? null : place(`schemas/${slug}`, singleAnchors.schema(slug));
      if (kind === 'security') {
        const scheme = index.model.securitySchemes.find(({ name }) => name === id);
        return scheme ? site.href('', `#security-${scheme.slug}`) : null;
      }
      if (kind === 'overview') return site.href('', id === '' ? '' : `#${id}`);
      const tag = index.model.tags.find(({ name }) => name === id);
      return tag ? place(`tags/${tag.slug}`, singleAnchors.tag(tag.slug)) : null;
    },
    text: (markdown, level) => descriptionHtml(markdown, { headingLevel: level, link: linker(markdown) }),
    about: (markdown, level) =>
      descriptionSections(markdown, {
        headingLevel: level,
        link: linker(markdown),
        taken: takenIds(index.model),
      }).html,
  };
  return links;
}

/** An anchor in a description is one of this reference, under the names of other renderers too, or of the page that it is on. */
function linkIn(written: WrittenLink, page: ApiPagePlan, links: PageLinks, scope: LinkScope): string {
  const { href } = written;
  const { index, site } = scope;
  if (!href.startsWith('#')) return site.link?.(href, written) ?? href;
  const target = foreignAnchor(href, index);
  return (target && links.to(target)) ?? site.href(page.path, href, written);
}

interface LinkScope {
  index: ModelIndex;
  site: ApiPageSite;
}
