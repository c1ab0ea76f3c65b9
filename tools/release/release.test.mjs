import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run, ScratchWorkspace } from '../graph/scratch-workspace.mjs';

let workspace;

beforeAll(() => {
  workspace = new ScratchWorkspace();
});

afterAll(() => workspace.remove());

const nx = (...args) => run('npx', ['nx', ...args], workspace.root);
const read = (file) => readFileSync(workspace.file(file), 'utf8');
const versionOf = (name) => JSON.parse(read(`packages/${name}/package.json`)).version;

it('a plan raises its package, patches those that depend on it, and becomes changelogs', () => {
  mkdirSync(workspace.file('.nx'), { recursive: true });
  nx(
    'release',
    'plan',
    'major',
    '--projects=search-ui',
    '--message=A page of results',
    '--only-touched=false',
  );
  expect(readdirSync(workspace.file('.nx/version-plans'))).toHaveLength(1);

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
