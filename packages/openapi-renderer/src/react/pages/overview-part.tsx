import { renderToStaticMarkup } from 'react-dom/server';
import { Overview } from '../components/overview.js';
import { overviewMarkdown } from '../twin/page-markdown.js';
import type { RenderScope } from './render-scope.js';
import { sectionOf } from './search-sections.js';

/** What the API is, above everything else. */
export function renderOverview({ index, links, site, anchors, sections, markdown }: RenderScope): string {
  const { model } = index;
  const schemes = new Map(model.securitySchemes.map(({ name, slug }) => [name, `security-${slug}`]));
  index.sections.forEach(({ id }) => anchors.claim(id));
  const ids = { servers: anchors.claim('servers'), security: anchors.claim('authorization'), schemes };
  const html = renderToStaticMarkup(
    <div className="api-prose">
      <Overview model={model} links={links} downloads={site.downloads ?? []} anchors={ids} />
    </div>,
  );
  sections.unshift(sectionOf('', [], html));
  markdown.unshift(overviewMarkdown(index));
  return html;
}
