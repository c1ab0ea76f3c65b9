import { expect, it } from 'vitest';
import { moduleSpecifiers } from './module-specifiers.js';

const valuesIn = (text: string): string[] => moduleSpecifiers(text).map(({ value }) => value);

it.each([
  [
    "import a from './a';\nimport './b.css';\nexport * from 'c';\nexport { d } from \"d\";",
    ['./a', './b.css', 'c', 'd'],
  ],
  ["const a = require('./a.svg').default;\nconst b = () => import('b');", ['./a.svg', 'b']],
  ["import type { A } from 'a';\nimport { b } from 'b';", ['b']],
  ["export const code = `import { plant } from 'garden'`;\n// import 'nothing'", []],
  ['export default () => <p>{require("./a.png")}</p>;', ['./a.png']],
])('finds what a module imports: %j', (text, values) => {
  expect(valuesIn(text)).toEqual(values);
});

it('reads what is no JavaScript as it looks', () => {
  expect(valuesIn("import a from './a'\n{{{")).toEqual(['./a']);
});

it('tells where it is written, behind letters of all kinds', () => {
  const text = "const s = '🌱é';\nimport a from './a';\n";
  expect(moduleSpecifiers(text).map(({ start, end }) => text.slice(start, end))).toEqual(['./a']);
});
