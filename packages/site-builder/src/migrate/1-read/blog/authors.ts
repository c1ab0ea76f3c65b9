import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SourceAuthor, SourceBlog } from '../../model/project.js';
import type { BlogOptions } from '../config-shape.js';
import { kebabCase } from '../kebab-case.js';
import { authorImage } from './author-image.js';
import { authorLinks } from './author-links.js';

const text = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .optional()
  .catch(undefined);

/** What is read of an author, in the file of authors and in posts. */
const authorSchema = z.object({
  name: text,
  title: text,
  url: text,
  image: text,
  image_url: text,
  imageURL: text,
});
const pageSchema = z.object({
  page: z
    .union([z.boolean(), z.object({ permalink: z.string() })])
    .optional()
    .catch(undefined),
});

const READ = new Set(['name', 'title', 'url', 'page', 'key', 'image_url', 'imageURL', 'socials']);

/** The authors of a blog by their keys. */
export function readAuthors(
  folder: string,
  { authorsMapPath, images }: Pick<BlogOptions, 'authorsMapPath'> & Pick<SourceBlog, 'images'>,
): Map<string, SourceAuthor> {
  const file = path.join(folder, authorsMapPath);
  if (!existsSync(file)) return new Map();
  const { data = {} } = z
    .record(z.string(), z.record(z.string(), z.unknown()).catch({}))
    .safeParse(parse(readFileSync(file, 'utf8'), { logLevel: 'silent' }));
  return new Map(Object.entries(data).map(([key, fields]) => [key, toAuthor(key, fields, images)]));
}

function toAuthor(key: string, fields: Record<string, unknown>, images: SourceBlog['images']): SourceAuthor {
  const { page } = pageSchema.parse(fields);
  const { lostImage, ...known } = authorFields(fields, key, images);
  const links = authorLinks(fields.socials);
  const isLost = (name: string): boolean =>
    name === 'socials'
      ? Object.keys(links).length < Object.keys(Object(fields.socials) as object).length
      : /^image/.test(name) && lostImage !== undefined;
  return {
    ...known,
    ...(Object.keys(links).length > 0 && { links }),
    key: key.replace(NO_KEY, '-').replace(/^[^\p{L}\p{N}]+/u, '') || 'author',
    ...(page === true && { page: kebabCase(key) }),
    ...(typeof page === 'object' && { page: page.permalink.replace(/^\/+|\/+$/g, '') }),
    unread: Object.keys(fields).filter((name) => !READ.has(name) || isLost(name)),
  };
}

/** What is no part of an address. */
const NO_KEY = /[^\p{L}\p{M}\p{N}_.-]/gu;

/** Who an author is, and a picture that is not there. @param otherwise the name of one who has none */
export function authorFields(
  fields: unknown,
  otherwise: string,
  images: SourceBlog['images'],
): Pick<SourceAuthor, 'name' | 'title' | 'url' | 'image'> & { lostImage?: string } {
  const { name, title, url, ...pictures } = authorSchema.catch({}).parse(fields);
  const written = pictures.image_url ?? pictures.imageURL ?? pictures.image;
  const image = written && authorImage(written, images);
  return {
    name: name || otherwise,
    ...(title && { title }),
    ...(url && /^https?:/.test(url) && URL.canParse(url) && { url }),
    ...(image ? { image } : written && { lostImage: written }),
  };
}
