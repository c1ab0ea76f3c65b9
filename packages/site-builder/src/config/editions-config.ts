import { z } from 'zod';
import { isPlainPath, nameProblem } from '../2-link/output-names.js';

/** Names of folders, in the content and in the output. */
const folderName = z
  .string()
  .refine(
    (name) => nameProblem(name)?.severity !== 'error' && !name.includes('/'),
    'a plain name, such as "2.0"',
  );
const folders = z.string().refine(isPlainPath, 'a path of plain names, such as "next"');

/** Released versions of an area: folders `versions/<name>` inside its own, each laid out like the area itself. */
export const versionsConfig = z
  .strictObject({
    /** Names, newest first. */
    released: z.array(folderName).optional(),
    /** Whether the area's own folder is published, as the version `current`. @default true */
    includeCurrent: z.boolean().optional(),
    /** What readers get unless they choose. @default the first released */
    lastVersion: z.string().optional(),
    /** By name. */
    options: z
      .record(
        z.string(),
        z.strictObject({
          label: z.string().optional(),
          /** Below the area's address. @default empty for the latest, `next` for `current`, else the name */
          path: folders.optional(),
          banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
          badge: z.boolean().optional(),
          noIndex: z.boolean().optional(),
        }),
      )
      .optional(),
  })
  .optional();

/** Languages beside the default one: translations lie in folders `locales/<code>` inside an area's or a version's. */
export const localesConfig = z
  .array(
    z.strictObject({
      /** Name of the folders, and BCP 47 tag unless `htmlLang` says another. */
      code: folderName,
      /** @default the language's name in itself */
      label: z.string().optional(),
      htmlLang: z.string().optional(),
      dir: z.enum(['ltr', 'rtl']).optional(),
      /** Below the base path. @default empty for the default locale, else the code */
      path: folders.optional(),
    }),
  )
  .default([]);
