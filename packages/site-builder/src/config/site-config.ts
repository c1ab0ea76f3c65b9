import { z } from 'zod';
import { isPlainPath } from '../addresses/output-names.js';
import { areasConfig } from './fields/areas-config.js';
import { searchSchema } from './fields/search-config.js';
import { checkLocales, localesConfig } from './fields/editions-config.js';
import { markdownConfig } from './fields/markdown-config.js';
import { navbarConfig } from './fields/navbar-config.js';
import { folders, label, path } from './fields/path-fields.js';
import { scriptsConfig, securityConfig } from './fields/security-config.js';
import {
  announcementConfig,
  colorModeConfig,
  footerConfig,
  pageHeadConfig,
  sidebarConfig,
} from './fields/shell-config.js';
import { socialCardsConfig } from './fields/social-cards-config.js';
import type { SiteHooks } from './site-hooks.js';

/** What happens when a rule is broken: `throw` makes it an error, `warn` a warning, `log` a note. */
const level = z.enum(['ignore', 'log', 'warn', 'throw']);

/** A function of a hook. */
const hookFunction = <Hook extends 'transformPage' | 'extendSite' | 'afterBuild'>() =>
  z.custom<NonNullable<SiteHooks[Hook]>>((value) => typeof value === 'function', 'a function').optional();

const fields = z.strictObject({
  /** Name of the site: in the navbar, and after the delimiter in the title of every page. */
  title: label,
  /** What the site is about, in a sentence. `llms.txt` and browsers' lists of searches say it, and the app's own pages may. @default none */
  tagline: z.string().default(''),
  /** Origin that the site is served from, without a path: `https://docs.example.org`. */
  url: z
    .url('an address, such as "https://docs.example.org"')
    .refine(
      (url) => !URL.canParse(url) || new URL(url).pathname === '/',
      'an origin without a path, such as "https://docs.example.org"',
    ),
  /** Path that the site is served below, `/docs/`. @default '/' */
  baseUrl: path
    .endsWith('/', 'a path that ends with "/"')
    .refine(
      (base) => isPlainPath(base) && encodeURI(base) === base,
      'a path of plain names as addresses have it, such as "/docs/"',
    )
    .default('/'),
  /** Icon of the site, a path below `publicDir`: `favicon.svg`. @default none */
  favicon: z.string().optional(),
  /** Picture beside the title: a path below `publicDir`, and the size it is shown in, in CSS pixels. @default none */
  logo: z
    .strictObject({
      /** Path of the picture below `publicDir`. */
      src: z.string(),
      /** In CSS pixels. */
      width: z.number(),
      /** In CSS pixels. */
      height: z.number(),
    })
    .optional(),
  /** The language that content is written in, a BCP 47 tag or the `code` of one of `locales`. @default 'en' */
  defaultLocale: z.string().default('en'),
  /** Languages that content is translated to. @default the default one alone */
  locales: localesConfig,
  /** Asks search engines to leave the whole site out. @default false */
  noIndex: z.boolean().default(false),
  /** Between a page's title and the site's. @default '|' */
  titleDelimiter: z.string().default('|'),
  /** Whether addresses end in `/` and pages are written as folders. @default false */
  trailingSlash: z.boolean().default(false),
  /** Folder of the content, relative to this file. @default 'content' */
  contentDir: z.string().default('content'),
  /** Folder whose files are copied as they are, relative to this file. @default 'public' */
  publicDir: z.string().default('public'),
  /** Documentation areas. @default the folder `docs` of the content, at the root of the site */
  areas: areasConfig,
  /** OpenAPI documents that get pages. @default none */
  apis: z
    .array(
      z.strictObject({
        /** The document, below the content folder and in the folder of an area: `openapi/reference.yaml`. */
        file: folders,
        /** Where its pages answer. */
        path: path.refine(isPlainPath, 'a path of plain names, such as "/reference"'),
        /** Title of its first page. @default the document's own */
        label: label.optional(),
        /** One page for everything, or one for each operation. @default by size */
        layout: z.enum(['single', 'pages']).optional(),
        /** Whether every diagnostic about the document is an error. @default false */
        strict: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Pages that are React components of the app, beside those that are so by their files in `src/pages`. @default none */
  pages: z
    .array(
      z.strictObject({
        /** Where it answers, below the base path. */
        path,
        /** File of the component without its ending: `home` is the default export of `src/pages/home.tsx`. */
        component: z.string(),
        /** Of the document. */
        title: z.string(),
        /** Of the document, for search engines and previews. @default none */
        description: z.string().default(''),
        /** Names of icons that it draws with `PageIcon`: `rocket`, `brand:react`. @default none */
        icons: z.array(z.string().min(1)).default([]),
      }),
    )
    .default([]),
  /** Address of the content's sources; the page's path is appended. @default none, and no edit links */
  editUrl: z.url('an address, such as "https://example.org/edit/main"').optional(),
  /** What stands between a document's title and its text. */
  pageHead: pageHeadConfig,
  /** What pages say of their last change, from git's history unless their front matter says it. @default the date */
  lastUpdate: z
    .strictObject({
      /** Whether they say the day. @default true */
      date: z.boolean().default(true),
      /** Whether they say who made it. @default false */
      author: z.boolean().default(false),
    })
    .prefault({}),
  /** The bar at the top of every page. @default the title alone */
  navbar: navbarConfig,
  /** A bar above the navbar; a new `id` shows it again to those who have closed it. */
  announcement: announcementConfig,
  /** How sidebars behave. */
  sidebar: sidebarConfig,
  /** The foot of every page. @default empty */
  footer: footerConfig,
  /** Light and dark. */
  colorMode: colorModeConfig,
  /** The site's search. @default none */
  search: searchSchema.optional(),
  /** Scripts of other sites, loaded after the page is usable and listed in the security policy. None unless they are named. */
  scripts: scriptsConfig,
  /** What the content security policy allows beside what the build knows of: origins, and names of Trusted Types policies. */
  security: securityConfig,
  /** Addresses that lead to others: paths of this site, and for `to` also addresses of other sites. @default none */
  redirects: z
    .array(
      z.strictObject({
        /** A path of this site that nothing else answers at. */
        from: path,
        /** A path of this site, or an address of another one. */
        to: z.string().min(1),
      }),
    )
    .default([]),
  /** Heading levels that tables of contents show; a page's front matter may say otherwise. */
  tableOfContents: z
    .strictObject({
      /** First level of headings that it lists. @default 2 */
      minHeadingLevel: z.number().int().min(2).max(6).default(2),
      /** Last level that it lists. @default 3 */
      maxHeadingLevel: z.number().int().min(2).max(6).default(3),
    })
    .refine(({ minHeadingLevel, maxHeadingLevel }) => minHeadingLevel <= maxHeadingLevel, {
      path: ['maxHeadingLevel'],
      error: 'a level that is not above minHeadingLevel: deeper levels have larger numbers',
    })
    .prefault({}),
  /** Where live code blocks show their result. @default below the code */
  liveCode: z
    .strictObject({
      /** Above the code, or below it. @default 'bottom' */
      playgroundPosition: z.enum(['top', 'bottom']).default('bottom'),
    })
    .prefault({}),
  /** How Markdown is compiled. */
  markdown: markdownConfig,
  /** Draws the pictures that other sites show beside links: one for each area, and for pages with `social_card`. @default none */
  socialCards: socialCardsConfig,
  /** Writes each article as plain Markdown beside its page (`/x` and `/x.md`), and `llms.txt`, the list of them. @default true */
  markdownPages: z.boolean().default(true),
  /** Whether pages of documentation ask whether they were helpful. Nothing is sent: the site listens with `onFeedback`. @default false */
  feedback: z.boolean().default(false),
  /** Whether links of articles to other pages show what those are about, to a mouse that rests on them. @default false */
  linkPreviews: z.boolean().default(false),
  /** Writes an archive of each area, in each language, that is read without a network and without a server, and names it in the footer. @default false */
  offline: z.boolean().default(false),
  /** Writes `llms-full.txt` too: the Markdown of all pages in one file. Needs `markdownPages`. @default false */
  llmsFull: z.boolean().default(false),
  /** Writes `feed.xml`, the fifty pages that changed last as Atom, and names it on every page. Needs `lastUpdate.date`, or dates in front matter. @default false */
  feed: z.boolean().default(false),
  /** How bad it is when something is wrong: `ignore`, `log` (a note), `warn` or `throw` (an error). */
  rules: z
    .strictObject({
      /** Links to addresses of the site, in content, sidebars, navbar, footer and React pages. @default 'throw' */
      brokenLinks: level.default('throw'),
      /** Hashes of any of them, and ids that a page has twice. @default 'throw' */
      brokenAnchors: level.default('throw'),
      /** Links to other source files. @default 'throw' */
      brokenMarkdownLinks: level.default('throw'),
      /** Links in descriptions of an API, which often mean the site that its document was written for. @default 'warn' */
      brokenApiLinks: level.default('warn'),
      /** Links and hashes of React pages, which are known when they are rendered. @default what `brokenLinks` and `brokenAnchors` say */
      brokenPageLinks: level.optional(),
      /** Two pages with one address. @default 'warn' */
      duplicateRoutes: level.default('warn'),
      /** Pages that are in no sidebar and that nothing leads to, but for React pages, which are not looked into. @default 'ignore' */
      orphanPages: level.default('ignore'),
    })
    .prefault({}),
  /** What a product does to its site and no option does, in this order; see {@link SiteHooks}. @default none */
  hooks: z
    .array(
      z.strictObject({
        /** What diagnostics call it. */
        name: label,
        /** After COMPILE, for each page: returns the page to go on with, or nothing to leave it. Depends on its argument alone. */
        transformPage: hookFunction<'transformPage'>(),
        /** After LINK, for each locale: returns the model to go on with, or nothing to leave it. */
        extendSite: hookFunction<'extendSite'>(),
        /** When all else is written, before the new site takes the place of the old. The dev server does not call it. */
        afterBuild: hookFunction<'afterBuild'>(),
      }),
    )
    .default([]),
  /** A site's own values, passed through untouched. @default none */
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
