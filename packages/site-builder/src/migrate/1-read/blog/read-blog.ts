import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SourceBlog, SourceEdition } from '../../model/project.js';
import type { BlogOptions, DocusaurusConfig } from '../config-shape.js';
import { areaDir, areaPath, localesWithFiles } from '../editions.js';
import { readAuthors } from './authors.js';
import { readTags } from '../tags.js';

interface BlogInput {
  folder: string;
  config: DocusaurusConfig;
}

/** A blog with its translations, its authors and the tags that its file declares. */
export function readBlog(options: BlogOptions, { folder, config }: BlogInput): SourceBlog {
  const dir = areaDir(options.id === 'default' ? options.routeBasePath : options.id, 'blog');
  const route = areaPath(options.routeBasePath);
  const base: SourceEdition = {
    original: undefined,
    version: 'current',
    locale: null,
    folder: path.resolve(folder, options.path),
    target: dir,
    route,
    areaRoute: route,
    kind: 'blog',
  };
  const images = {
    folders: config.staticDirectories.map((name) => path.resolve(folder, name)),
    baseUrl: config.baseUrl,
  };
  return {
    options,
    dir,
    images,
    path: route,
    editions: [base, ...translations(base, options, { folder, config })],
    authors: readAuthors(base.folder, { ...options, images }),
    tags: readTags(base.folder, options),
  };
}

function translations(
  base: SourceEdition,
  { id }: BlogOptions,
  { folder, config }: BlogInput,
): SourceEdition[] {
  const plugin = `docusaurus-plugin-content-blog${id === 'default' ? '' : `-${id}`}`;
  return localesWithFiles(folder, config).flatMap((locale) => {
    const translated = path.join(folder, config.i18n.path, locale, plugin);
    return existsSync(translated)
      ? [
          {
            ...base,
            folder: translated,
            original: base.folder,
            locale,
            target: `${base.target}/locales/${locale}`,
          },
        ]
      : [];
  });
}
