import { renderDocument } from '../src/server/render-document.js';
import type { ShellPage } from '../src/index.js';
import { articleHtml, assets, envelopeOf, sidebar, site } from './sample.js';

/** The whole document of a page, as a server answers with it. */
export const documentOf = (page: ShellPage): string =>
  renderDocument({
    envelope: envelopeOf(page),
    site,
    sidebar: page.kind === 'doc' ? sidebar : null,
    html: page.kind === 'doc' ? articleHtml : '',
    PageComponent: page.kind === 'component' ? () => 'Welcome' : null,
    assets,
  });
