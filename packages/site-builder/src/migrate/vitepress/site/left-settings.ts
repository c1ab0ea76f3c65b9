import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MigrationReport } from '../../model/migration-report.js';
import type { VitepressSite } from '../model.js';

interface LeftInput {
  site: VitepressSite;
  report: MigrationReport;
}

/** What is read, or is of no consequence here. */
const READ = new Set(
  'title description lang base srcDir srcExclude rewrites cleanUrls head locales themeConfig markdown appearance lastUpdated ignoreDeadLinks sitemap outDir cacheDir assetsDir mpa metaChunk useWebFonts scrollOffset router vite vue extends additionalConfig shouldPreload dir label'.split(
    ' ',
  ),
);
const READ_OF_THEME = new Set(
  'logo nav sidebar outline aside socialLinks footer editLink lastUpdated search algolia i18nRouting'.split(
    ' ',
  ),
);
const READ_OF_MARKDOWN = new Set(
  'lineNumbers math container attrs anchor toc theme languages languageAlias defaultHighlightLang linkify typographer headers image gfmAlerts codeCopyButtonTitle codeCopyButton cache'.split(
    ' ',
  ),
);
/** Texts that the shell has in its own words. */
const TEXTS = /(?:Label|Text|Title|Button)$|^(?:docFooter|notFound|externalLinkIcon)$/;

/** Says what the configuration has that is not moved. */
export function reportLeft(input: LeftInput): void {
  reportHead(input);
  reportSettings(input);
  reportTheme(input);
  reportPrograms(input);
}

function reportHead({ site, report }: LeftInput): void {
  const place = { file: site.configFile };
  for (const [tag, attributes] of site.locales[0].config.head) {
    const { name, property, rel } = attributes;
    const given = name ?? property;
    const key = typeof given === 'string' ? given : '';
    if (tag === 'link' && /\bicon\b/.test(String(rel))) continue;
    if (
      tag === 'meta' &&
      /^(?:og|twitter):(?:title|description|url|type|site_name|locale|card|image)/.test(key)
    )
      report.changed('head', `"${key}" is made of each page's title, description and image here.`, place);
    else
      report.left(
        'head',
        `<${tag}> was left out: ${JSON.stringify(attributes).slice(0, 160)}.`,
        tag === 'script'
          ? 'Name a module under "scripts" of site.config.ts, which the security policy then allows.'
          : 'A hook of site.config.ts can write it, if it is needed.',
        place,
      );
  }
}

function reportSettings({ site, report }: LeftInput): void {
  const { config } = site;
  const place = { file: site.configFile };
  for (const key of Object.keys(config).filter((each) => !READ.has(each) && config[each] !== undefined))
    report.left(
      'configuration',
      `"${key}" was left out.`,
      'A hook of site.config.ts does what it does, if it is needed.',
      place,
    );
  for (const key of Object.keys(config.markdown).filter((each) => !READ_OF_MARKDOWN.has(each)))
    report.left(
      'markdown',
      `"markdown.${key}" was left out; what plugins of markdown-it read is text here.`,
      'Name a plugin of remark or rehype under "markdown", or write the nearest block of the pipeline.',
      place,
    );
  const { plugins } = Object(config.vite) as { plugins?: unknown };
  if (Array.isArray(plugins) && plugins.filter(Boolean).length > 0)
    report.left(
      'configuration',
      `${plugins.filter(Boolean).length} plugins of "vite" were left out.`,
      'Write those that are needed into vite.config.ts.',
      place,
    );
  const engine = config.themeConfig.search?.provider ?? (config.themeConfig.algolia ? 'algolia' : undefined);
  if (engine === 'algolia')
    report.changed(
      'search',
      "Algolia was replaced by the search that is built with the site; { provider: 'algolia' } asks it again.",
      place,
    );
}

function reportTheme({ site, report }: LeftInput): void {
  const place = { file: site.configFile };
  const theme = site.locales[0].config.themeConfig;
  const others = Object.entries(theme).filter(
    ([key, value]) => value !== undefined && !READ_OF_THEME.has(key),
  );
  const words = others.filter(([key]) => TEXTS.test(key)).map(([key]) => key);
  if (words.length > 0)
    report.changed('theme', `The shell has words of its own for ${words.join(', ')}.`, place);
  for (const [key] of others.filter(([each]) => !TEXTS.test(each)))
    report.left(
      'theme',
      `"themeConfig.${key}" was left out.`,
      'Parts of the shell are replaced in src/customisation.tsx.',
      place,
    );
  const own = ['ts', 'js', 'mts']
    .map((end) => `.vitepress/theme/index.${end}`)
    .find((name) => existsSync(path.join(site.folder, name)));
  if (own)
    report.left(
      'theme',
      'The theme of the site was left out, with its styles and components.',
      'Colors and fonts are tokens in src/styles.css; parts of the shell are replaced in src/customisation.tsx.',
      { file: own },
    );
}

function reportPrograms({ site, report }: LeftInput): void {
  for (const name of site.programs)
    report.left(
      'programs',
      /\[/.test(name)
        ? 'Pages that a program makes were left out.'
        : 'Data that a program makes was left out.',
      'Make the pages, or what they show, by a script that runs before the build.',
      { file: path.relative(site.folder, path.join(site.docs, name)) },
    );
}
