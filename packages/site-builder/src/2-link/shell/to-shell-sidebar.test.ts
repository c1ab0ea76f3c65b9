import { expect, it } from 'vitest';
import { toShellSidebar } from './to-shell-site.js';

it('keeps what is shown and leaves the document ids behind, at every depth', () => {
  const link = { type: 'link', label: 'A', href: '/a', className: 'new' } as const;
  const html = { type: 'html', value: '<hr>' } as const;
  const category = { type: 'category', label: 'B', href: '/b', collapsible: true, collapsed: false } as const;
  expect(
    toShellSidebar({
      id: 'cloudSidebar',
      items: [
        {
          ...category,
          docId: 'b',
          items: [{ ...category, docId: 'c', items: [{ ...link, docId: 'a' }] }, html],
        },
        link,
      ],
    }),
  ).toEqual({
    id: 'cloudSidebar',
    items: [{ ...category, items: [{ ...category, items: [link] }, html] }, link],
  });
});
