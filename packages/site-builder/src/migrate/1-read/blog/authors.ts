import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SourceAuthor } from '../../model/project.js';
import type { BlogOptions } from '../config-shape.js';
import { kebabCase } from '../kebab-case.js';

const text = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .optional()
  .catch(undefined);

/** What is read of an author, in the file of authors and in posts. */
const authorSchema = z.object({ name: text, title: text, url: text });
const pageSchema = z.object({
  page: z
    .union([z.boolean(), z.object({ permalink: z.string() })])
    .optional()
    .catch(undefined),
});

/** What nobody reads here: pictures of other sites, addresses of mail, other sites that authors are at. */
const READ = new Set(['name', 'title', 'url', 'page', 'key']);

/** The authors of a blog by their keys. */
export function readAuthors(
  folder: string,
  { authorsMapPath }: Pick<BlogOptions, 'authorsMapPath'>,
): Map<string, SourceAuthor> {
  const file = path.join(folder, authorsMapPath);
  if (!existsSync(file)) return new Map();
  const { data = {} } = z
    .record(z.string(), z.record(z.string(), z.unknown()).catch({}))
    .safeParse(parse(readFileSync(file, 'utf8'), { logLevel: 'silent' }));
  return new Map(Object.entries(data).map(([key, fields]) => [key, toAuthor(key, fields)]));
}

function toAuthor(key: string, fields: Record<string, unknown>): SourceAuthor {
  const { page } = pageSchema.parse(fields);
  return {
    ...authorFields(fields, key),
    key: key.replace(NO_KEY, '-').replace(/^[^\p{L}\p{N}]+/u, '') || 'author',
    ...(page === true && { page: kebabCase(key) }),
    ...(typeof page === 'object' && { page: page.permalink.replace(/^\/+|\/+$/g, '') }),
    unread: Object.keys(fields).filter((name) => !READ.has(name)),
  };
}

/** What is no part of an address. */
const NO_KEY = /[^\p{L}\p{M}\p{N}_.-]/gu;

/** Who an author is. @param otherwise the name of one who has none */
export function authorFields(
  fields: unknown,
  otherwise: string,
): Pick<SourceAuthor, 'name' | 'title' | 'url'> {
  const { name, title, url } = authorSchema.catch({}).parse(fields);
  return {
    name: name || otherwise,
    ...(title && { title }),
    ...(url && /^https?:/.test(url) && URL.canParse(url) && { url }),
  };
}
