import { createElement, isValidElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { evaluate, ExampleSyntaxError } from './evaluate.js';

const show = (code: string, callsRender = false): string =>
  renderToStaticMarkup(createElement('div', null, evaluate({ code, callsRender }))).slice(5, -6);

function problemOf(code: string): ExampleSyntaxError {
  try {
    void evaluate({ code, callsRender: false });
  } catch (error) {
    return error as ExampleSyntaxError;
  }
  throw new Error('The code is fine.');
}

describe('an example is', () => {
  it.each([
    ['an element', '<b>1</b>;\n'],
    ['a fragment', '<><b>{0 + 1}</b></>'],
    ['a function', 'function Example() {\n  const [n] = useState(1);\n  return <b>{n}</b>;\n}'],
    ['an arrow', '() => <b>{React.useMemo(() => 1, [])}</b>'],
    ['a class', 'class Example extends React.Component {\n  render() { return <b>1</b>; }\n}'],
    ['a memo', 'memo(() => <b>1</b>)'],
    ['typed', '() => { const n: number = 1; return <b>{n}</b>; }'],
    ['behind a comment', '// One\n<b>1</b> // two'],
  ])('%s', (_, code) => {
    expect(show(code)).toBe('<b>1</b>');
  });

  it('code that calls render', () => {
    expect(show('const One = () => <b>1</b>;\nrender(<One />);', true)).toBe('<b>1</b>');
    expect(show('render(() => <b>1</b>)', true)).toBe('<b>1</b>');
    expect(show('const nothing = 1;', true)).toBe('');
  });

  it('an element of React', () => {
    expect(isValidElement(evaluate({ code: '<b />', callsRender: false }) as ReactElement)).toBe(true);
  });
});

describe('what is wrong', () => {
  it.each([
    ['<b>\n<i>\n', 2],
    ['<b>\n  {1 +}\n</b>', 2],
    ['() => {\n\n', 1],
  ])('%j has its line', (code, line) => {
    const problem = problemOf(code);
    expect(problem).toBeInstanceOf(ExampleSyntaxError);
    expect(problem.line).toBe(line);
    expect(problem.message).not.toMatch(/transforming|\(\d+:\d+\)/);
  });

  it('imports are not there', () => {
    expect(problemOf("\nimport x from 'x';\n<b />")).toMatchObject({
      line: 2,
      message: 'Examples have no imports and exports; React and its hooks are there.',
    });
  });

  it('is thrown as the code throws it', () => {
    expect(() => show('nope')).toThrow(new ReferenceError('nope is not defined'));
  });
});
