import type { Diagnostic } from '@org/site-model';
import { nameProblem } from '../../addresses/output-names.js';
import type { Place, YamlFile } from '../../config/yaml-file.js';

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
export function slugPlace(slug: string, files: readonly ReadFile[]): (Place & { file: string }) | undefined {
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
