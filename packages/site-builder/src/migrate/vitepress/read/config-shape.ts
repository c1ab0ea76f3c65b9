import { z } from 'zod';

const text = z.string().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);
const record = z.record(z.string(), z.unknown());
const texts = z.record(z.string(), z.string().catch('')).optional().catch(undefined);

/** A link, or a group of them; in sidebars groups have a path that their links begin with. */
export interface LinkEntry {
  text?: string | undefined;
  link?: string | undefined;
  items?: LinkEntry[] | undefined;
  base?: string | undefined;
  collapsed?: boolean | undefined;
  /** A component of Vue in its place. */
  component?: string | undefined;
}

const linkEntry: z.ZodType<LinkEntry> = z.lazy(() =>
  z.object({
    text,
    link: text,
    base: text,
    component: text,
    collapsed: flag,
    items: z.array(linkEntry).optional().catch(undefined),
  }),
);
const entries = z.array(linkEntry).catch([]);

/** One list, or lists by the path of the pages that they are beside. */
const sidebar = z
  .union([
    z.array(linkEntry).transform((items) => new Map([['/', items]])),
    z
      .record(
        z.string(),
        z.union([
          z.array(linkEntry),
          z.object({ base: text, items: entries }).transform((group): LinkEntry[] => withBase(group)),
        ]),
      )
      .transform((lists) => new Map(Object.entries(lists))),
  ])
  .optional()
  .catch(undefined);

/** A list's own base is that of each of its items which has none. */
const withBase = ({ base, items }: { base?: string | undefined; items: LinkEntry[] }): LinkEntry[] =>
  items.map((item) => ({ ...item, base: item.base ?? base }));

const image = z
  .union([
    z.string().transform((src) => ({ src, width: undefined, height: undefined })),
    z.object({ src: z.string(), width: z.unknown().optional(), height: z.unknown() }),
    z.object({ light: z.string() }).transform(({ light }) => ({
      src: light,
      width: undefined,
      height: undefined,
    })),
  ])
  .optional()
  .catch(undefined);

const theme = z.looseObject({
  logo: image,
  nav: entries.optional().catch(undefined),
  sidebar,
  outline: z.unknown().optional(),
  aside: z.unknown().optional(),
  socialLinks: z
    .array(z.object({ icon: z.unknown().optional(), link: z.string(), ariaLabel: text }))
    .catch([])
    .default([]),
  footer: z.looseObject({ message: text, copyright: text }).optional().catch(undefined),
  editLink: z.object({ pattern: text }).optional().catch(undefined),
  lastUpdated: z.unknown().optional(),
  search: z.object({ provider: text }).optional().catch(undefined),
  algolia: z.unknown().optional(),
});

const markdown = z.looseObject({
  lineNumbers: flag,
  math: z.unknown().optional(),
  container: texts,
  attrs: z.object({ leftDelimiter: text, rightDelimiter: text }).optional().catch(undefined),
});

/** What a language may say otherwise; all of it is optional. */
const own = {
  lang: text,
  title: text,
  titleTemplate: z.unknown().optional(),
  description: text,
  head: z
    .array(z.tuple([z.string(), record.catch({})]).rest(z.unknown()))
    .catch([])
    .default([]),
  themeConfig: theme.catch(() => theme.parse({})).prefault({}),
  markdown: markdown.catch(() => ({})).prefault({}),
};

const locale = z.looseObject({ ...own, label: text, link: text });

/** What is read of a configuration of VitePress. */
export const vitepressSchema = z.looseObject({
  ...own,
  base: z.string().catch('/').default('/'),
  srcDir: z.string().catch('.').default('.'),
  srcExclude: z.array(z.string()).catch([]).default([]),
  rewrites: z.unknown().optional(),
  cleanUrls: flag,
  appearance: z.unknown().optional(),
  lastUpdated: z.unknown().optional(),
  ignoreDeadLinks: z.unknown().optional(),
  sitemap: z.object({ hostname: text }).optional().catch(undefined),
  locales: z.record(z.string(), locale).catch({}).default({}),
});

export type VitepressConfig = z.output<typeof vitepressSchema>;
export type LocaleConfig = z.output<typeof locale>;
export type ThemeConfig = z.output<typeof theme>;

/** A language's own settings, as a file beside its pages has them. */
export const localeSchema = locale;
