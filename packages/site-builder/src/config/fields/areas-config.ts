import type { SidebarsConfig } from '@org/sidebar-engine';
import { z } from 'zod';
import { isPlainPath } from '../../addresses/output-names.js';
import { blogConfig, checkKind } from './blog-config.js';
import { versionsConfig } from './editions-config.js';
import { folders, label, path } from './path-fields.js';

/** Lists of items by id. Each item is checked by the sidebar engine, which knows its documents. */
const sidebarsConfig = z.custom<SidebarsConfig>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(Array.isArray),
  'lists of items by the id of their sidebar, such as { guide: ["guide/intro"] }',
);

/** Parts of the content, each with addresses and sidebars of its own. */
export const areasConfig = z
  .array(
    z
      .strictObject({
        /** What its pages are: documents, or posts of a blog or a changelog, which have a date. @default 'docs' */
        kind: z.enum(['docs', 'blog']).optional(),
        /** Of an area with `kind: 'blog'` alone. @default ten posts on a page */
        blog: blogConfig,
        /** Folder of the content, `cloud`. */
        dir: folders,
        /** Path that its addresses begin with; `/` for an area at the root of the site. @default its folder: `/cloud` */
        path: path.refine(isPlainPath, 'a path of plain names, such as "/handbook"').optional(),
        /** Its name for readers: in search, on cards and in `llms.txt`. */
        label,
        /** Sidebars of its latest version, see `defineSidebars`. @default what its `sidebars.yaml` says, else one of all its documents */
        sidebars: sidebarsConfig.optional(),
        /** Said above the title of each of its pages, as plain text; `banner` in front matter says otherwise. @default nothing */
        banner: z
          .strictObject({
            /** @default 'info' */
            type: z.enum(['note', 'tip', 'info', 'warning', 'danger']).default('info'),
            /** Plain text. */
            text: label,
          })
          .optional(),
        /** Its released versions. @default none: its folder is all there is */
        versions: versionsConfig,
      })
      .check(checkKind),
  )
  .min(1)
  .default([{ dir: 'docs', path: '/', label: 'Documentation' }]);
