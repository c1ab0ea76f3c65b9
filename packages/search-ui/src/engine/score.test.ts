import { expect, it } from 'vitest';
import { fillers, record, searchOver } from '../../test/search-over.js';

const some = record({ id: 'some', title: 'Negation', text: 'How a flag is negated.' });

it('has records with all words before those with some, be these in headings', async () => {
  const all = record({ id: 'all', text: 'An argument of a kind, of which negation is another.' });
  const { find } = searchOver([...fillers(300), some, all]);
  expect(await find('negation argument')).toEqual(['/all', '/some']);
});

it('has a page about most of the query before a long text that merely has its words', async () => {
  const about = record({ id: 'about', title: 'Boolean negation', text: 'Boolean flags may be negated.' });
  const noise = 'Another sentence about something that nobody asks for. '.repeat(150);
  const long = record({ id: 'long', text: `A boolean. ${noise} A negation. ${noise} An argument.` });
  const { engine } = searchOver([...fillers(300), about, long]);
  const { rows } = await engine.search('boolean negation argument');
  expect(rows.slice(0, 2).map(({ url, full }) => [url, full])).toEqual([
    ['/about', false],
    ['/long', true],
  ]);
});
