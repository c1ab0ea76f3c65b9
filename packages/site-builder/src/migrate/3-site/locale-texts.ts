import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import type { Project } from '../model/project.js';

const textsSchema = z.record(z.string(), z.object({ message: z.string() }).catch({ message: '' })).catch({});
/** What comes before the text of the default language in the keys of a file of translations. */
const KEY =
  /^(?:sidebar\.[^.]+\.(?:category|link|doc)|item\.label|link\.title|link\.item\.label)\.(.+?)(?:\.link\.generated-index\..*)?$/;

/** The names in sidebars, navbar and footer in another language, as `content/locales/<code>.yaml`. `undefined` where there are none. */
export function localeTexts({ folder, config }: Project, locale: string): string | undefined {
  const root = path.join(folder, config.i18n.path, locale);
  const texts: Record<string, string> = {};
  for (const file of translationFiles(root))
    for (const [key, { message }] of Object.entries(
      textsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))),
    )) {
      const text = KEY.exec(key)?.[1];
      if (text && message && message !== text) texts[text] = message;
    }
  return Object.keys(texts).length > 0 ? stringify({ texts }) : undefined;
}

const translationFiles = (root: string): string[] =>
  existsSync(root)
    ? readdirSync(root, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name.startsWith('docusaurus-'))
        .flatMap(({ name }) => readdirSync(path.join(root, name)).map((file) => path.join(root, name, file)))
        .filter((file) => /(?:current|version-[^/]*|navbar|footer)\.json$/.test(file))
        .sort()
    : [];
