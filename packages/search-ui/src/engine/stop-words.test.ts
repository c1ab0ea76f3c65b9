import { expect, it } from 'vitest';
import { record, searchOver } from '../../test/search-over.js';

const questions = ['How do I start', 'How do I stop', 'How do I know'].map((heading, at) =>
  record({ id: `question-${at}`, headings: [heading], text: 'It depends on the size of the project.' }),
);

it('asks for what follows "how do I"', async () => {
  const guide = record({ id: 'guide', title: 'Updates', text: 'Update a project step by step.' });
  const { find } = searchOver([...questions, guide]);
  expect((await find('how do i update'))[0]).toBe('/guide');
});

it('misses no stop word, but all others', async () => {
  const { engine } = searchOver([...questions, record({ id: 'guide', text: 'Roles, permissions.' })]);
  const { rows } = await engine.search('permissions of the roles');
  expect(rows.map(({ url, full }) => [url, full])[0]).toEqual(['/guide', true]);
  expect((await engine.search('permissions of the users')).rows[0]?.full).toBe(false);
});

it('knows those of the language', async () => {
  const records = [
    record({
      id: 'faq',
      locale: 'fr',
      headings: ['Comment est-ce que je commence'],
      text: 'Avec la commande.',
    }),
    record({ id: 'guide', locale: 'fr', title: 'Mises à jour', text: 'Une mise à jour.' }),
  ];
  const { find } = searchOver(records, { locale: 'fr' });
  expect((await find('comment est-ce que je fais une mise à jour'))[0]).toBe('/guide');
});

it('prefers the page about something to a section of another page', async () => {
  const { find } = searchOver([
    record({ id: 'other', title: 'Settings', headings: ['Billing'] }),
    record({ id: 'page', title: 'Billing' }),
  ]);
  expect(await find('billing')).toEqual(['/page', '/other']);
});
