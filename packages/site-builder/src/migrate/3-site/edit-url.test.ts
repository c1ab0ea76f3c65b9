import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MigrationReport } from '../model/migration-report.js';
import type { Project } from '../model/project.js';
import { moveEditUrl } from './edit-url.js';

/** Where pages are edited whose new site is in a folder of the repository, or outside of it. */
function moved(editUrl: string, target: string): { url: string | undefined; told: string[] } {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'edit-url-')));
  const folder = path.join(root, 'repository/website');
  mkdirSync(folder, { recursive: true });
  mkdirSync(path.join(root, 'repository/.git'));
  writeFileSync(path.join(folder, 'docusaurus.config.js'), `\nmodule.exports = { editUrl: '${editUrl}' };\n`);
  const project = {
    folder,
    configFile: 'docusaurus.config.js',
    instances: [{ options: { editUrl } }],
    blogs: [],
  };
  const report = new MigrationReport();
  try {
    const { editUrl: url } = moveEditUrl({
      project: project as unknown as Project,
      report,
      output: path.join(root, target),
    });
    return { url, told: report.entries.map(({ outcome, line }) => `${outcome} ${line}`) };
  } finally {
    rmSync(root, { recursive: true });
  }
}

it.each([
  ['https://github.com/a/b/edit/main/website/', 'https://github.com/a/b/edit/main/docs/new/content'],
  ['https://github.com/a/b/tree/main', 'https://github.com/a/b/edit/main/docs/new/content'],
  ['https://gitlab.com/a/b/c/-/edit/main/docs', 'https://gitlab.com/a/b/c/-/edit/main/docs/new/content'],
])('is the place of the new content on the branch of %s', (given, url) => {
  expect(moved(given, 'repository/docs/new')).toEqual({ url, told: ['changed 2'] });
});

it('is a guess that is told where the new site is elsewhere', () => {
  expect(moved('https://github.com/a/b/edit/main/website/', 'new')).toEqual({
    url: 'https://github.com/a/b/edit/main/content',
    told: ['left 2'],
  });
});

it('is left out where the address names no branch', () => {
  expect(moved('https://example.org/wiki/', 'repository/new')).toEqual({ url: undefined, told: ['left 2'] });
});
