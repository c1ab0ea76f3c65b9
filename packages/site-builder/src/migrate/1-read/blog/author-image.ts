import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SourceBlog } from '../../model/project.js';

/** The address of a picture in the new site: another site's as it is, a static file's without the base path; `undefined` where there is none. */
export function authorImage(image: string, { folders, baseUrl }: SourceBlog['images']): string | undefined {
  if (/^https?:\/\/\S+$/.test(image)) return image;
  if (/^\w+:|\s/.test(image)) return undefined;
  const bare = image.replace(/^\/+/, '');
  const below = `/${bare}`.startsWith(baseUrl) ? [`/${bare}`.slice(baseUrl.length)] : [];
  const found = [bare, ...below].find((name) =>
    folders.some((folder) => name !== '' && existsSync(path.join(folder, name))),
  );
  return found && `/${found}`;
}
