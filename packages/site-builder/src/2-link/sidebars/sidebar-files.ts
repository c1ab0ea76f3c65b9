import type { Diagnostic, FilePosition } from '@org/site-model';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CategoryFile } from '@org/sidebar-engine';
import { findIcon } from '@org/content-pipeline/icons';
import { iconUnknown } from '../shell/icons.js';
import { nameProblem } from '../../addresses/output-names.js';
import { readYaml, type YamlFile } from '../../config/yaml-file.js';

interface ReadFile {
  file: string;
  yaml: YamlFile;
}

/** Ids of sidebars are names of files in the output. */
export function checkSidebarIds({ file, yaml }: ReadFile): Diagnostic[] {
  return Object.keys(Object(yaml.value) as object).flatMap((id): Diagnostic[] => {
    const problem = id
      .split('/')
      .map((name) => nameProblem(name))
      .find(Boolean);
    if (!problem) return [];
    return [
      {
        code: 'output-name-invalid',
        severity: problem.severity,
        message: `The sidebar ${JSON.stringify(id)} is written to a file of that name, and a part of it ${problem.what}.`,
        hint: `${problem.hint} Ids of sidebars are plain names, such as "cloudSidebar".`,
        file,
        ...yaml.placeOf([id]),
      },
    ];
  });
}

/** Where a category's own slug is written, in a sidebar file or a `_category_` file. `undefined` for one that was made of its label. */
export function slugPlace(slug: string, files: readonly ReadFile[]): FilePosition | undefined {
  for (const { file, yaml } of files) {
    const keys = keysOfSlug(yaml.value, slug, []);
    if (keys) return { file, ...yaml.placeOf(keys) };
  }
  return undefined;
}

type Keys = (string | number)[];

function keysOfSlug(value: unknown, slug: string, keys: Keys): Keys | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const at = [...keys, Array.isArray(value) ? Number(key) : key];
    if (key === 'slug' && typeof inner === 'string' && `/${inner.replace(/^\/+/, '')}` === slug) return at;
    const found = keysOfSlug(inner, slug, at);
    if (found) return found;
  }
  return undefined;
}

const CATEGORY_FILE = /^_category_\.(?:ya?ml|json)$/;

interface FoundCategoryFile extends CategoryFile {
  yaml: YamlFile;
}

/** The `_category_` files below a folder of the content, in the order of their names. */
export function findCategoryFiles(contentDir: string, dir: string): FoundCategoryFile[] {
  const root = path.join(contentDir, dir);
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && CATEGORY_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const yaml = readYaml(readFileSync(file, 'utf8'));
      const name = path.relative(contentDir, file).split(path.sep).join('/');
      return { file: name, value: yaml.value, yaml };
    });
}

/** Names of icons that there are not, in a sidebar file or a `_category_` file. */
export const checkIcons = ({ file, yaml }: ReadFile): Diagnostic[] =>
  iconsIn(yaml.value, []).flatMap(({ icon, keys }): Diagnostic[] =>
    findIcon(icon) ? [] : [{ ...iconUnknown(icon, atOf(keys)), file, ...yaml.placeOf(keys) }],
  );

function iconsIn(value: unknown, keys: Keys): { icon: string; keys: Keys }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => iconsIn(item, [...keys, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'icon' && typeof inner === 'string' && inner !== ''
      ? [{ icon: inner, keys: [...keys, key] }]
      : iconsIn(inner, [...keys, key]),
  );
}

/** `guide[2].icon` */
const atOf = (keys: Keys): string =>
  keys.reduce<string>(
    (at, key) => (typeof key === 'number' ? `${at}[${key}]` : at ? `${at}.${key}` : key),
    '',
  );

export interface SidebarFileLink {
  href: string;
  /** Path of the address inside its file. */
  at: string;
}

/** The addresses that the `link` items of a sidebar file name, wherever they stand in it. */
export const sidebarFileLinks = ({ value }: Pick<YamlFile, 'value'>): SidebarFileLink[] => linksIn(value, '');

function linksIn(value: unknown, at: string): SidebarFileLink[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { type, href } = value as { type?: unknown; href?: unknown };
  if (type === 'link' && typeof href === 'string') return [{ href, at: `${at}.href` }];
  return Object.entries(value).flatMap(([key, child]) => linksIn(child, at ? `${at}.${key}` : key));
}
