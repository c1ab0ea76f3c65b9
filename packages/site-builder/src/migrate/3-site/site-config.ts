import path from 'node:path';
import type { SiteConfig } from '../../config/site-config.js';
import type { DocusaurusConfig } from '../1-read/config-shape.js';
import { isFile } from '../2-content/site-files.js';
import type { SourceInstance } from '../model/project.js';
import { siteHref } from './addresses.js';
import { toAreas } from './areas.js';
import { reportLeftSettings } from './left-settings.js';
import { moveFooter, moveNavbar, type NavbarInput } from './navbar.js';
import { reportOtherPlugins } from './plugins/other-plugins.js';

interface ConfigInput extends NavbarInput {
  /** What is decided elsewhere: plugins of pages, and where readers edit them. */
  more: Pick<SiteConfig, 'markdown' | 'editUrl'>;
}

/** The configuration of the new site. */
export function toSiteConfig(input: ConfigInput): SiteConfig {
  const { files, report } = input;
  const { config, locales } = files.project;
  const { themeConfig } = config;
  const origin = URL.canParse(config.url) ? new URL(config.url).origin : 'https://docs.example.org';
  const baseUrl = `/${config.baseUrl.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  reportOtherPlugins(files.project, report);
  reportLeftSettings(files, report);
  const { announcementBar: bar, tableOfContents, algolia } = themeConfig;
  if (algolia)
    report.changed('search', 'Algolia was replaced by the search that is built with the site.', {
      file: files.project.configFile,
    });
  return {
    title: config.title,
    ...(config.tagline && { tagline: config.tagline }),
    url: origin,
    ...(baseUrl !== '/' && { baseUrl }),
    ...pictures(input),
    ...(input.more.editUrl && { editUrl: input.more.editUrl }),
    ...addresses(config),
    ...languages(config.i18n.defaultLocale, locales),
    areas: toAreas(files.project),
    navbar: { ...(themeConfig.navbar?.hideOnScroll && { hideOnScroll: true }), items: moveNavbar(input) },
    footer: moveFooter(input),
    ...announcement(bar),
    ...colorMode(themeConfig.colorMode),
    ...(themeConfig.docs?.sidebar && { sidebar: defined(themeConfig.docs.sidebar) }),
    ...(tableOfContents && { tableOfContents: levels(tableOfContents) }),
    // Docusaurus shows descriptions to search engines alone.
    pageHead: { description: false },
    search: { provider: 'embedded' },
    ...redirects(input),
    markdown: {
      ...(config.markdown.format !== 'detect' && { format: 'mdx' as const }),
      ...(hasMath(files.project.instances) && { math: true }),
      ...input.more.markdown,
    },
    // Docusaurus asks nothing of the links that components write as elements.
    rules: { ...rules(config), ...(files.pages.size > 0 && { brokenPageLinks: 'warn' }) },
  };
}

const announcement = (
  bar: DocusaurusConfig['themeConfig']['announcementBar'],
): Pick<SiteConfig, 'announcement'> =>
  bar?.content
    ? {
        announcement: {
          id: bar.id ?? 'announcement',
          html: bar.content,
          ...(bar.isCloseable === false && { closeable: false }),
        },
      }
    : {};

/** Docusaurus warns of anchors and of links to files, and stops at broken addresses. */
const rules = ({
  onBrokenLinks,
  onBrokenAnchors,
  onBrokenMarkdownLinks,
}: DocusaurusConfig): SiteConfig['rules'] => ({
  brokenLinks: onBrokenLinks ?? 'throw',
  brokenAnchors: onBrokenAnchors ?? 'warn',
  brokenMarkdownLinks: onBrokenMarkdownLinks ?? 'warn',
});

const addresses = ({
  noIndex,
  titleDelimiter,
  trailingSlash,
}: DocusaurusConfig): Pick<SiteConfig, 'noIndex' | 'titleDelimiter' | 'trailingSlash'> => ({
  ...(noIndex && { noIndex }),
  ...(titleDelimiter && { titleDelimiter }),
  ...(trailingSlash && { trailingSlash }),
});

const defined = <Value extends object>(value: Value): { [Key in keyof Value]?: NonNullable<Value[Key]> } =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as never;

function levels({
  minHeadingLevel = 2,
  maxHeadingLevel = 3,
}: {
  minHeadingLevel?: number | undefined;
  maxHeadingLevel?: number | undefined;
}) {
  return { minHeadingLevel, maxHeadingLevel };
}

function pictures({ files, report }: NavbarInput): Pick<SiteConfig, 'favicon' | 'logo'> {
  const { config, staticFolders } = files.project;
  const { logo } = config.themeConfig.navbar ?? {};
  const below = (name: string | undefined): string | undefined => {
    const bare = name?.replace(/^\//, '');
    return bare !== undefined && staticFolders.some((folder) => isFile(path.join(folder, bare)))
      ? bare
      : undefined;
  };
  const [favicon, src] = [below(config.favicon), below(logo?.src)];
  if (logo?.src && !src)
    report.left(
      'navbar',
      `The logo "${logo.src}" is no file of the static folder.`,
      'Put it into public/ and name it as "logo".',
    );
  const size = (value: unknown): number => (typeof value === 'number' ? value : 32);
  return {
    ...(favicon && { favicon }),
    ...(src && { logo: { src, width: size(logo?.width), height: size(logo?.height) } }),
  };
}

const languages = (
  defaultLocale: string,
  locales: string[],
): Pick<SiteConfig, 'defaultLocale' | 'locales'> => ({
  ...(defaultLocale !== 'en' && { defaultLocale }),
  ...(locales.length > 0 && { locales: [defaultLocale, ...locales].map((code) => ({ code })) }),
});

function colorMode(
  mode:
    | {
        defaultMode?: string | undefined;
        disableSwitch?: boolean | undefined;
        respectPrefersColorScheme?: boolean | undefined;
      }
    | undefined,
): Pick<SiteConfig, 'colorMode'> {
  if (!mode) return {};
  const { defaultMode, ...flags } = mode;
  return { colorMode: { ...(defaultMode === 'dark' && { defaultMode }), ...defined(flags) } };
}

function redirects({ files, report }: NavbarInput): Pick<SiteConfig, 'redirects'> {
  const { redirects: given, hasRedirectFunction } = files.project.plugins;
  if (hasRedirectFunction)
    report.left('redirects', 'Redirects that a function makes were left out.', 'Write them as "redirects".');
  const moved = given.map(({ from, to }) => ({
    from: `/${from.replace(/^\/+|\/+$/g, '')}`,
    to: siteHref(to, files),
  }));
  const lists = [...files.lists].filter(([from, to]) => from !== to).map(([from, to]) => ({ from, to }));
  const needed = [...moved, ...lists].filter(({ from }) => !files.byAddress.has(from));
  return needed.length > 0 ? { redirects: [...new Map(needed.map((one) => [one.from, one])).values()] } : {};
}

const hasMath = (instances: readonly SourceInstance[]): boolean =>
  instances.some(({ options }) => /remark-?math/i.test(JSON.stringify(options.remarkPlugins)));
