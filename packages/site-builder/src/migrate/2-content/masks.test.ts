import { expect, it } from 'vitest';
import { outsideCode, outsideFences } from './masks.js';

const upper = (part: string): string => part.toUpperCase();

it('leaves fences, inline code and comments as they are', () => {
  const text = 'a\n```js\nb\n```\nc `d` <!-- e --> {/* f */} g';
  expect(outsideCode(text, upper)).toBe('A\n```js\nb\n```\nC `d` <!-- e --> {/* f */} G');
  expect(outsideFences(text, upper)).toBe('A\n```js\nb\n```\nC `D` <!-- E --> {/* F */} G');
});

it('takes code between three back-ticks of one line for no fence', () => {
  const text = '    ``` npm start ```\nb ![c](d.png)\n';
  expect(outsideCode(text, upper)).toBe('    ``` npm start ```\nB ![C](D.PNG)\n');
});
