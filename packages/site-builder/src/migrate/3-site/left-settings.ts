import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { MigrationReport } from '../model/migration-report.js';
import type { SiteFiles } from '../2-content/site-files.js';
import type { Project } from '../model/project.js';
import { reportLeftBlogs } from './blog/left-blogs.js';

const SETTINGS = {
  scripts: 'Name modules in "scripts" of site.config.ts, which the security policy then allows.',
  stylesheets: 'Import a style sheet of your own in the site; one of another host is refused by the policy.',
  headTags: 'What belongs into every head can be added by the hook "afterBuild".',
} as const;

/** Tests, what is named to be no page, and the list of components for pages, which is moved. */
const NO_PART = /\.(?:test|d)\.|\/_|\/__tests__\/|^src\/theme\/MDXComponents/;

/** Says what a project has that is not moved, so that nothing goes away in silence. */
export function reportLeftSettings({ project, leftPages }: SiteFiles, report: MigrationReport): void {
  const place = { file: project.configFile };
  for (const [name, hint] of Object.entries(SETTINGS)) {
    const count = project.config[name as keyof typeof SETTINGS]?.length ?? 0;
    if (count > 0) report.left('configuration', `"${name}" was left out, ${count} of them.`, hint, place);
  }
  if (project.instances.some(({ options }) => options.editUrl))
    report.left(
      'configuration',
      '"editUrl" was left out: the files have other places now.',
      'Give "editUrl" in site.config.ts the address of the new content.',
      place,
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

/** Modules of a folder that are pages or parts by themselves, sorted. */
function modulesIn({ folder }: Project, name: string): string[] {
  const root = path.join(folder, name);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(name, ...file.split(path.sep)))
    .filter((file) => /\.[jt]sx?$/.test(file) && !NO_PART.test(file))
    .sort();
}
