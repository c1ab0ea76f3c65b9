import { expect, it } from 'vitest';
import { type LineMark, type MarkedLines, takeMagicComments } from './marked-lines.js';

const marked = (lines: Partial<Record<LineMark, number[]>> = {}): MarkedLines => ({
  highlight: new Set(lines.highlight),
  add: new Set(lines.add),
  remove: new Set(lines.remove),
  focus: new Set(lines.focus),
  error: new Set(lines.error),
  warning: new Set(lines.warning),
});
const take = (code: string) => takeMagicComments(code, marked());

it.each(['//', '#', '--', ';', '%'])('knows the comment sign %s', (sign) => {
  expect(take(`one\n  ${sign} highlight-next-line\ntwo`)).toEqual({
    code: 'one\ntwo',
    marks: marked({ highlight: [2] }),
  });
});

it.each(['/* highlight-next-line */', '<!-- highlight-next-line -->', '{/* highlight-next-line */}'])(
  'knows the comment %s',
  (comment) => {
    expect(take(`${comment}\none`)).toEqual({ code: 'one', marks: marked({ highlight: [1] }) });
  },
);

it('leaves the comments of a block that is shown in the block', () => {
  const shown = ['```js', 'a; // [!code ++]', '// highlight-next-line', 'b;', '```'];
  const code = ['<!-- highlight-next-line -->', ...shown, 'c', '# highlight-next-line', 'd'].join('\n');
  expect(take(code)).toEqual({
    code: [...shown, 'c', 'd'].join('\n'),
    marks: marked({ highlight: [1, 7] }),
  });
  expect(take('````md\n```\n// highlight-next-line\n```\n````').marks).toEqual(marked());
});

it('counts lines after the comments are gone', () => {
  const code = ['a', '# highlight-start', 'b', 'c', '# highlight-end', 'd', '# highlight-next-line', 'e'];
  expect(take(code.join('\n'))).toEqual({ code: 'a\nb\nc\nd\ne', marks: marked({ highlight: [2, 3, 5] }) });
});

it.each(['highlight', 'add', 'remove', 'focus', 'error', 'warning'] as const)(
  'marks lines with %s',
  (mark) => {
    const code = `a\n// ${mark}-next-line\nb\n// ${mark}-start\nc\nd\n// ${mark}-end\ne`;
    expect(take(code)).toEqual({ code: 'a\nb\nc\nd\ne', marks: marked({ [mark]: [2, 3, 4] }) });
  },
);

it('marks a line in several ways', () => {
  const code = '// focus-start\n// add-next-line\na\nb\n// focus-end\nc';
  expect(take(code).marks).toEqual(marked({ add: [1], focus: [1, 2] }));
});

it('adds to the lines that are marked already', () => {
  const { marks } = takeMagicComments('a\n# add-next-line\nb', marked({ add: [1] }));
  expect(marks).toEqual(marked({ add: [1, 2] }));
});

it('highlights to the end of a block that is never ended', () => {
  expect(take('# highlight-start\na\nb').marks).toEqual(marked({ highlight: [1, 2] }));
});

it.each(['let a; // highlight-next-line', '// highlight-this-line', 'highlight-next-line', '// add-line'])(
  'leaves %j in the code',
  (code) => {
    expect(take(code)).toEqual({ code, marks: marked() });
  },
);

it.each([
  ['let a; // [!code ++]', { add: [2] }],
  ['let a; # [!code --]', { remove: [2] }],
  ['let a; /* [!code highlight] */', { highlight: [2] }],
  ['let a; <!-- [!code hl] -->', { highlight: [2] }],
  ['let a; {/* [!code focus] */}', { focus: [2] }],
  ['let a; -- [!code error]', { error: [2] }],
  ['let a; // [!code warning:2]', { warning: [2, 3] }],
])('takes the notation of %j off its line and marks it', (line, lines) => {
  expect(take(`zero\n${line}\nend`)).toEqual({ code: 'zero\nlet a;\nend', marks: marked(lines) });
});

it('marks the lines below a notation that has a line of its own', () => {
  expect(take('a\n  // [!code focus:2]\nb\nc\nd')).toEqual({
    code: 'a\nb\nc\nd',
    marks: marked({ focus: [2, 3] }),
  });
});

it('marks a line by a notation and by what stands around it', () => {
  const { marks } = take('// highlight-start\na // [!code ++]\nb\n// highlight-end');
  expect(marks).toEqual(marked({ highlight: [1, 2], add: [1] }));
});

it.each(['let a; [!code ++]', '// [!code word:a]', '// [!code]'])(
  'leaves the text %j in the code',
  (code) => {
    expect(take(code)).toEqual({ code, marks: marked() });
  },
);
