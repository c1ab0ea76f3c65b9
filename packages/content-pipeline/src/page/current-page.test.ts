import { expect, it } from 'vitest';
import { duringPage } from './current-page.js';

const read = (): unknown => Reflect.get(globalThis, Symbol.for('@org/content-pipeline/page'));

it('says which page is compiled, and nothing before and after', () => {
  const seen = duringPage('docs/a.md', () => [read(), duringPage('docs/b.md', read), read()]);
  expect(seen).toEqual(['docs/a.md', 'docs/b.md', 'docs/a.md']);
  expect(() =>
    duringPage('docs/a.md', () => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(read()).toBeUndefined();
});
