import type { HighlightCode, MarkdownOptions, RenderMarkdown, Section } from '@org/site-model';
import type { ApiModel } from '../../api-model/index.js';
import { Slugs } from '../../api-model/slugs.js';
import { type ApiLanguage, createPageTranslator } from '../../messages/page-messages.js';
import type { PageLinks } from '../components/page-links.js';
import { PageDescriptions, type SharedDescriptions } from '../text/descriptions.js';
import { markupText } from '../text/sample-html.js';
import { foreignAnchor } from './foreign-anchor.js';
import { renderGroups, renderSchemaList, renderTag } from './lists.js';
import { renderOperation } from './operation-part.js';
import { renderOverview } from './overview-part.js';
import {
  type ApiPageSite,
  joinParts,
  type PageContext,
  type PagePart,
  type WrittenLink,
} from './page-context.js';
import { type ApiTarget, indexModel, type ModelIndex, sectionIds } from './page-scope.js';
import { type ApiPagePlan, type ApiPlan, operationPath, singleAnchors } from './plan-pages.js';
import { renderSchema } from './schema-part.js';
import { renderSingle } from './single-page.js';

/** What pages take from the site that they are in. */
export interface ApiRendererOptions extends ApiLanguage {
  /** Renders the descriptions of the document, which nobody has checked: what it gives must be safe to show. */
  renderMarkdown: RenderMarkdown;
  /** Colors examples in other formats than JSON, and samples that the document brings along. @default they have no colors */
  highlightCode?: HighlightCode;
}

/** A page of a reference, rendered: plain JSON. */
export interface RenderedApiPage extends ApiPagePlan {
  /** The article, without the page's title. */
  html: string;
  /** Ids that links may lead to, in their order on the page. */
  anchors: string[];
  /** What search should know. */
  sections: Section[];
  /** The page as Markdown, with its title. */
  markdown: string;
  /** Markdown versions of the page's operations, by path below the reference. */
  files: { path: string; text: string }[];
}

/** Fields of schemas that one operation may show; the rest is on pages of their own. */
const OPERATION_FIELDS = 120;
const SCHEMA_FIELDS = 90;

/** Renders pages one at a time: nothing of a page is kept when the next one is made. */
export function createApiRenderer(
  model: ApiModel,
  plan: ApiPlan,
  options: ApiRendererOptions,
): (page: ApiPagePlan, site: ApiPageSite) => RenderedApiPage {
  const index = indexModel(model, createPageTranslator(options), options.renderMarkdown);
  const shared: SharedDescriptions = new Map();
  return (page, site) => {
    const links = pageLinks({ page, plan, index, site }, options, shared);
    const { html, ...part } = BODIES[page.kind]({
      page,
      plan,
      index,
      links,
      anchors: new Slugs(),
      site,
    });
    return { ...page, html: `<div class="api-page" data-layout="${plan.layout}">${html}</div>`, ...part };
  };
}

const BODIES: Record<ApiPagePlan['kind'], (context: PageContext) => PagePart> = {
  single: renderSingle,
  overview: (context) => joinParts([renderOverview(context), renderGroups(context)]),
  tag: renderTag,
  operation: (context) => {
    const operation = context.index.operation(context.page.id);
    if (!operation) return joinParts([]);
    const placement = { anchor: 'operation', prefix: [], budget: OPERATION_FIELDS, level: 2 };
    return renderOperation(operation, context, placement);
  },
  schemas: renderSchemaList,
  schema: (context) =>
    renderSchema(context.page.id, context, { budget: SCHEMA_FIELDS, level: 2, prefix: [] }),
};

function pageLinks(
  { page, plan: { layout }, index, site }: Pick<PageContext, 'page' | 'plan' | 'index' | 'site'>,
  { renderMarkdown, highlightCode = markupText }: ApiRendererOptions,
  shared: SharedDescriptions,
): PageLinks {
  const single = layout === 'single';
  const place = (path: string, anchor: string): string =>
    site.href(single ? '' : path, single && anchor ? `#${anchor}` : '');
  const descriptions = new PageDescriptions(renderMarkdown, shared);
  const html = (description: string, options: MarkdownOptions): string =>
    descriptions.html(description, options, (link) =>
      linkIn({ ...link, description }, page, links, { index, site }),
    );
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
    text: (markdown, headingLevel) => html(markdown, { headingLevel }),
    about: (markdown, headingLevel) => html(markdown, { headingLevel, headingId: sectionIds(index.model) }),
    plainText: (markdown) => descriptions.text(markdown),
    highlightCode,
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
