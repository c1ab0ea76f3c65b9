import { z } from 'zod';
import { linkConfig } from './navbar-config.js';
import { label } from './path-fields.js';

/** What stands between a title and its text. */
export const pageHeadConfig = z
  .strictObject({
    /** Whether the `description` of the front matter is shown as the page's lead. @default true */
    description: z.boolean().default(true),
    /** Whether pages say how long they take to read. @default true */
    readingTime: z.boolean().default(true),
    /** Whether readers can copy a page as Markdown, and look at it, where it is published (`markdownPages`). @default true */
    markdown: z.boolean().default(true),
    /**
     * Assistants that a page can be opened in. `{url}` in their address stands for the address of the page's Markdown:
     * `{ label: 'Open in Claude', href: 'https://claude.ai/new?q=Read%20{url}' }`. @default none
     */
    assistants: z
      .array(
        z.strictObject({
          /** Of the link: `Open in Claude`. */
          label,
          /** Where it leads, with `{url}` in it. */
          href: z
            .url('an address, such as "https://assistant.example.org/?q={url}"')
            .includes('{url}', 'an address with "{url}" in it, for that of the page'),
        }),
      )
      .default([]),
  })
  .prefault({});

/** The bar above the navbar. */
export const announcementConfig = z
  .strictObject({
    /** By which browsers remember that a reader has closed it. */
    id: label,
    /** Ready-made HTML, put in as it is. */
    html: label,
    /** Whether readers may close it. @default true */
    closeable: z.boolean().default(true),
  })
  .optional();

/** How sidebars behave. */
export const sidebarConfig = z
  .strictObject({
    /** Whether a wide window has a button that folds it away. @default false */
    hideable: z.boolean().default(false),
    /** Whether opening a category closes its siblings. @default false */
    autoCollapseCategories: z.boolean().default(false),
  })
  .prefault({});

/** The foot of every page. */
export const footerConfig = z
  .strictObject({
    /** Columns of links. */
    groups: z
      .array(
        z.strictObject({
          /** Heading of the column. */
          title: label,
          /** Its links, from above. */
          items: z.array(linkConfig),
        }),
      )
      .default([]),
    /** A line below them: a copyright, a licence. */
    note: z.string().default(''),
    /** Of what the site documents, in its own words: `Strapi 4.11.0`. @default not said */
    version: label.optional(),
    /** What the content may be used for, with a link to the whole text. @default not said */
    licence: linkConfig.optional(),
    /** Whether it leads to the page in each language, where there is more than one. @default true */
    languages: z.boolean().default(true),
    /** Whether it has the button that changes the color mode too. @default false */
    colorMode: z.boolean().default(false),
  })
  .prefault({});

/** Light and dark. */
export const colorModeConfig = z
  .strictObject({
    /** What readers see until they choose. @default 'light' */
    defaultMode: z.enum(['light', 'dark']).default('light'),
    /** Leaves the button out that changes it. @default false */
    disableSwitch: z.boolean().default(false),
    /** Whether the reader's system decides until they choose. @default false */
    respectPrefersColorScheme: z.boolean().default(false),
  })
  .prefault({});
