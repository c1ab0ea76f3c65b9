import { expect, it } from 'vitest';
import { configOf } from '../../test/sample.js';
import { compileOptions } from './compile-area.js';

const optionsOf = (changes: Parameters<typeof configOf>[0]) =>
  compileOptions({
    config: configOf(changes),
    root: '',
    configFile: '',
    configFiles: [],
    contentDir: '',
    publicDir: '',
  });

it('has live examples show their result where the site wants it', () => {
  expect(optionsOf({}).playground).toBe('bottom');
  expect(optionsOf({ liveCode: { playgroundPosition: 'top' } }).playground).toBe('top');
});

it('has commands of npm for all package managers, or for those that the site names', () => {
  expect(optionsOf({}).packageManagers).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
  expect(optionsOf({ markdown: { packageManagers: ['pnpm', 'npm'] } }).packageManagers).toEqual([
    'pnpm',
    'npm',
  ]);
});
