import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CategoryFile } from '@org/sidebar-engine';
import { readYaml, type YamlFile } from '../../config/yaml-file.js';

const CATEGORY_FILE = /^_category_\.(?:ya?ml|json)$/;

export interface FoundCategoryFile extends CategoryFile {
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
