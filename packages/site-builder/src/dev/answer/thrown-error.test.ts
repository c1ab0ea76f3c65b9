import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { FixtureSite } from '../../../test/fixture-site.js';
import { thrownDiagnostic } from './thrown-error.js';

const TEXT = `interface Props {
  name: string;
}
export const page = ({ name }: Props) => {
  throw new Error(name);
};
`;

const site = new FixtureSite();
let vite: ViteDevServer;

beforeAll(async () => {
  await site.write('src/pages/own.ts', TEXT);
  vite = await createServer({
    root: site.root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  await vite.environments.client.transformRequest('/src/pages/own.ts');
});
afterAll(() => vite.close());

/** What a browser writes: of the module as it was served. */
function stackOf(url: string): string {
  const code =
    vite.environments.client.moduleGraph.urlToModuleMap.get('/src/pages/own.ts')?.transformResult?.code ?? '';
  const lines = code.split('\n');
  const line = lines.findIndex((one) => one.includes('throw new Error'));
  const column = (lines[line] ?? '').indexOf('new Error') + 1;
  return [
    'Error: No name',
    '    at commitEffects (http://127.0.0.1:4321/node_modules/.vite/deps/react-dom_client.js?v=1:10:2)',
    `    at page (http://127.0.0.1:4321${url}:${line + 1}:${column})`,
  ].join('\n');
}

const diagnose = (url: string) =>
  thrownDiagnostic({ name: 'Error', message: 'No name', stack: stackOf(url) }, site.root, vite);

it('tells where the module as it is written has thrown', async () => {
  expect(await diagnose('/src/pages/own.ts')).toMatchObject({
    code: 'page-threw',
    severity: 'error',
    message: 'In the browser the page has thrown Error: No name',
    file: 'src/pages/own.ts',
    line: 5,
    column: 9,
  });
});

it('says nothing of what no module of the site has a part in', async () => {
  const told = { name: 'Error', message: 'x', stack: 'at a (http://127.0.0.1:4321/node_modules/a.js:1:1)' };
  expect(await thrownDiagnostic(told, site.root, vite)).toBeUndefined();
});

it('says nothing of a module that is another one by now', async () => {
  const module = await vite.environments.client.moduleGraph.getModuleByUrl('/src/pages/own.ts');
  if (module) module.lastHMRTimestamp = 2000;
  expect(await diagnose('/src/pages/own.ts?t=1000')).toBeUndefined();
  expect(await diagnose('/src/pages/own.ts?t=2000')).toMatchObject({ file: 'src/pages/own.ts' });
});
