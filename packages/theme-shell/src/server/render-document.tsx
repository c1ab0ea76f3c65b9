import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Shell } from '../components/frame/shell.js';
import { ELEMENT_IDS } from '../model/constants.js';
import { htmlLang } from '../model/shell-locale.js';
import type { ShellSite } from '../model/shell-site.js';
import { basePathBanner } from './base-path-banner.js';
import type { DocumentInput } from './document-input.js';
import { inlineJson } from '@org/site-model';
import { renderHead, tag } from './head.js';

/** RENDER: one page to a complete HTML document. Pure. */
export function renderDocument(input: DocumentInput): string {
  const { envelope, site, assets } = input;
  const body = renderToString(
    <Shell
      site={site}
      page={envelope.page}
      sidebar={input.sidebar}
      html={input.html}
      PageComponent={input.PageComponent && withStaticRouter(input.PageComponent, input)}
      customisation={input.customisation}
    />,
  );
  return [
    '<!doctype html>',
    tag('html', { lang: htmlLang(site), dir: site.direction, ...bootSettings(site) }),
    renderHead(input),
    '<body>',
    envelope.page.path === site.homeHref ? basePathBanner(site) : '',
    `<div id="${ELEMENT_IDS.root}">${body}</div>`,
    tag('script', {
      type: 'application/json',
      id: ELEMENT_IDS.page,
      'data-shell': assets.shell,
      ...behaviourData(site),
    }),
    `${inlineJson(envelope)}</script>`,
    '</body></html>\n',
  ].join('');
}

/** A React page with a router around it, as it has one in the browser. */
const withStaticRouter = (Page: ComponentType, { envelope, site }: DocumentInput): ComponentType =>
  function RoutedPage() {
    return (
      <StaticRouter basename={site.baseUrl} location={envelope.page.path}>
        <Page />
      </StaticRouter>
    );
  };

/** What the behaviours script needs of the site: texts for what it adds to the page by itself, and the site's own scripts. */
function behaviourData({ messages, scripts }: ShellSite): Record<string, string | undefined> {
  return {
    'data-copy': messages.copyCode,
    'data-copied': messages.copied,
    'data-wrap': messages.wrapCode,
    'data-zoom': messages.zoomImage,
    'data-scripts': scripts && JSON.stringify(scripts),
  };
}

/** What scripts must know before paint is on `<html>`, where it can be read without parsing anything. */
function bootSettings(site: ShellSite): Record<string, string | undefined> {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = site.colorMode;
  const flags = [disableSwitch && 'fixed', respectPrefersColorScheme && 'system'].filter(Boolean).join(' ');
  return {
    'data-theme': defaultMode,
    'data-color-mode': flags || undefined,
    'data-announcement': site.announcement?.id,
    'data-hide-on-scroll': site.hideOnScroll ? '' : undefined,
    'data-sidebar': site.sidebar?.hideable ? 'shown' : undefined,
  };
}
