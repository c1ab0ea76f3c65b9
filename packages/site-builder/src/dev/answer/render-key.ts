import type { PageKey } from '../../model/page-key.js';
import { pageOf } from '../../model/site-model.js';
import { articleParts } from '../../2-link/shell/to-shell-page.js';
import {
  createRenderContext,
  finishArticle,
  NO_ARTICLE,
  type RenderContext,
  type RenderedPage,
  renderPage,
} from '../../3-render/render-page.js';
import { DEV_MODULES, devAssets } from '../dev-assets.js';
import type { LocaleDev } from '../dev.js';

/** What renders the pages of a locale as its sources are now. */
export async function renderContext({ site, modules, locale }: LocaleDev): Promise<RenderContext> {
  return createRenderContext({
    model: locale.model,
    config: locale.site.config,
    render: await modules.renderer(),
    assets: devAssets(site.config),
    bundleId: 'dev',
    rootBaseUrl: site.config.baseUrl,
    extraModules: DEV_MODULES.map((name) => site.config.baseUrl + name),
  });
}

export function renderKey(key: PageKey, dev: LocaleDev, context: RenderContext): RenderedPage {
  const page = pageOf(context.model, key);
  if (!page) throw new Error(`The model has no page for "${key.name}".`);
  if (page.kind !== 'doc' || key.kind !== 'document') return renderPage(page, NO_ARTICLE, context);
  const { compiled } = dev.pages.page(key.name, dev.locale);
  const { heading: _heading, headingId: _id, ...scanned } = page;
  const parts = articleParts(compiled, context.config, { ...context, assets: context.model.assets });
  return renderPage({ ...scanned, ...parts }, finishArticle(compiled, context), context);
}
