import { expect, it } from 'vitest';
import { configOf } from '../../test/sample.js';
import { compileOptions } from './compile-area.js';

const optionsOf = (changes: Parameters<typeof configOf>[0]) =>
  compileOptions({ config: configOf(changes), root: '', configFile: '', contentDir: '', publicDir: '' });

it('has live examples show their result where the site wants it', () => {
  expect(optionsOf({}).playground).toBe('bottom');
  expect(optionsOf({ liveCode: { playgroundPosition: 'top' } }).playground).toBe('top');
});
