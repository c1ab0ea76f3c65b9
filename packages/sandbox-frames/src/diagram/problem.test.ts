import { expect, it } from 'vitest';
import { toProblem } from './problem.js';

it('finds the line that Mermaid names', () => {
  expect(toProblem(new Error('Parse error on line 3:\n...'))).toEqual({
    message: 'Parse error on line 3:\n...',
    line: 3,
  });
  expect(
    toProblem(new Error('Parsing failed: unexpected character: at offset: 9, line: 2, column: 5')),
  ).toMatchObject({
    line: 2,
  });
});

it('says what there is without a line', () => {
  expect(toProblem(new Error('No diagram type detected '))).toEqual({ message: 'No diagram type detected' });
  expect(toProblem('gone')).toEqual({ message: 'gone' });
});
