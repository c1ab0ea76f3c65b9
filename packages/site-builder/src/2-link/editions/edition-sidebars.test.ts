import { expect, it } from 'vitest';
import { pageOf } from '../../../test/sample.js';
import { toSidebarDoc } from './edition-sidebars.js';

it('takes what a sidebar needs of a page', () => {
  const page = pageOf('cloud/intro.md', {
    title: 'Introduction',
    description: 'What it is.',
    frontMatter: {
      sidebar_label: 'Start',
      sidebar_position: 2,
      sidebar_class_name: 'new',
      pagination_label: 'The start',
      unlisted: true,
    },
  });
  expect(toSidebarDoc(page, '/docs/cloud/intro')).toEqual({
    id: 'cloud/intro',
    href: '/docs/cloud/intro',
    title: 'Introduction',
    source: 'cloud/intro.md',
    sidebarLabel: 'Start',
    sidebarPosition: 2,
    sidebarClassName: 'new',
    paginationLabel: 'The start',
    description: 'What it is.',
    unlisted: true,
  });
});
