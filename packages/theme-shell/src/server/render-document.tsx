import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { MissingPage } from '../components/fallbacks/not-found.js';
import { Shell } from '../components/frame/shell.js';
import { ELEMENT_IDS } from '../model/constants.js';
import { toPageData } from '../model/page-data.js';
import { htmlLang } from '../model/page-tags.js';
import type { ShellSite } from '../model/shell-site.js';
import type { DocumentInput } from './document-input.js';
import { escapeHtml, inlineJson } from '@org/site-model';
import { renderHead, tag } from './head.js';
import { ReadyItems } from './ready-items.js';
import { readyParts } from './ready-parts.js';

/** RENDER: one page to a complete HTML document. Pure. */
export function renderDocument(input: DocumentInput): string {
  const { envelope, site, assets, sidebar } = input;
  const context = { site, page: envelope.page, sidebar };
  const parts = readyParts(context, input.customisation);
  const drawn = renderToString(
    <ReadyItems {...context}>
      <Shell
        {...context}
        html={input.html}
        PageComponent={pageComponent(input)}
        customisation={parts.customisation}
      />
    </ReadyItems>,
  );
  const body = parts.fill(drawn);
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
    `${inlineJson(toPageData(envelope))}</script>`,
    '</body></html>\n',
  ].join('');
}

function pageComponent(input: DocumentInput): ComponentType | null {
  if (input.envelope.page.kind === 'not-found') return MissingPage;
  return input.PageComponent && withStaticRouter(input.PageComponent, input);
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
function behaviourData({
  messages,
  scripts,
  linkPreviews,
  baseUrl,
}: ShellSite): Record<string, string | undefined> {
  return {
    'data-copy': messages.copyCode,
    'data-copied': messages.copied,
    'data-wrap': messages.wrapCode,
    'data-zoom': messages.zoomImage,
    'data-enlarge': messages.enlargeTable,
    'data-shrink': messages.shrinkTable,
    'data-previews': linkPreviews ? baseUrl : undefined,
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

/**
 * For a home page whose style sheet and scripts cannot be found: the style sheet hides it, the behaviours remove it, and the
 * boot script, which a home page names by a relative address, fills the suggestion in. Search engines leave it out.
 */
function basePathBanner({ messages, baseUrl }: Pick<ShellSite, 'messages' | 'baseUrl'>): string {
  return [
    '<div class="base-path-banner" role="alert" data-nosnippet="">',
    `<p><strong>${escapeHtml(messages.baseUrlTitle)}</strong></p>`,
    `<p>${escapeHtml(messages.baseUrlText)}</p>`,
    `<p>${escapeHtml(messages.baseUrlConfigured)} <code>${escapeHtml(baseUrl)}</code></p>`,
    `<p hidden>${escapeHtml(messages.baseUrlSuggested)} <code data-suggestion=""></code></p>`,
    '</div>',
  ].join('');
}
