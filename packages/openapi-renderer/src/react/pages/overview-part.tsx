import { renderToStaticMarkup } from 'react-dom/server';
import { Overview, type OverviewAnchors } from '../components/overview.js';
import { overviewMarkdown } from '../markdown/page-markdown.js';
import { outlineOverview } from '../outline/overview-outline.js';
import { Outline } from '../outline/outline.js';
import type { PageContext, PagePart } from './page-context.js';

/** What the API is, above everything else. */
export function renderOverview({ index, links, site, anchors }: PageContext): PagePart {
  const { model } = index;
  index.sections.forEach(({ id }) => anchors.claimJoined(id));
  const ids: OverviewAnchors = {
    servers: anchors.claimJoined('servers'),
    security: anchors.claimJoined('authorization'),
    schemes: new Map(model.securitySchemes.map(({ name, slug }) => [name, `security-${slug}`])),
  };
  const html = renderToStaticMarkup(
    <div className="api-prose api-overview">
      <Overview model={model} links={links} downloads={site.downloads ?? []} anchors={ids} />
    </div>,
  );
  const outline = new Outline(links);
  outlineOverview(index, ids, outline);
  return {
    html,
    anchors: outline.anchors,
    sections: [{ anchor: '', path: [], text: outline.text }],
    markdown: overviewMarkdown(index),
    files: [],
  };
}
