import { expect, it } from 'vitest';
import { MigrationReport } from '../model/migration-report.js';
import { moveIslands } from './islands.js';

interface Moved {
  text: string;
  islands: Record<string, string>;
  /** Lines of the report. */
  told: (string | number | undefined)[][];
}

function move(text: string, before: Record<string, string> = {}, taken: string[] = []): Moved {
  const report = new MigrationReport();
  const islands = new Map(Object.entries(before));
  const input = { islands, taken: new Set(taken), report, file: 'docs/a.mdx', firstLine: 5 };
  return {
    text: moveIslands(text, input),
    islands: Object.fromEntries(islands),
    told: report.entries.map(({ outcome, line, message }) => [outcome, line, message]),
  };
}

const TULIP = `export const Tulip = ({ color }) => (
  <b onClick={() => alert(\`A \${color} tulip\`)}>
    {color}
  </b>
);
`;
const TULIP_ISLAND = `${TULIP.replace('export ', '')}\nexport default Tulip;\n`;

it('makes an island of a component that answers, and leaves as many lines', () => {
  const { text, islands, told } = move(`# Beds\n\n${TULIP}\nA <Tulip color="red" />.\n`);
  expect(islands).toEqual({ Tulip: TULIP_ISLAND });
  expect(text).toBe('# Beds\n\n\n\n\n\n\n\nA <Tulip color="red" />.\n');
  expect(told).toEqual([['changed', 7, '<Tulip> is an island of the new site, in src/islands.']]);
});

it('makes one of an element with a handler', () => {
  const { text, islands } = move(
    'Before.\n\n<button onClick={() => alert("Water!")}>Water</button>\n\nAfter.\n',
  );
  expect(text).toBe('Before.\n\n<Interactive />\n\nAfter.\n');
  expect(islands.Interactive).toContain(
    'return (\n<button onClick={() => alert("Water!")}>Water</button>\n  );',
  );
});

it('takes the imports of React along', () => {
  const { islands } = move(
    "import { useState } from 'react';\n\nexport function Count() {\n  const [n, set] = useState(0);\n  return <b onClick={() => set(n + 1)}>{n}</b>;\n}\n",
  );
  expect(islands.Count).toMatch(/^import \{ useState \} from 'react';\n\nfunction Count\(\)/);
});

it('is one island for the same code on several pages, and another for other code', () => {
  expect(move(TULIP, { Tulip: TULIP_ISLAND }).islands).toEqual({ Tulip: TULIP_ISLAND });
  const { text, islands } = move(`${TULIP}\n<Tulip color="red">a</Tulip>\n`, { Tulip: 'other' }, ['Tulip2']);
  expect(Object.keys(islands)).toEqual(['Tulip', 'Tulip3']);
  expect(text).toContain('<Tulip3 color="red">a</Tulip3>');
});

it.each([
  ['a component that answers nothing', 'export const Rose = () => <b>Rose</b>;\n'],
  [
    'one that uses what the page imports',
    `import shade from './shade.js';\n\n${TULIP.replace('{color}\n', '{shade(color)}\n')}`,
  ],
  [
    'one that uses another export',
    `export const shades = [];\n\n${TULIP.replace('{color}\n', '{shades[0]}\n')}`,
  ],
  ['an element that reads properties of the page', '<button onClick={() => props.water()}>Water</button>\n'],
  ['code', `\`\`\`jsx\n${TULIP}\`\`\`\n`],
])('leaves %s', (_what, text) => {
  expect(move(text)).toEqual({ text, islands: {}, told: [] });
});
