import { expect, it } from 'vitest';
import { postSlug } from './posts.js';

it.each([
  ['2024-05-01-map.md', '2024/05/01/map'],
  ['2024-05-01-map/index.mdx', '2024/05/01/map'],
  ['2024/05/01/map.md', '2024/05/01/map'],
  ['2024-5-1-map.md', '2024/5/1/map'],
  ['news/2024-05-01-map.md', '2024/05/01/news/map'],
  ['2024/2024-05-01-map/index.md', '2024/05/01/2024/map'],
  ['2024-05-01.md', '2024/05/01/'],
  ['news/map/index.md', 'news/map'],
  ['map.md', 'map'],
])('gives the post %s the address that Docusaurus does', (source, slug) => {
  expect(postSlug(source)).toBe(slug);
});
