import { expect, it } from 'vitest';
import { record, searchOver } from '../../test/search-over.js';

const records = [
  record({
    id: 'long',
    title: 'Accounts',
    text: 'People use single sign-on to come in, one account for everything.',
  }),
  record({ id: 'short', title: 'Settings', text: 'Turn SSO on for a workspace.' }),
  record({ id: 'other', title: 'A single sign', text: 'On the road is a sign.' }),
];
const synonyms = [['sso', 'single sign-on', 'single login']];

it('finds a phrase by the word that stands for it, and marks it', async () => {
  const { engine } = searchOver(records, { synonyms });
  const { rows } = await engine.search('sso');
  expect(rows.map(({ url }) => url)).toEqual(['/short', '/long']);
  const { text, ranges } = rows[1]!.snippet;
  expect(ranges.map(([start, end]) => text.slice(start, end))).toEqual(['single sign-on']);
});

it('finds a word, and another phrase, by a phrase', async () => {
  const { engine } = searchOver(records, { synonyms });
  const found = (await engine.search('single login')).rows;
  expect(
    found
      .filter(({ full }) => full)
      .map(({ url }) => url)
      .sort(),
  ).toEqual(['/long', '/short']);
});

it('reads other forms of the words of a phrase', async () => {
  const { engine } = searchOver([record({ id: 'a', text: 'Access controls by roles' })], {
    synonyms: [['acl', 'access control']],
  });
  expect((await engine.search('acl')).rows).toHaveLength(1);
});
