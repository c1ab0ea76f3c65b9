import { z } from 'zod';
import { feedOptionsSchema } from './blog/feed-options.js';

/** A part of the configuration that has another form than expected counts as absent: its owner sees it in the report of what is left. */
const text = z.string().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);
const number = z.number().optional().catch(undefined);
const anything = z.unknown().optional();
const record = z.record(z.string(), z.unknown()).optional().catch(undefined);
const level = z.enum(['ignore', 'log', 'warn', 'throw']).optional().catch(undefined);
const list = z.array(z.unknown()).catch([]).default([]);

const navbarItem: z.ZodType<DocusaurusNavbarItem> = z.object({
  type: text,
  label: text,
  to: text,
  href: text,
  docId: text,
  sidebarId: text,
  docsPluginId: text,
  value: text,
  html: text,
  position: z.enum(['left', 'right']).optional().catch(undefined),
  className: text,
  get items() {
    return z.array(navbarItem).optional().catch(undefined);
  },
});

/** An item of the navbar or of the footer. */
export interface DocusaurusNavbarItem {
  type?: string | undefined;
  label?: string | undefined;
  to?: string | undefined;
  href?: string | undefined;
  docId?: string | undefined;
  sidebarId?: string | undefined;
  docsPluginId?: string | undefined;
  value?: string | undefined;
  html?: string | undefined;
  position?: 'left' | 'right' | undefined;
  className?: string | undefined;
  items?: DocusaurusNavbarItem[] | undefined;
}

const logo = z.object({ src: text, width: anything, height: anything }).optional().catch(undefined);

const themeConfig = z.object({
  navbar: z
    .object({ title: text, logo, hideOnScroll: flag, items: z.array(navbarItem).catch([]).default([]) })
    .optional()
    .catch(undefined),
  footer: z
    .object({
      links: z
        .array(navbarItem.and(z.object({ title: text })))
        .catch([])
        .default([]),
      copyright: text,
    })
    .optional()
    .catch(undefined),
  announcementBar: z.object({ id: text, content: text, isCloseable: flag }).optional().catch(undefined),
  colorMode: z
    .object({ defaultMode: text, disableSwitch: flag, respectPrefersColorScheme: flag })
    .optional()
    .catch(undefined),
  docs: z
    .object({
      sidebar: z.object({ hideable: flag, autoCollapseCategories: flag }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  tableOfContents: z.object({ minHeadingLevel: number, maxHeadingLevel: number }).optional().catch(undefined),
  algolia: z
    .object({ appId: text, apiKey: text, indexName: text, contextualSearch: flag })
    .optional()
    .catch(undefined),
  prism: z.object({ magicComments: list, additionalLanguages: list }).optional().catch(undefined),
  /** Of other sites' pictures of links, and tags of every head. */
  image: text,
  metadata: z.array(z.unknown()).optional().catch(undefined),
  liveCodeBlock: z.object({ playgroundPosition: text }).optional().catch(undefined),
});

/** What is read of a `docusaurus.config`. */
export const docusaurusConfigSchema = z.object({
  title: z.string().min(1).catch('Documentation'),
  tagline: z.string().catch(''),
  url: z.string().catch('https://docs.example.org'),
  baseUrl: z.string().catch('/'),
  favicon: text,
  noIndex: flag,
  titleDelimiter: text,
  trailingSlash: flag,
  onBrokenLinks: level,
  onBrokenAnchors: level,
  onBrokenMarkdownLinks: level,
  staticDirectories: z.array(z.string()).catch(['static']),
  i18n: z
    .object({
      defaultLocale: z.string().catch('en'),
      locales: z.array(z.string()).catch([]),
      path: z.string().catch('i18n'),
      localeConfigs: record,
    })
    .catch({ defaultLocale: 'en', locales: [], path: 'i18n', localeConfigs: undefined }),
  presets: list,
  plugins: list,
  themes: list,
  markdown: z.object({ format: text, mermaid: flag }).catch({ format: undefined, mermaid: undefined }),
  scripts: list,
  stylesheets: list,
  headTags: list,
  customFields: record,
  themeConfig: themeConfig.catch(themeConfig.parse({})),
});

export type DocusaurusConfig = z.output<typeof docusaurusConfigSchema>;

/** What is no page by its name. */
const NO_PAGES = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];
const tagsFile = z
  .union([z.string(), z.literal(false)])
  .nullable()
  .optional()
  .catch(undefined);

/** Options of one instance of the plugin for documents. */
export const docsOptionsSchema = z.object({
  id: z.string().catch('default'),
  path: z.string().catch('docs'),
  routeBasePath: z.string().catch('docs'),
  sidebarPath: z
    .union([z.string(), z.literal(false)])
    .optional()
    .catch(undefined),
  editUrl: anything,
  include: z.array(z.string()).catch(['**/*.{md,mdx}']),
  exclude: z.array(z.string()).catch(NO_PAGES),
  /** Name of the file of tags. */
  tags: tagsFile,
  admonitions: anything,
  remarkPlugins: list,
  beforeDefaultRemarkPlugins: list,
  rehypePlugins: list,
  beforeDefaultRehypePlugins: list,
  numberPrefixParser: anything,
  sidebarItemsGenerator: anything,
  disableVersioning: flag,
  includeCurrentVersion: flag,
  lastVersion: text,
  onlyIncludeVersions: z.array(z.string()).optional().catch(undefined),
  versions: record,
  showLastUpdateAuthor: flag,
  showLastUpdateTime: flag,
});

export type DocsOptions = z.output<typeof docsOptionsSchema>;

const all = z.literal('ALL').transform(() => 'all' as const);

/** Options of one instance of the plugin for posts. */
export const blogOptionsSchema = z.object({
  id: z.string().catch('default'),
  path: z.string().catch('blog'),
  routeBasePath: z.string().catch('blog'),
  blogTitle: z.string().catch('Blog'),
  blogDescription: z.string().catch('Blog'),
  blogSidebarTitle: z.string().catch('Recent posts'),
  blogSidebarCount: z.union([z.number().int().min(0), all]).catch(5),
  postsPerPage: z.union([z.number().int().min(1), all]).catch(10),
  include: z.array(z.string()).catch(['**/*.{md,mdx}']),
  exclude: z.array(z.string()).catch(NO_PAGES),
  authorsMapPath: z.string().catch('authors.yml'),
  /** Name of the file of tags. */
  tags: tagsFile,
  archiveBasePath: z.string().nullable().catch('archive'),
  tagsBasePath: z.string().catch('tags'),
  pageBasePath: z.string().catch('page'),
  authorsBasePath: z.string().catch('authors'),
  sortPosts: text,
  truncateMarker: anything,
  feedOptions: feedOptionsSchema,
  admonitions: anything,
  editUrl: anything,
  createFeedItems: anything,
  processBlogPosts: anything,
  remarkPlugins: list,
  beforeDefaultRemarkPlugins: list,
  rehypePlugins: list,
  beforeDefaultRehypePlugins: list,
});

export type BlogOptions = z.output<typeof blogOptionsSchema>;
