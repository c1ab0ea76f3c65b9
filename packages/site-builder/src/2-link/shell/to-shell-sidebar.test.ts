import { expect, it } from 'vitest';
import { shellMessagesFor } from '@org/theme-shell';
import { toShellSidebar } from './to-shell-sidebar.js';

const messages = shellMessagesFor('fr');

it('keeps what is shown and leaves the document ids behind, at every depth', () => {
  const link = { type: 'link', label: 'A', href: '/a', className: 'new' } as const;
  const html = { type: 'html', value: '<hr>' } as const;
  const category = { type: 'category', label: 'B', href: '/b', collapsible: true, collapsed: false } as const;
  expect(
    toShellSidebar(
      {
        id: 'cloudSidebar',
        items: [
          {
            ...category,
            docId: 'b',
            items: [{ ...category, docId: 'c', items: [{ ...link, docId: 'a' }] }, html],
          },
          link,
        ],
      },
      messages,
    ),
  ).toEqual({
    id: 'cloudSidebar',
    items: [{ ...category, items: [{ ...category, items: [link] }, html] }, link],
  });
});

it('draws what is named, and says known badges in the language of the page', () => {
  const link = { type: 'link', label: 'A', href: '/a' } as const;
  const items = [
    { ...link, icon: 'check', badge: 'new' as const },
    { ...link, icon: 'no-such-icon', badge: { text: 'Core' } },
  ];
  expect(toShellSidebar({ id: 'x', items }, messages).items).toEqual([
    { ...link, icon: { path: 'M20 6L9 17l-5-5' }, badge: { text: 'Nouveau', tone: 'tip' } },
    { ...link, badge: { text: 'Core' } },
  ]);
});
