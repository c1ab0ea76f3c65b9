import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Shell } from '../components/shell.js';
import { ELEMENT_IDS } from '../model/constants.js';
import type { ShellSite } from '../model/shell-site.js';
import type { DocumentInput } from './document-input.js';
import { escapeHtml, inlineJson } from './escape.js';
import { renderHead } from './head.js';

/** RENDER: one page to a complete HTML document. Pure. */
export function renderDocument(input: DocumentInput): string {
  const { envelope, site, assets } = input;
  const body = renderToString(
    <StaticRouter basename={site.baseUrl} location={envelope.page.path}>
      <Shell
        site={site}
        page={envelope.page}
        sidebar={input.sidebar}
        html={input.html}
        PageComponent={input.PageComponent}
      />
    </StaticRouter>,
  );
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(site.locale)}" dir="${site.direction}" ${bootSettings(site)}>`,
    renderHead(input),
    '<body>',
    `<div id="${ELEMENT_IDS.root}">${body}</div>`,
    `<script type="application/json" id="${ELEMENT_IDS.page}" data-shell="${escapeHtml(assets.shell)}"${behaviourLabels(site)}>`,
    `${inlineJson(envelope)}</script>`,
    '</body></html>\n',
  ].join('');
}

/** Texts for what the behaviours script adds to the page by itself. */
function behaviourLabels({ strings }: ShellSite): string {
  const labels = { copy: strings.copyCode, copied: strings.copied, zoom: strings.zoomImage };
  return Object.entries(labels)
    .map(([name, text]) => ` data-${name}="${escapeHtml(text)}"`)
    .join('');
}

/** What the boot script must know before paint stands on `<html>`, where it can be read without parsing anything. */
function bootSettings({ colorMode }: ShellSite): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode;
  const flags = [disableSwitch ? 'fixed' : '', respectPrefersColorScheme ? 'system' : '']
    .filter(Boolean)
    .join(' ');
  return `data-theme="${defaultMode}"${flags ? ` data-color-mode="${flags}"` : ''}`;
}
