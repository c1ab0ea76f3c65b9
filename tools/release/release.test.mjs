import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run, runNx, ScratchWorkspace } from '../graph/scratch-workspace.mjs';

let workspace;

beforeAll(() => {
  workspace = new ScratchWorkspace({ withBuilt: false });
});

afterAll(() => workspace.remove());

const nx = (...args) => runNx(workspace.root, args);
const read = (file) => readFileSync(workspace.file(file), 'utf8');
const versionOf = (name) => JSON.parse(read(`packages/${name}/package.json`)).version;

it('a plan raises its package, patches those that depend on it, and becomes changelogs', () => {
  // Of what is planned now, nothing is known here.
  rmSync(workspace.file('.nx/version-plans'), { recursive: true, force: true });
  // As `nx release plan` writes it, which the rehearsal asks.
  mkdirSync(workspace.file('.nx/version-plans'), { recursive: true });
  writeFileSync(
    workspace.file('.nx/version-plans/plan.md'),
    '---\nsearch-ui: major\n---\n\nA page of results\n',
  );
  run('git', ['add', '-A', '.nx/version-plans'], workspace.root);
  run('git', ['commit', '-qm', 'plan'], workspace.root);

  nx('release', '--skip-publish');
  expect(versionOf('search-ui')).toBe('0.2.0');
  expect(versionOf('site-builder')).toBe('0.1.1');
  expect(versionOf('theme-shell')).toBe('0.1.0');
  expect(read('packages/search-ui/CHANGELOG.md')).toContain('A page of results');
  expect(read('packages/site-builder/CHANGELOG.md')).toContain('search-ui');
  expect(existsSync(workspace.file('packages/theme-shell/CHANGELOG.md'))).toBe(false);
  expect(readdirSync(workspace.file('.nx/version-plans'))).toEqual([]);
  const tags = run('git', ['tag'], workspace.root).trim().split('\n');
  expect(tags).toEqual(['create-docs-site@0.1.1', 'search-ui@0.2.0', 'site-builder@0.1.1']);
  // Ranges are written when a package is published.
  expect(read('packages/site-builder/package.json')).toContain('"@org/search-ui": "workspace:^"');
});
