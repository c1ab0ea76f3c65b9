import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import type { Project, SourceBlog } from '../model/project.js';
import { toBlogArea } from './blog/blog-areas.js';

const textsSchema = z.record(z.string(), z.object({ message: z.string() }).catch({ message: '' })).catch({});
/** What comes before the text of the default language in the keys of a file of translations. */
const KEY =
  /^(?:sidebar\.[^.]+\.(?:category|link|doc)|item\.label|link\.title|link\.item\.label)\.(.+?)(?:\.link\.generated-index\..*)?$/;

/** The names in sidebars, navbar and footer in another language, as `content/locales/<code>.yaml`. `undefined` where there are none. */
export function localeTexts({ folder, config, blogs }: Project, locale: string): string | undefined {
  const root = path.join(folder, config.i18n.path, locale);
  const texts = blogTexts(blogs, root);
  for (const file of translationFiles(root))
    for (const [key, { message }] of Object.entries(
      textsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))),
    )) {
      const text = KEY.exec(key)?.[1];
      if (text && message && message !== text) texts[text] = message;
    }
  return Object.keys(texts).length > 0 ? stringify({ texts }) : undefined;
}

/** What blogs are called, about and what their sidebars say. The configuration has these texts. */
function blogTexts(blogs: readonly SourceBlog[], root: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const blog of blogs) {
    const { id } = blog.options;
    const plugin = `docusaurus-plugin-content-blog${id === 'default' ? '' : `-${id}`}`;
    const file = path.join(root, plugin, 'options.json');
    if (!existsSync(file)) continue;
    const translated = textsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const { label, blog: settings } = toBlogArea(blog);
    for (const [key, text] of [
      ['title', label],
      ['description', settings?.description],
      ['sidebar.title', settings?.recentLabel],
    ] as const) {
      const message = translated[key]?.message;
      if (text && message && message !== text) texts[text] = message;
    }
  }
  return texts;
}

const translationFiles = (root: string): string[] =>
  existsSync(root)
    ? readdirSync(root, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name.startsWith('docusaurus-'))
        .flatMap(({ name }) => readdirSync(path.join(root, name)).map((file) => path.join(root, name, file)))
        .filter((file) => /(?:current|version-[^/]*|navbar|footer)\.json$/.test(file))
        .sort()
    : [];
