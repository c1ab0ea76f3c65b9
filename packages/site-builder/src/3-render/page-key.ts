import { hash as hashOf } from 'node:crypto';
import { splitAddress } from '@org/site-model';
import type { ShellPage } from '@org/theme-shell';
import type { SocialCard } from '@org/theme-shell/server';
import type { RenderedPage } from '../1-compile/compiled-index.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import type { OutputKey } from '../output/last-site.js';
import type { PostList } from '../model/post-list.js';
import type { SiteModel } from '../model/site-model.js';
import type { RenderContext } from './render-page.js';
import { searchedVersions } from './search-files.js';

/** Of 96 bits: keys are compared with those of one former build. */
const HASH_LENGTH = 16;

const partHash = (value: unknown): string =>
  hashOf('sha256', JSON.stringify(value), 'base64url').slice(0, HASH_LENGTH);

/** What all pages of a locale are rendered with. */
export interface SiteKey {
  site: string;
  /** By the id of the sidebar. */
  sidebars: ReadonlyMap<string, string>;
}

/** @param code changes with the code that renders, the site's own and ours */
export function siteKey(context: RenderContext, code: string): SiteKey {
  const { model, config, shell, siteUrl, assets, pageStyles, extraModules } = context;
  const { baseUrl, markdownPages, trailingSlash, tableOfContents } = config;
  const settings = [baseUrl, markdownPages, trailingSlash, context.rootBaseUrl, tableOfContents];
  const sidebars = Object.values(model.sidebars).map((sidebar): [string, string] => [
    sidebar.id,
    partHash(sidebar),
  ]);
  return {
    site: partHash([code, shell, siteUrl, model.site, assets, pageStyles, extraModules, settings]),
    sidebars: new Map(sidebars),
  };
}

type KeyContext = Pick<RenderContext, 'model' | 'articles'> & { key: SiteKey };

/** What a page is beside its article. */
interface MadePage {
  shell: ShellPage;
  /** @default none */
  card?: SocialCard | undefined;
  /** That it is written to. */
  files: readonly string[];
}

/**
 * All that the files of a page are made of: its compiled text, what the shell knows of it, where its links and cards lead, its sidebar, and what all
 * pages share.
 */
export function pageKey(
  { hash, summary }: RenderedPage,
  { shell, card, files }: MadePage,
  { model, articles, key }: KeyContext,
): OutputKey {
  const cards = summary.slots.length > 0 ? (model.childCards[summary.source] ?? []) : [];
  const addresses = model.links[summary.source] ?? [];
  const led = [...addresses, ...cards.map(({ href }) => href)];
  // The Markdown of a page leads to that of others, where they have one.
  const articlesLed = led.map((address) => articles.has(splitAddress(address).pathname));
  const sidebar = shell.kind === 'doc' && shell.sidebar ? key.sidebars.get(shell.sidebar) : undefined;
  return {
    text: hash,
    shell: partHash(card ? [shell, card] : shell),
    links: partHash([addresses, cards, articlesLed, files]),
    sidebar: sidebar ?? '',
    site: key.site,
  };
}

/** The same of a page without an article. */
export const shellPageKey = (shell: ShellPage, list: PostList | undefined, key: SiteKey): OutputKey => ({
  ...(list ? { text: partHash(list) } : {}),
  shell: partHash(shell),
  site: key.site,
});

/**
 * What the search index of a locale is made of.
 * @param pages keys of its pages, in their order
 */
export function searchKey(
  pages: readonly OutputKey[],
  { model, config }: { model: SiteModel; config: Pick<ResolvedSiteConfig, 'search' | 'baseUrl'> },
  code: string,
): OutputKey {
  const { locale, locales } = model.site;
  return {
    text: partHash(pages.map(({ text, shell }) => [text, shell])),
    site: partHash([code, config.search, config.baseUrl, locale, locales, searchedVersions(model.site)]),
  };
}
