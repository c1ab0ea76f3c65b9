import { expect, it } from 'vitest';
import { rewriter } from './rewrites.js';

it.each([
  [{ 'en/:rest*': ':rest*' }, 'en/guide/x.md', 'guide/x.md'],
  [{ 'en/:rest*': ':rest*' }, 'en/index.md', 'index.md'],
  [{ 'packages/:name/src/:file.md': ':name/:file.md' }, 'packages/a-b/src/c.md', 'a-b/c.md'],
  [{ 'look/:page(\\w+).md': ':page.md' }, 'look/tools.md', 'tools.md'],
  [{ 'look/:page(\\w+).md': ':page.md' }, 'look/my-tools.md', 'look/my-tools.md'],
  [{ 'old.md': 'new/name.md' }, 'old.md', 'new/name.md'],
  [undefined, 'x.md', 'x.md'],
])('rewrites by %o: %s is %s', (rewrites, name, moved) => {
  expect(rewriter(rewrites)(name)).toBe(moved);
});
