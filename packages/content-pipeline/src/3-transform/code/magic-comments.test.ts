import { expect, it } from 'vitest';
import { takeMagicComments } from './magic-comments.js';

it.each(['//', '#', '--', ';', '%'])('knows the comment sign %s', (sign) => {
  expect(takeMagicComments(`one\n  ${sign} highlight-next-line\ntwo`)).toEqual({
    code: 'one\ntwo',
    highlighted: new Set([2]),
  });
});

it.each(['/* highlight-next-line */', '<!-- highlight-next-line -->', '{/* highlight-next-line */}'])(
  'knows the comment %s',
  (comment) => {
    expect(takeMagicComments(`${comment}\none`)).toEqual({ code: 'one', highlighted: new Set([1]) });
  },
);

it('counts lines after the comments are gone', () => {
  const code = ['a', '# highlight-start', 'b', 'c', '# highlight-end', 'd', '# highlight-next-line', 'e'];
  expect(takeMagicComments(code.join('\n'))).toEqual({
    code: 'a\nb\nc\nd\ne',
    highlighted: new Set([2, 3, 5]),
  });
});

it('highlights to the end of a block that is never ended', () => {
  expect(takeMagicComments('# highlight-start\na\nb').highlighted).toEqual(new Set([1, 2]));
});

it.each(['let a; // highlight-next-line', '// highlight-this-line', 'highlight-next-line'])(
  'leaves %j in the code',
  (code) => {
    expect(takeMagicComments(code)).toEqual({ code, highlighted: new Set() });
  },
);
