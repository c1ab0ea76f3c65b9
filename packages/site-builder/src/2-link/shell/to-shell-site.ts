import type { SearchSettings } from '@org/search-ui';
import { type ShellFooter, shellMessagesFor, type ShellSite, type SiteScripts } from '@org/theme-shell';
import type { SiteLocale } from '../../config/loaded-site.js';
import type { ResolvedSiteConfig } from '../../config/site-config.js';
import { FEED_FILE } from '../../addresses/text-files.js';
import { framePath } from '../../publish/to-site-frames.js';
import { type NavbarContext, toNavbar } from './to-navbar.js';
import { toShellSearch } from './to-shell-search.js';

interface SiteInput extends NavbarContext {
  /** @default the default locale alone, written from left to right, with the shell's English messages */
  locale?: SiteLocale;
}

/** Configuration → what all pages share. */
export function toShellSite(input: SiteInput): ShellSite<SearchSettings> {
  const { config, locale, versions } = input;
  const rootBaseUrl = locale?.rootBaseUrl ?? config.baseUrl;
  const areas = versions?.areas ?? [];
  return {
    title: config.title,
    baseUrl: config.baseUrl,
    ...(rootBaseUrl === config.baseUrl ? {} : { filesBase: rootBaseUrl }),
    homeHref: config.baseUrl,
    logo: config.logo ? { ...config.logo, src: rootBaseUrl + config.logo.src } : null,
    locale: locale?.code ?? config.defaultLocale,
    direction: locale?.dir ?? 'ltr',
    ...(locale ? { locales: locale.all } : {}),
    ...(areas.length > 0 ? { areas } : {}),
    navbar: toNavbar(input),
    ...(config.navbar.hideOnScroll ? { hideOnScroll: true } : {}),
    ...(config.sidebar.hideable || config.sidebar.autoCollapseCategories ? { sidebar: config.sidebar } : {}),
    ...(config.pageHead.assistants.length > 0 ? { assistants: config.pageHead.assistants } : {}),
    ...(config.announcement ? { announcement: config.announcement } : {}),
    footer: toFooter(config, locale?.all.length ?? 1),
    ...(config.feedback ? { feedback: true } : {}),
    ...(config.linkPreviews ? { linkPreviews: true } : {}),
    ...(config.feed ? { feedHref: config.baseUrl + FEED_FILE } : {}),
    trailingSlash: config.trailingSlash,
    colorMode: config.colorMode,
    ...(config.scripts ? { scripts: siteScripts(config.scripts, rootBaseUrl) } : {}),
    liveCode: { frameHref: rootBaseUrl + framePath('live') },
    diagrams: { frameHref: rootBaseUrl + framePath('diagram') },
    messages: locale?.messages ?? shellMessagesFor('en'),
    ...(config.search
      ? toShellSearch(config, config.search, {
          ...input,
          locale: locale?.code ?? config.defaultLocale,
          areas,
        })
      : {}),
  };
}

function toFooter({ footer, colorMode }: ResolvedSiteConfig, localeCount: number): ShellFooter {
  const { groups, note, version, licence, languages } = footer;
  return {
    groups,
    note,
    ...(version ? { version } : {}),
    ...(licence ? { licence } : {}),
    ...(languages && localeCount > 1 ? { languages } : {}),
    ...(footer.colorMode && !colorMode.disableSwitch ? { colorMode: true } : {}),
  };
}

/** Modules of the site itself get the base path. */
function siteScripts(
  { tagManager, modules }: NonNullable<ResolvedSiteConfig['scripts']>,
  baseUrl: string,
): SiteScripts {
  return {
    ...(tagManager
      ? {
          tagManager: {
            containerId: tagManager.containerId,
            ...(tagManager.src ? { src: tagManager.src } : {}),
          },
        }
      : {}),
    ...(modules
      ? {
          modules: modules.map(({ src, integrity, connect }) => ({
            src: src.startsWith('/') && !src.startsWith('//') ? baseUrl + src.slice(1) : src,
            ...(integrity ? { integrity } : {}),
            ...(connect ? { connect } : {}),
          })),
        }
      : {}),
  };
}
