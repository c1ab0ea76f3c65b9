import { escapeHtml } from '@org/site-model';
import type { ShellSite } from '@org/theme-shell';

/** Longest short name that the format allows, in characters. Source: OpenSearch 1.1. */
const SHORT_NAME = 16;

/** The OpenSearch 1.1 description by which browsers offer the site's search in their address bar. */
export function openSearchDescription(site: ShellSite, url: string): string {
  const template = `${new URL(site.searchHref ?? site.baseUrl, url).href}?q={searchTerms}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml([...site.title].slice(0, SHORT_NAME).join('').trim())}</ShortName>`,
    `<Description>${escapeHtml(site.tagline || site.title)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Url type="text/html" method="get" template="${escapeHtml(template)}"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n');
}
