import path from 'node:path';
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { filesBelow } from '../1-read/documents.js';
import type { SourceEdition } from '../model/project.js';
import { moveCategoryLink, type SidebarInput } from './sidebars.js';

const FIELDS = ['label', 'position', 'className', 'collapsible', 'collapsed'];

/** The `_category_` files of an edition by their names in the new content. Fields that have no meaning here are left out. */
export function categoryFiles(
  edition: SourceEdition,
  input: Omit<SidebarInput, 'file'>,
): Map<string, string> {
  const found = filesBelow(edition.folder).filter((name) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(name));
  return new Map(
    found.map((name) => {
      const file = path.join(edition.folder, name);
      const value = Object(parse(readFileSync(file, 'utf8'))) as Record<string, unknown>;
      const own = FIELDS.filter((key) => value[key] != null).map((key) => [key, value[key]]);
      const link = value.link === null ? null : moveCategoryLink(value.link, input);
      const moved = Object.fromEntries([...own, ...(link === undefined ? [] : [['link', link]])]) as object;
      for (const key of Object.keys(value).filter((key) => !FIELDS.includes(key) && key !== 'link'))
        input.report.changed('sidebars', `"${key}" of a category was left out.`, {
          file: path.relative(input.files.project.folder, file),
        });
      return [`content/${edition.target}/${name.replace(/[^/]*$/, '_category_.yaml')}`, stringify(moved)];
    }),
  );
}
