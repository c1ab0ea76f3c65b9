import { z } from 'zod';

const position = z.enum(['left', 'right']).default('left');
const label = z.string().min(1);
/** Further classes of the item, for the site's own styles. */
const className = z.string().optional();
/** Folder of an area that has versions. */
const area = z.string();

/** A label and where it leads: an address, or a path of this site. */
export const linkConfig = z.strictObject({ label, href: z.string().min(1) });

const link = z.strictObject({ type: z.literal('link'), label, href: z.string().min(1), className, position });
const doc = z.strictObject({
  type: z.literal('doc'),
  label: label.optional(),
  docId: z.string(),
  className,
  position,
});
const docSidebar = z.strictObject({
  type: z.literal('docSidebar'),
  label,
  sidebarId: z.string(),
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
    className,
    position,
  }),
  /** A link with the name of an area's version, to that version's first document. */
  z.strictObject({ type: z.literal('docsVersion'), area, label: label.optional(), className, position }),
  /** All versions of an area; each leads to the same document there. */
  z.strictObject({
    type: z.literal('docsVersionDropdown'),
    area,
    before: links,
    after: links,
    className,
    position,
  }),
  /** All locales of the site; each leads to the same page there. */
  z.strictObject({ type: z.literal('localeDropdown'), before: links, after: links, className, position }),
]);

/** The `type`s that a navbar item may have. */
export const navbarItemTypes = navbarItem.options.map(({ shape }) => shape.type.value);

/** The bar at the top of every page. */
export const navbarConfig = z
  .strictObject({
    /** Whether it hides while the reader scrolls down. */
    hideOnScroll: z.boolean().default(false),
    items: z.array(navbarItem).default([]),
  })
  .default({ hideOnScroll: false, items: [] });
