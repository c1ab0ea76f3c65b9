import { z } from 'zod';
import { isPlainPath } from '../../addresses/output-names.js';

/** An address of the site, below its base path. */
export const path = z.string().startsWith('/', 'a path that starts with "/"');
/** What becomes folders below another one: no step out of it, and nothing that a file system refuses. */
export const folders = z
  .string()
  .min(1)
  .refine(isPlainPath, 'a path of plain names, without "..", such as "cloud" or "products/cloud"');
/** What readers see. */
export const label = z.string().min(1);
