import path from 'node:path';
import { expect, it } from 'vitest';
import { build, createServer } from 'vite';
import { FixtureSite } from '../../test/fixture-site.js';
import { moduleDiagnostic } from './module-error.js';

const KIND = { code: 'x', hint: 'Correct it.' };

/** What the bundler throws when it loads a module, as a diagnostic. */
async function diagnose(name: string, text: string) {
  const site = new FixtureSite();
  await site.write(name, text);
  const vite = await createServer({
    root: site.root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    await vite.ssrLoadModule(`/${name}`);
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    return moduleDiagnostic(error, site.root, KIND);
  } finally {
    await vite.close();
  }
  throw new Error('The module loads.');
}

it.each([
  [
    'that is no JavaScript',
    'a.tsx',
    'export const a = 1;\nexport default <p>{</p>;\n',
    'Unexpected token',
    '2:21',
  ],
  [
    'that fails when it runs',
    'b.ts',
    "const b = 1;\nthrow new Error('Out of order' + b);\n",
    'Out of order1',
    '2:7',
  ],
  ['of styles', 'c.css', "@import './c.css';\nbody { color: red;\n", 'Unclosed block', '2:1'],
])('tells the position in a module %s', async (_kind, file, text, message, position) => {
  const [line, column] = position.split(':').map(Number);
  expect(await diagnose(file, text)).toEqual({
    ...KIND,
    severity: 'error',
    message: `The module cannot be used: ${message}`,
    file,
    line,
    column,
  });
});

it('tells the module whose import is not there, where it is written', async () => {
  const { file, line, column, message } = await diagnose('d.ts', "import './nowhere.js';\n");
  expect([file, line, column]).toEqual(['d.ts', 1, 8]);
  expect(message).toBe(
    'The module cannot be used: its import "./nowhere.js" is neither a file nor an installed package.',
  );
});

it('names the page module that exports no component', async () => {
  const site = new FixtureSite();
  await site.write('src/pages/own.jsx', 'export function Own() {}\n');
  const error = new Error('The page module "own" has no default export.');
  expect(moduleDiagnostic(error, site.root, KIND)).toMatchObject({
    file: 'src/pages/own.jsx',
    message:
      'The module cannot be used: the page module "own" has no default export, so its page has nothing to show.',
    hint: 'Export its component: export default function Page() { … }',
  });
});

it('tells the import that a bundle cannot resolve, where it is written', async () => {
  const site = new FixtureSite();
  await site.write('e.js', "const e = 1;\nimport 'not-installed';\nexport default e;\n");
  const entry = path.join(site.root, 'e.js');
  const input = {
    root: site.root,
    configFile: false,
    logLevel: 'silent',
    build: { rolldownOptions: { input: entry } },
  } as const;
  const error: unknown = await build(input).catch((failure: unknown) => failure);
  expect(moduleDiagnostic(error, site.root, KIND)).toEqual({
    code: 'x',
    severity: 'error',
    message:
      'The module cannot be used: its import "not-installed" is neither a file nor an installed package.',
    hint: 'Correct the path, or add the package to the dependencies of package.json and install it.',
    file: 'e.js',
    line: 2,
    column: 8,
  });
});

it('names the site where an error says nothing of its place', () => {
  const { file } = moduleDiagnostic(new Error('No.'), path.join(import.meta.dirname, '../..'), KIND);
  expect(file).not.toBe('');
});
