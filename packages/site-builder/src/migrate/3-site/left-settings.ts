import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { configPlace } from '../1-read/config-line.js';
import type { MigrationReport } from '../model/migration-report.js';
import type { SiteFiles } from '../2-content/site-files.js';
import type { Project } from '../model/project.js';
import { reportLeftBlogs } from './blog/left-blogs.js';

/** Settings that are lists of what every document loads or has in its head. */
const SETTINGS = {
  scripts:
    'Name what works as a module in "scripts.modules" of site.config.ts, which the security policy then allows; another one is loaded by src/entry.client.tsx.',
  stylesheets:
    'Put a copy of it into src/ and import it in src/styles.css, fonts with their files: the policy refuses styles of other hosts.',
  headTags: 'Add it in an entry of your own, src/entry.server.tsx, which has the HTML of each document.',
} as const;

const THEME_SETTINGS = {
  image:
    'Name it as "image" in the front matter of pages, or let "socialCards" of site.config.ts draw one for each.',
  metadata:
    'Write it into the front matter of the pages that need it, or add it in an entry of your own, src/entry.server.tsx.',
} as const;

/** Tests, what is named to be no page, and the list of components for pages, which is moved. */
const NO_PART = /\.(?:test|d)\.|\/_|\/__tests__\/|^src\/theme\/MDXComponents/;

/** Says what a project has that is not moved, so that nothing goes away in silence. */
export function reportLeftSettings({ project, leftPages }: SiteFiles, report: MigrationReport): void {
  for (const [name, hint] of Object.entries(SETTINGS))
    for (const item of project.config[name as keyof typeof SETTINGS]) {
      const word = wordOf(item);
      const place = configPlace(project, word ?? name, name);
      report.left(
        'configuration',
        `Of "${name}", ${word === undefined ? 'an item' : `"${word}"`} was left out.`,
        hint,
        place,
      );
    }
  for (const [name, hint] of Object.entries(THEME_SETTINGS))
    if (project.config.themeConfig[name as keyof typeof THEME_SETTINGS])
      report.left(
        'configuration',
        `"${name}" of "themeConfig" was left out.`,
        hint,
        configPlace(project, name),
      );
  if (Object.keys(project.config.customFields ?? {}).length > 0)
    report.carried(
      'configuration',
      'Components find "customFields" where they did: "useDocusaurusContext" gives them.',
      configPlace(project, 'customFields'),
    );
  reportLeftBlogs(project, report);
  for (const { file, problem } of leftPages)
    report.left(
      'components',
      `The React page was left out: ${problem}.`,
      'Write what it needs, and the page as a file of src/pages.',
      { file: path.relative(project.folder, file) },
    );
  for (const file of modulesIn(project, 'src/theme'))
    report.left(
      'components',
      'The part of the theme was left out.',
      'Parts of the shell are overridden by other names.',
      { file },
    );
}

/** What tells an item of such a list from the others: its address, or the name of what it says. */
function wordOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  const { src, href, attributes, tagName } = Object(item) as Record<string, unknown>;
  const inner = attributes === undefined ? undefined : wordOf(attributes);
  const { name, property, id } = Object(item) as Record<string, unknown>;
  return [src, href, inner, name, property, id, tagName].find(
    (each): each is string => typeof each === 'string',
  );
}

/** Modules of a folder that are pages or parts by themselves, sorted. */
function modulesIn({ folder }: Project, name: string): string[] {
  const root = path.join(folder, name);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(name, ...file.split(path.sep)))
    .filter((file) => /\.[jt]sx?$/.test(file) && !NO_PART.test(file))
    .sort();
}
