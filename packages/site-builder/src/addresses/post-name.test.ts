import { expect, it } from 'vitest';
import { postName } from './post-name.js';

it.each([
  ['2024-05-01-release.md', '2024-05-01', 'release'],
  ['2024-05-01-release/index.mdx', '2024-05-01', 'release'],
  ['2024/5/1/release.md', '2024-05-01', 'release'],
  ['cloud/2024-05-01-release.md', '2024-05-01', 'cloud/release'],
  ['2024-05-01.md', '2024-05-01', ''],
  ['about/index.md', undefined, 'about'],
])('%s is a post of %s, named %j', (source, date, name) => {
  expect(postName(source)).toEqual({ date, name });
});
