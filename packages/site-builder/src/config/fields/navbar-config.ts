import { z } from 'zod';
import { label } from './path-fields.js';

/** What every item may have. */
const placed = {
  /** Further classes of the item, for the site's own styles. @default none */
  className: z.string().optional(),
  /** Side of the bar, seen from left to right. @default 'left' */
  position: z.enum(['left', 'right']).default('left'),
};
/** What items that lead somewhere or open a list may have, too. */
const iconed = {
  /** Name of an icon, `rocket` or `brand:github`: shown in the bar instead of the label, which names the item all the same, and before it in lists. @default none */
  icon: z.string().min(1).optional(),
  ...placed,
};
/** Of items about the versions of an area. */
const versioned = {
  /** Folder of an area that has versions. */
  area: z.string(),
};

/** A label and where it leads. */
const target = {
  /** What readers see. */
  label,
  /** Where it leads: an address, or a path of this site. */
  href: z.string().min(1),
};
export const linkConfig = z.strictObject(target);

const link = z.strictObject({ type: z.literal('link'), ...target, ...iconed });
const doc = z.strictObject({
  type: z.literal('doc'),
  /** What readers see. @default the document's sidebar label, else its title */
  label: label.optional(),
  /** Id of the document: its path without ending, `cloud/intro`. */
  docId: z.string(),
  ...iconed,
});
const docSidebar = z.strictObject({
  type: z.literal('docSidebar'),
  /** What readers see. */
  label,
  /** Id of the sidebar, a key of its file. */
  sidebarId: z.string(),
  ...iconed,
});
const html = z.strictObject({
  type: z.literal('html'),
  /** Ready-made HTML, put in as it is. */
  value: z.string(),
  ...placed,
});

const links = z.array(linkConfig).default([]);
/** Of menus that the build fills. */
const around = {
  /** Links above what it lists. @default none */
  before: links,
  /** Links below it. @default none */
  after: links,
};

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
  z.strictObject({
    type: z.literal('search'),
    /** What readers see in it. @default 'Search' */
    label: label.default('Search'),
    ...placed,
  }),
  /** A button that opens a list of links, documents, sidebars and HTML. */
  z.strictObject({
    type: z.literal('dropdown'),
    /** What readers see on the button. */
    label,
    /** What the list has, from above. */
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
    ...iconed,
  }),
  /** A link with the name of an area's version, to that version's first document. */
  z.strictObject({
    type: z.literal('docsVersion'),
    ...versioned,
    /** What readers see. @default the version's own label */
    label: label.optional(),
    ...placed,
  }),
  /** All versions of an area; each leads to the same document there. */
  z.strictObject({
    type: z.literal('docsVersionDropdown'),
    ...versioned,
    ...around,
    ...placed,
  }),
  /** All locales of the site; each leads to the same page there. */
  z.strictObject({
    type: z.literal('localeDropdown'),
    ...around,
    ...iconed,
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
