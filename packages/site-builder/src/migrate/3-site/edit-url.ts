import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../config/site-config.js';
import { configPlace } from '../1-read/config-line.js';
import type { MigrationReport } from '../model/migration-report.js';
import type { Project } from '../model/project.js';

/** The part of an address to edit a file that all files of a branch share, at GitHub and Gitea, GitLab, Bitbucket. */
const BRANCH =
  /^https?:\/\/[^/]+\/(?:[^/]+\/)+?(?:-\/)?(?:edit|blob|tree|src|_edit)\/(?:branch\/)?[^/]+(?=\/|$)/;

interface EditUrlInput {
  project: Project;
  report: MigrationReport;
  /** Folder of the new site. */
  output: string;
}

/** Where readers edit a page: the branch that they edited, and the place of the new content on it, where that is known. */
export function moveEditUrl({ project, report, output }: EditUrlInput): Pick<SiteConfig, 'editUrl'> {
  const given = [...project.instances, ...project.blogs].flatMap(({ options }) =>
    typeof options.editUrl === 'string' ? [options.editUrl] : [],
  );
  const branches = [...new Set(given.flatMap((url) => BRANCH.exec(url)?.[0] ?? []))];
  const place = configPlace(project, 'editUrl');
  const [branch] = branches;
  if (branch === undefined) {
    if (given.length > 0)
      report.left(
        'configuration',
        `"editUrl" was left out: "${given[0]}" names no branch of a repository.`,
        HINT,
        place,
      );
    return {};
  }
  const root = repositoryOf(project.folder);
  const isInside = root !== undefined && !path.relative(root, output).startsWith('..');
  const content = [...(isInside ? path.relative(root, output).split(path.sep) : []), 'content'].join('/');
  const editUrl = `${branch.replace(/\/(?:blob|tree)\//, '/edit/')}/${content}`;
  if (isInside && branches.length === 1)
    report.changed('configuration', `"editUrl" is "${editUrl}" now.`, place);
  else
    report.left(
      'configuration',
      `"editUrl" is "${editUrl}" now, which ${isInside ? `${branches.length} branches of the source have become` : 'is a guess: the new site is not in the repository of the source'}.`,
      HINT,
      place,
    );
  return { editUrl };
}

const HINT = 'Give "editUrl" in site.config.ts the address of the new content.';

/** The folder of the repository that a folder is in. */
function repositoryOf(folder: string): string | undefined {
  if (existsSync(path.join(folder, '.git'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : repositoryOf(parent);
}
