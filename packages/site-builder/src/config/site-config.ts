import { z } from 'zod';
import { isPlainPath } from '../addresses/output-names.js';
import { searchSchema } from './search-config.js';
import { checkLocales, localesConfig, versionsConfig } from './editions-config.js';
import { linkConfig, navbarConfig } from './navbar-config.js';
import type { SiteHooks } from './site-hooks.js';

const path = z.string().startsWith('/', 'a path that starts with "/"');
/** What becomes folders below another one: no step out of it, and nothing that a file system refuses. */
const folders = z
  .string()
  .min(1)
  .refine(isPlainPath, 'a path of plain names, without "..", such as "cloud" or "products/cloud"');
const label = z.string().min(1);

/** What happens when a rule is broken: `throw` makes it an error, `warn` a warning, `log` a note. */
const level = z.enum(['ignore', 'log', 'warn', 'throw']);

/** A module with a plugin as its default export, `./x.mjs` beside this file or a package; with options, which are JSON. */
const plugin = z.union(
  [z.string().min(1), z.tuple([z.string().min(1), z.record(z.string(), z.json())])],
  'a module, such as "./plugin.mjs", or a module with its options: ["./plugin.mjs", { … }]',
);

/** A function of a hook. */
const hookFunction = <Hook extends 'transformPage' | 'extendSite' | 'afterBuild'>() =>
  z.custom<NonNullable<SiteHooks[Hook]>>((value) => typeof value === 'function', 'a function').optional();

const packageManager = z.enum(['npm', 'yarn', 'pnpm', 'bun']);

const fields = z.strictObject({
  title: label,
  tagline: z.string(),
  /** Origin that the site is served from, without a path. */
  url: z
    .url('an address, such as "https://docs.example.org"')
    .refine(
      (url) => !URL.canParse(url) || new URL(url).pathname === '/',
      'an origin without a path, such as "https://docs.example.org"',
    ),
  /** Path that the site is served below. */
  baseUrl: path
    .endsWith('/', 'a path that ends with "/"')
    .refine(
      (base) => isPlainPath(base) && encodeURI(base) === base,
      'a path of plain names as addresses have it, such as "/docs/"',
    )
    .default('/'),
  /** Path below `publicDir`. */
  favicon: z.string().optional(),
  /** Path below `publicDir`, and the size it is shown in, in CSS pixels. */
  logo: z.strictObject({ src: z.string(), width: z.number(), height: z.number() }).optional(),
  /** BCP 47. */
  defaultLocale: z.string().default('en'),
  locales: localesConfig,
  /** Asks search engines to leave the whole site out. */
  noIndex: z.boolean().default(false),
  /** Between a page's title and the site's. */
  titleDelimiter: z.string().default('|'),
  /** Whether addresses end in `/` and pages are written as folders. */
  trailingSlash: z.boolean().default(false),
  /** Folder of the content, relative to this file. */
  contentDir: z.string().default('content'),
  /** Folder whose files are copied as they are, relative to this file. */
  publicDir: z.string().default('public'),
  /** Documentation areas: folders of the content that have a `sidebars.yaml` of their own, or share none. */
  areas: z.array(z.strictObject({ dir: folders, label, versions: versionsConfig })).min(1),
  /** OpenAPI documents that get pages. */
  apis: z
    .array(
      z.strictObject({
        /** The document, below the content folder and in the folder of an area: `openapi/reference.yaml`. */
        file: folders,
        /** Where its pages answer. */
        path: path.refine(isPlainPath, 'a path of plain names, such as "/reference"'),
        /** Title of its first page. The document's own by default. */
        label: label.optional(),
        /** One page for everything, or one for each operation; by size by default. */
        layout: z.enum(['single', 'pages']).optional(),
        /** Whether every diagnostic in the document is an error. */
        strict: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Pages that are React components of the app, `src/pages/<component>.tsx`. */
  pages: z
    .array(
      z.strictObject({ path, component: z.string(), title: z.string(), description: z.string().default('') }),
    )
    .default([]),
  /** Address of the content's sources; the page's path is appended. No edit links without it. */
  editUrl: z.url('an address, such as "https://example.org/edit/main"').optional(),
  /** What pages say of their last change, from git's history unless their front matter says it. */
  lastUpdate: z
    .strictObject({ date: z.boolean().default(true), author: z.boolean().default(false) })
    .prefault({}),
  navbar: navbarConfig,
  /** A bar above the navbar; a new `id` shows it again to those who have closed it. */
  announcement: z.strictObject({ id: label, html: label, closeable: z.boolean().default(true) }).optional(),
  sidebar: z
    .strictObject({
      /** Whether a wide window has a button that folds it away. */
      hideable: z.boolean().default(false),
      /** Whether opening a category closes its siblings. */
      autoCollapseCategories: z.boolean().default(false),
    })
    .prefault({}),
  footer: z
    .strictObject({
      groups: z.array(z.strictObject({ title: label, items: z.array(linkConfig) })).default([]),
      note: z.string().default(''),
    })
    .prefault({}),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).default('light'),
      disableSwitch: z.boolean().default(false),
      respectPrefersColorScheme: z.boolean().default(false),
    })
    .prefault({}),
  /** No search without it. */
  search: searchSchema.optional(),
  /** Scripts of other sites, loaded after the page is usable and listed in the security policy. None unless they are named. */
  scripts: z
    .strictObject({
      tagManager: z.strictObject({ containerId: z.string().min(1), src: z.url().optional() }).optional(),
      modules: z
        .array(
          z.strictObject({
            src: z.string().min(1),
            integrity: z.string().optional(),
            /** Origins that the script connects to. */
            connect: z.array(z.url()).optional(),
          }),
        )
        .optional(),
    })
    .optional(),
  /** What the content security policy allows beside what the build knows of: origins, and names of Trusted Types policies. */
  security: z
    .strictObject({
      connect: z.array(z.string()).default([]),
      images: z.array(z.string()).default([]),
      frames: z.array(z.string()).default([]),
      trustedTypes: z.array(z.string()).default([]),
    })
    .prefault({}),
  /** Addresses that lead to others: paths of this site, and for `to` also addresses of other sites. */
  redirects: z.array(z.strictObject({ from: path, to: z.string().min(1) })).default([]),
  /** Heading levels that tables of contents show; a page's front matter may say otherwise. */
  tableOfContents: z
    .strictObject({
      minHeadingLevel: z.number().int().min(2).max(6).default(2),
      maxHeadingLevel: z.number().int().min(2).max(6).default(3),
    })
    .refine(({ minHeadingLevel, maxHeadingLevel }) => minHeadingLevel <= maxHeadingLevel, {
      path: ['maxHeadingLevel'],
      error: 'a level that is not above minHeadingLevel: deeper levels have larger numbers',
    })
    .prefault({}),
  /** Where live code blocks show their result. */
  liveCode: z.strictObject({ playgroundPosition: z.enum(['top', 'bottom']).default('bottom') }).prefault({}),
  markdown: z
    .strictObject({
      parser: z.enum(['satteri', 'remark']).default('satteri'),
      /** `$…$` and `$$…$$` are formulas; a ```math fence always is one. */
      math: z.boolean().default(false),
      /** `detect` takes `.md` for CommonMark and `.mdx` for MDX; `mdx` takes both for MDX, as Docusaurus does. */
      format: z.enum(['detect', 'mdx']).default('detect'),
      /** HTML in Markdown: published, cleaned of what could run or load something, or shown as text. */
      rawHtml: z.enum(['allow', 'sanitize', 'escape']).default('allow'),
      /** Tabs of an `npm` fence, the first of them open: those that the documented product works with. */
      packageManagers: z
        .array(packageManager)
        .min(1)
        .refine((names) => new Set(names).size === names.length, 'each package manager once')
        .default(packageManager.options),
      /** Run in this order: remark plugins before directives get their elements, rehype ones before headings and links. */
      remarkPlugins: z.array(plugin).default([]),
      rehypePlugins: z.array(plugin).default([]),
    })
    .prefault({}),
  /** Writes each article as plain Markdown beside its page (`/x` and `/x.md`), and `llms.txt`, the list of them. */
  markdownPages: z.boolean().default(true),
  rules: z
    .strictObject({
      brokenLinks: level.default('throw'),
      brokenAnchors: level.default('throw'),
      brokenMarkdownLinks: level.default('throw'),
      /** Links in descriptions of an API, which often mean the site that its document was written for. */
      brokenApiLinks: level.default('warn'),
      duplicateRoutes: level.default('warn'),
    })
    .prefault({}),
  /** What a product does to its site and no option does, in this order; see {@link SiteHooks}. */
  hooks: z
    .array(
      z.strictObject({
        name: label,
        transformPage: hookFunction<'transformPage'>(),
        extendSite: hookFunction<'extendSite'>(),
        afterBuild: hookFunction<'afterBuild'>(),
      }),
    )
    .default([]),
  /** A site's own values, passed through untouched. */
  customFields: z.record(z.string(), z.json()).default({}),
});

/** The whole configuration of a site: the schema is the type and the validator. Unknown fields are errors. */
export const siteConfigSchema = fields.check(checkLocales);

/** What a `site.config.ts` exports. */
export type SiteConfig = z.input<typeof siteConfigSchema>;
/** The same with every default filled in. */
export type ResolvedSiteConfig = z.output<typeof siteConfigSchema>;
export type NavbarItemConfig = ResolvedSiteConfig['navbar']['items'][number];
export type RuleLevel = z.infer<typeof level>;
