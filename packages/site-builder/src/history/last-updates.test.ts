import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/fixture-site.js';
import { readLastUpdates } from './last-updates.js';

const IDENTITY = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];

/** A repository with its content in a folder, and a function that commits files on a day of March 2026. */
function repository() {
  const root = temporaryFolder();
  const git = (args: string[], env = {}) =>
    execFileSync('git', [...IDENTITY, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'pipe',
    });
  git(['init', '-q']);
  const contentDir = path.join(root, 'content');
  const commit = (day: number, ...files: string[]) => {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(contentDir, file)), { recursive: true });
      writeFileSync(path.join(contentDir, file), `${day}`);
    }
    git(['add', '-A']);
    const date = `2026-03-0${day}T12:00:00Z`;
    git(['commit', '-q', '-m', 'x'], { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date });
  };
  return { root, contentDir, commit };
}

it('tells the last commit of each file, by its path below the content folder', async () => {
  const { contentDir, commit } = repository();
  commit(1, 'cloud/intro.md', 'cloud/old page.md');
  commit(2, 'cloud/intro.md', 'cloud/größe.md');
  writeFileSync(path.join(contentDir, 'cloud/new.md'), '');
  const sources = ['cloud/intro.md', 'cloud/old page.md', 'cloud/größe.md', 'cloud/new.md'];
  const { bySource, diagnostics } = await readLastUpdates(contentDir, sources);
  expect(diagnostics).toEqual([]);
  expect(Object.fromEntries(bySource)).toEqual({
    'cloud/intro.md': { date: '2026-03-02T12:00:00.000Z', author: 'Ada' },
    'cloud/größe.md': { date: '2026-03-02T12:00:00.000Z', author: 'Ada' },
    'cloud/old page.md': { date: '2026-03-01T12:00:00.000Z', author: 'Ada' },
  });
});

it('notes once that a folder outside of any repository has no history', async () => {
  const { bySource, diagnostics } = await readLastUpdates(temporaryFolder(), ['a.md', 'b.md']);
  expect(bySource.size).toBe(0);
  expect(diagnostics).toMatchObject([
    {
      code: 'history-unknown',
      severity: 'info',
      message: 'Pages do not say when they were last updated, because the content is in no git repository.',
    },
  ]);
});

it('believes no shallow clone, whose oldest commit seems to have written everything', async () => {
  const { root, commit } = repository();
  commit(1, 'a.md');
  commit(2, 'b.md');
  const clone = path.join(temporaryFolder(), 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, clone], { stdio: 'pipe' });
  const { bySource, diagnostics } = await readLastUpdates(path.join(clone, 'content'), ['a.md', 'b.md']);
  expect(bySource.size).toBe(0);
  expect(diagnostics).toMatchObject([
    {
      message: expect.stringContaining('the clone is shallow'),
      hint: expect.stringContaining('--unshallow'),
    },
  ]);
});
