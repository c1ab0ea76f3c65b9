import { z } from 'zod';

/** A module with a plugin as its default export, `./x.mjs` beside the configuration or a package; with options, which are JSON. */
const plugin = z.union(
  [z.string().min(1), z.tuple([z.string().min(1), z.record(z.string(), z.json())])],
  'a module, such as "./plugin.mjs", or a module with its options: ["./plugin.mjs", { … }]',
);

const packageManager = z.enum(['npm', 'yarn', 'pnpm', 'bun']);

/** How Markdown is compiled. */
export const markdownConfig = z
  .strictObject({
    /** `satteri` is native and fast, `remark` the reference that remark plugins run on. @default 'satteri' */
    parser: z.enum(['satteri', 'remark']).default('satteri'),
    /** Whether `$…$` and `$$…$$` are formulas; a ```math fence always is one. @default false */
    math: z.boolean().default(false),
    /** `detect` takes `.md` for CommonMark and `.mdx` for MDX; `mdx` takes both for MDX, as Docusaurus does. @default 'detect' */
    format: z.enum(['detect', 'mdx']).default('detect'),
    /** HTML in Markdown: published, cleaned of what could run or load something, or shown as text. @default 'allow' */
    rawHtml: z.enum(['allow', 'sanitize', 'escape']).default('allow'),
    /** Tabs of an `npm` fence, the first of them open: those that the documented product works with. @default all */
    packageManagers: z
      .array(packageManager)
      .min(1)
      .refine((names) => new Set(names).size === names.length, 'each package manager once')
      .default(packageManager.options),
    /** Plugins over mdast, run in this order before directives get their elements. They need the parser `remark`. @default none */
    remarkPlugins: z.array(plugin).default([]),
    /** Plugins over hast, run in this order before headings and links. @default none */
    rehypePlugins: z.array(plugin).default([]),
  })
  .prefault({});
