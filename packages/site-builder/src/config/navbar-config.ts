import { z } from 'zod';

/** Side of the bar, seen from left to right. @default 'left' */
const position = z.enum(['left', 'right']).default('left');
const label = z.string().min(1);
/** Further classes of the item, for the site's own styles. */
const className = z.string().optional();
/** Name of an icon, `rocket` or `brand:github`: shown in the bar instead of the label, which names the item all the same, and before it in lists. @default none */
const icon = z.string().min(1).optional();
/** Folder of an area that has versions. */
const area = z.string();

/** A label and where it leads: an address, or a path of this site. */
export const linkConfig = z.strictObject({ label, href: z.string().min(1) });

const link = z.strictObject({
  type: z.literal('link'),
  label,
  href: z.string().min(1),
  icon,
  className,
  position,
});
const doc = z.strictObject({
  type: z.literal('doc'),
  /** @default the document's sidebar label, else its title */
  label: label.optional(),
  /** Id of the document: its path without ending, `cloud/intro`. */
  docId: z.string(),
  icon,
  className,
  position,
});
const docSidebar = z.strictObject({
  type: z.literal('docSidebar'),
  label,
  /** Id of the sidebar, a key of its file. */
  sidebarId: z.string(),
  icon,
  className,
  position,
});
const html = z.strictObject({ type: z.literal('html'), value: z.string(), className, position });

const links = z.array(linkConfig).default([]);

const navbarItem = z.discriminatedUnion('type', [
  /** A link to anywhere: an address, or a path of this site. */
  link,
  /** A link to one document. */
  doc,
  /** A link to the first document of a sidebar; it is current on all pages of that sidebar's area. */
  docSidebar,
  /** Ready-made HTML, put in as it is. */
  html,
  /** A link to the search page that opens the search in place. */
  z.strictObject({ type: z.literal('search'), label: label.default('Search'), className, position }),
  /** A button that opens a list of links, documents, sidebars and HTML. */
  z.strictObject({
    type: z.literal('dropdown'),
    label,
    items: z
      .array(
        z.discriminatedUnion('type', [
          link.omit({ position: true }),
          doc.omit({ position: true }),
          docSidebar.omit({ position: true }),
          html.omit({ position: true }),
        ]),
      )
      .min(1),
    icon,
    className,
    position,
  }),
  /** A link with the name of an area's version, to that version's first document. */
  z.strictObject({
    type: z.literal('docsVersion'),
    area,
    /** @default the version's own label */
    label: label.optional(),
    className,
    position,
  }),
  /** All versions of an area; each leads to the same document there. */
  z.strictObject({
    type: z.literal('docsVersionDropdown'),
    area,
    /** Links above the versions. @default none */
    before: links,
    /** Links below them. @default none */
    after: links,
    className,
    position,
  }),
  /** All locales of the site; each leads to the same page there. */
  z.strictObject({
    type: z.literal('localeDropdown'),
    before: links,
    after: links,
    icon,
    className,
    position,
  }),
]);

/** The `type`s that a navbar item may have. */
export const navbarItemTypes = navbarItem.options.map(({ shape }) => shape.type.value);

/** The bar at the top of every page. */
export const navbarConfig = z
  .strictObject({
    /** Whether it hides while the reader scrolls down. @default false */
    hideOnScroll: z.boolean().default(false),
    /** From the start of the line, those of `position: 'right'` at its end. @default none */
    items: z.array(navbarItem).default([]),
  })
  .default({ hideOnScroll: false, items: [] });
