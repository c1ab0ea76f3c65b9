import { expect, it } from 'vitest';
import { keepWords } from './emoji-codes.js';

it('takes no code for an emoji that none has', () => {
  expect(keepWords('> :note: Water at 10:30:45, :tada: `:none:` \\:pond:\n')).toBe(
    '> \\:note: Water at 10:30:45, :tada: `:none:` \\:pond:\n',
  );
  const places = '<a title=":note:">a</a> [b](/:note:/c)\n';
  expect(keepWords(places)).toBe(places);
});
