import path from 'node:path';
import type { SiteConfig } from '../../../config/site-config.js';
import { isFile } from '../../2-content/site-files.js';
import type { VitepressSite } from '../model.js';
import { outlineLevels } from './outline.js';
import { footerNote, moveNavbar, type ShellInput } from './shell.js';

/** The configuration of the new site. */
export function toSiteConfig(input: ShellInput): SiteConfig {
  const { site } = input;
  const { config, locales } = site;
  const main = locales[0].config;
  const { outline } = main.themeConfig;
  const base = `/${config.base.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  const note = footerNote(main.themeConfig.footer);
  const search = main.themeConfig.search ?? main.themeConfig.algolia;
  return {
    title: main.title ?? 'VitePress',
    ...(main.description && { tagline: main.description }),
    url: originOf(site),
    ...(base !== '/' && { baseUrl: base }),
    ...pictures(input),
    ...languages(site),
    areas: [{ dir: site.area, path: '/', label: main.title ?? 'Documentation' }],
    navbar: { items: moveNavbar(input) },
    ...(note && { footer: { note } }),
    ...editLinks(input),
    lastUpdate: { date: Boolean(config.lastUpdated ?? main.themeConfig.lastUpdated) },
    colorMode: colorMode(config.appearance),
    tableOfContents: outlineLevels(outline) ?? { minHeadingLevel: 2, maxHeadingLevel: 2 },
    // VitePress shows neither.
    pageHead: { description: false, readingTime: false },
    ...(search !== undefined && { search: { provider: 'embedded' as const } }),
    ...(config.markdown.math !== undefined && config.markdown.math !== false && { markdown: { math: true } }),
    // VitePress asks nothing of anchors, and of links only where it is not told to ignore them.
    rules: {
      brokenAnchors: 'warn',
      ...(Boolean(config.ignoreDeadLinks) && {
        brokenLinks: 'warn' as const,
        brokenMarkdownLinks: 'warn' as const,
      }),
    },
  };
}

function originOf({ config }: VitepressSite): string {
  const meta = config.head.find(([, attributes]) => attributes.property === 'og:url')?.[1].content;
  const known = [config.sitemap?.hostname, meta].find(
    (each): each is string => typeof each === 'string' && URL.canParse(each),
  );
  return known === undefined ? 'https://docs.example.org' : new URL(known).origin;
}

function pictures({ site, report }: ShellInput): Pick<SiteConfig, 'favicon' | 'logo'> {
  const { head, themeConfig } = site.locales[0].config;
  const icons = head.flatMap(([tag, { rel, href }]) =>
    tag === 'link' && /\bicon\b/.test(String(rel)) && typeof href === 'string' ? [href] : [],
  );
  const below = (name: string | undefined): string | undefined => {
    const bare = name?.replace(site.config.base, '/').replace(/^\/+/, '');
    return bare !== undefined && isFile(path.join(site.docs, 'public', bare)) ? bare : undefined;
  };
  const { logo } = themeConfig;
  const src = below(logo?.src);
  if (logo && src === undefined)
    report.left(
      'navbar',
      `The logo "${logo.src}" is no file of the public folder.`,
      'Put it into public/ and name it as "logo".',
      {
        file: site.configFile,
      },
    );
  const favicon = icons.map(below).find((name) => name !== undefined);
  const size = (value: unknown): number => Number(value) || 24;
  return {
    ...(favicon && { favicon }),
    ...(src && { logo: { src, width: size(logo?.width), height: size(logo?.height) } }),
  };
}

function languages({ locales }: VitepressSite): Pick<SiteConfig, 'defaultLocale' | 'locales'> {
  const [main, ...others] = locales;
  if (!main) return {};
  const isBelow = main.dir !== '';
  const listed = [main, ...others].map(({ code, dir, config: { label, lang } }) => ({
    code,
    ...(label && { label }),
    ...(lang && lang !== code && { htmlLang: lang }),
    ...(dir !== '' && (dir !== code || isBelow) && { path: dir }),
  }));
  return {
    ...(main.code !== 'en' && { defaultLocale: main.code }),
    ...((others.length > 0 || isBelow) && { locales: listed }),
  };
}

/** The sources of the site that was, whose paths are those of the content here where the pattern ends in the area's folder. */
function editLinks({ site, report }: ShellInput): Pick<SiteConfig, 'editUrl'> {
  const pattern = site.locales[0].config.themeConfig.editLink?.pattern;
  if (pattern === undefined) return {};
  const folder = `/${site.area}/:path`;
  const place = { file: site.configFile };
  const isPlain =
    pattern.endsWith(folder) && site.pages.every(({ source, path: published }) => source === published);
  if (!isPlain || !URL.canParse(pattern)) {
    report.left(
      'edit links',
      `"${pattern}" was left out: sources have other paths here.`,
      'Write "editUrl", the address of this content.',
      place,
    );
    return {};
  }
  report.changed(
    'edit links',
    'Edit links lead to the sources of the old site; "editUrl" is where the content is.',
    place,
  );
  return { editUrl: pattern.slice(0, -folder.length) };
}

function colorMode(appearance: unknown): NonNullable<SiteConfig['colorMode']> {
  const { initialValue } = Object(appearance) as { initialValue?: unknown };
  const mode = initialValue ?? appearance;
  if (appearance === false) return { disableSwitch: true };
  if (mode === 'force-dark') return { defaultMode: 'dark', disableSwitch: true };
  return mode === 'dark' ? { defaultMode: 'dark' } : { respectPrefersColorScheme: true };
}
