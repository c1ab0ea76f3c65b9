import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../length.js';
import { requestRaw, SOCKET_HEADERS } from '../raw-request.js';
import { GUIDE_CONFIG, ScratchSite } from '../scratch-site.js';
import { type ServerProcess, startServer } from '../server-process.js';

/** Stands in every file that no server may hand out. */
const SECRET = 'the-secret-of-this-machine';
/** Plain, or encoded as a part of more. */
const holdsSecret = (text: string): boolean =>
  text.includes(SECRET) ||
  [0, 1, 2].some((offset) => text.includes(btoa('x'.repeat(offset) + SECRET).slice(4, 24)));
const outside = mkdtempSync(path.join(os.tmpdir(), 'stranger-'));
const secretFile = path.join(outside, 'secret.txt');

const site = ScratchSite.create({
  'site.config.ts': GUIDE_CONFIG,
  'src/styles.css': "@import '@org/theme-shell/styles.css';\n",
  'src/pages/plain.tsx': 'export default function Plain() {\n  return <p>Plain</p>;\n}\n',
  'content/guide/intro.md': '# Introduction\n\nWelcome.\n',
  'content/guide/sidebars.yaml': 'guideSidebar:\n  - guide/intro\n',
  'public/robots-of-mine.txt': 'Welcome.\n',
  '.env': `PASSWORD=${SECRET}\n`,
  '.env.local': `PASSWORD=${SECRET}\n`,
  'src/.env.ts': `export const password = '${SECRET}';\n`,
  'keys/server.pem': `${SECRET}\n`,
});

beforeAll(() => {
  writeFileSync(secretFile, `export default '${SECRET}';\n`);
  writeFileSync(path.join(outside, 'secret.svg'), `<svg><title>${SECRET}</title></svg>\n`);
  symlinkSync(secretFile, site.path('linked.txt'));
  symlinkSync(outside, site.path('src/linked'));
  symlinkSync(secretFile, site.path('public/linked.txt'));
  symlinkSync(outside, site.path('content/guide/linked'));
});

afterAll(() => {
  site.remove();
  rmSync(outside, { recursive: true, force: true });
});

const encode = (text: string): string =>
  [...text].map((char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
const dots = '%2e%2e/'.repeat(12);

/** Ways to a file outside of the workspace. */
const leadingOut = (): string[] => [
  `/@fs${secretFile}`,
  `/@fs/${secretFile}`,
  `/@fs${encode(secretFile)}`,
  `/@fs${encode(encode(secretFile))}`,
  `/%40fs${secretFile}`,
  `/@fs/x/..${secretFile}`,
  `/@fs${site.root}/${'../'.repeat(12)}${secretFile.slice(1)}`,
  `/@fs${site.root}/${dots}${secretFile.slice(1)}`,
  `/@id/${secretFile}`,
  `/@id/@fs${secretFile}`,
  `/@id/__x00__${secretFile}`,
  `/${'../'.repeat(12)}${secretFile.slice(1)}`,
  `/${dots}${secretFile.slice(1)}`,
  `/${dots.replaceAll('%', '%25')}${secretFile.slice(1)}`,
  `/..%2f${'..%2f'.repeat(12)}${secretFile.slice(1)}`,
  `/..%5c${'..%5c'.repeat(12)}${secretFile.slice(1)}`,
  `/src/${dots}${secretFile.slice(1)}`,
  `/${secretFile}`,
  `//${secretFile}`,
  `/@docs/${dots}${secretFile.slice(1)}`,
  `/guide/${dots}${secretFile.slice(1)}`,
  `/assets/data/${dots}${secretFile.slice(1)}`,
  `/@fs${path.join(outside, 'secret.svg')}`,
];

/** Files in the workspace that are not for others, and symbolic links that lead out of it. */
const keptBack = (): string[] => [
  '/.env',
  '/.env.local',
  '/%2eenv',
  '/src/.env.ts',
  '/keys/server.pem',
  `/@fs${site.path('.env')}`,
  `/@fs${site.path('src/.env.ts')}`,
  '/linked.txt',
  '/src/linked/secret.txt',
  '/src/linked/secret.svg',
  '/guide/linked/secret.txt',
  `/@fs${site.path('linked.txt')}`,
  `/@fs${site.path('src/linked/secret.txt')}`,
];

/** What Vite takes for a wish to see a file in another form. */
const QUERIES = [
  '',
  '?raw',
  '?raw??',
  '?import',
  '?import&raw',
  '?import&raw??',
  '?url',
  '?inline',
  '?import&url&inline',
  '?.svg?.wasm?init',
  '?worker&inline',
  '?direct',
  '#/../x',
  '?x=/../../',
];

describe('the dev server', () => {
  let server: ServerProcess;
  let host: string;

  beforeAll(async () => {
    server = await startServer(site.root, 'dev');
    ({ host } = new URL(server.address));
  });
  afterAll(() => server.stop());

  it('serves a page, the modules of the app and of its packages, and public files', async () => {
    for (const asked of ['/guide/intro', '/src/styles.css', '/src/entry.client.tsx', '/src/pages/plain.tsx'])
      expect([asked, (await requestRaw(server.address, asked)).status]).toEqual([asked, 200]);
    for (const asked of ['/robots-of-mine.txt', '/@vite/client', '/@docs/client.js', '/@docs/boot.js'])
      expect([asked, (await requestRaw(server.address, asked)).status]).toEqual([asked, 200]);
    const page = (await requestRaw(server.address, '/guide/intro')).body;
    const [modules] = [[...page.matchAll(/(?:src|href)="(\/@fs\/[^"]+)"/g)].map(([, found]) => found ?? '')];
    expect(modules.length).toBeGreaterThan(0);
    for (const asked of modules)
      expect([asked, (await requestRaw(server.address, asked)).status]).toEqual([asked, 200]);
  });

  it.each([
    ['outside of the workspace', leadingOut],
    ['that is kept back', keptBack],
  ])('hands out no file %s, however it is asked for', async (_kind, paths) => {
    const given: string[] = [];
    for (const asked of paths())
      for (const query of QUERIES) {
        const { status, body } = await requestRaw(server.address, asked + query);
        // The bundler answers with an address to who asks it for that of a file, whether there is one or not.
        const isAddress = /^export default "\/[^"]*"/.test(body);
        if (holdsSecret(body) || (status === 200 && !isAddress)) given.push(`${status} ${asked}${query}`);
      }
    expect(given).toEqual([]);
  });

  it('answers what is no address without falling over', async () => {
    for (const asked of [
      '/%',
      '/%E0%A4%A',
      '/%00',
      '//',
      '/\\',
      `/${'a/'.repeat(3000)}`,
      `/${'a'.repeat(400)}`,
      '*',
    ]) {
      const { status, body } = await requestRaw(server.address, asked);
      const refused = status === 400 ? 400 : 404;
      // Empty segments are none: that is the root, which leads to the first page.
      expect([asked.slice(0, 20), status]).toEqual([asked.slice(0, 20), asked === '//' ? 302 : refused]);
      expect(body).not.toMatch(/^\s+at /m);
    }
  });

  /** All of its own routes: pages, data, search, frames, tools, and Vite's. */
  const ROUTES = [
    '/guide/intro',
    '/guide/intro.md',
    '/report.json',
    '/nowhere',
    '/robots-of-mine.txt',
    '/@docs/client.js',
    '/@docs/diagnostics?path=/guide/intro',
    '/@docs/events',
    '/@vite/client',
    '/src/entry.client.tsx',
  ];

  it.each([
    'evil.example',
    'evil.example:80',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'x@evil.example',
  ])('tells nothing to a page of another host that has its name lead here: "%s"', async (name) => {
    for (const asked of ROUTES) {
      const { status, headers } = await requestRaw(server.address, asked, { headers: { host: name } });
      expect([asked, status, headers['content-type']]).toEqual([asked, 403, 'text/plain; charset=utf-8']);
    }
  });

  it('answers under the names of this machine', async () => {
    const { port } = new URL(server.address);
    for (const name of [host, `localhost:${port}`, 'localhost', `docs.localhost:${port}`, `[::1]:${port}`])
      for (const asked of ['/guide/intro', '/@docs/events', '/@vite/client'])
        expect([name, (await requestRaw(server.address, asked, { headers: { host: name } })).status]).toEqual(
          [name, 200],
        );
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:1' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  ])('tells nothing to a page of another origin: %o', async (headers) => {
    for (const asked of [...ROUTES, '/__open-in-editor?file=src/styles.css']) {
      const answer = await requestRaw(server.address, asked, {
        headers: { host, ...headers },
      });
      expect([asked, answer.status, answer.headers['access-control-allow-origin']]).toEqual([
        asked,
        403,
        undefined,
      ]);
    }
    const options = {
      method: 'OPTIONS',
      headers: { host, 'access-control-request-method': 'GET', ...headers },
    };
    const preflight = await requestRaw(server.address, '/src/entry.client.tsx', options);
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('opens for links on pages of other sites, and for its own requests', async () => {
    const followed = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    expect(
      (await requestRaw(server.address, '/guide/intro', { headers: { host, ...followed } })).status,
    ).toBe(200);
    const own = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    expect((await requestRaw(server.address, '/@vite/client', { headers: { host, ...own } })).status).toBe(
      200,
    );
  });

  /** Asks for the web socket over which edits of modules come. */
  const openSocket = async (headers: Record<string, string>, pathname?: string): Promise<number> => {
    const client = (await requestRaw(server.address, '/@vite/client')).body;
    const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
    expect(token).toBeTruthy();
    return (
      await requestRaw(server.address, pathname ?? `/?token=${token}`, {
        headers: { host, ...SOCKET_HEADERS, ...headers },
      })
    ).status;
  };

  it('opens its web socket for its own pages alone, even to who knows the token', async () => {
    expect(await openSocket({ origin: `http://${host}` })).toBe(101);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:1' },
      { origin: 'null' },
      { host: 'evil.example' },
      { host: 'evil.example', origin: 'http://evil.example' },
      { origin: 'https://evil.example', 'sec-websocket-protocol': 'vite-ping' },
    ] as Record<string, string>[])
      expect([headers, await openSocket(headers)]).not.toEqual([headers, 101]);
    expect(await openSocket({}, ':x')).not.toBe(101);
  });

  it('lives after all this, and has printed no stack trace', async () => {
    expect(server.process.exitCode).toBeNull();
    expect((await requestRaw(server.address, '/guide/intro')).status).toBe(200);
    expect(server.output()).not.toMatch(/^\s+at .*:\d+:\d+/m);
  });
});

describe('preview', () => {
  const PAGE = '<!doctype html><title>Intro</title>';
  const dist = site.path('dist');
  let server: ServerProcess;

  /** Files with their contents, and the manifest that makes a site of them. */
  const writeFiles = (folder: string, files: Record<string, string>): void => {
    const entries = Object.entries(files).map(([name, text]) => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
      const sha256 = createHash('sha256').update(text).digest('base64url');
      return [name, { bytes: text.length, sha256 }];
    });
    const manifest = { version: 1, files: Object.fromEntries(entries) as object };
    writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  };
  const names = ['index.html', 'guide/intro.html', '404.html', 'assets/data.0123456789.json'];
  const pages = Object.fromEntries(names.map((name) => [name, PAGE]));

  const buildAt = (folder: string): void => {
    writeFiles(folder, pages);
    symlinkSync(secretFile, path.join(folder, 'linked.txt'));
    symlinkSync(outside, path.join(folder, 'linked'));
  };

  beforeAll(async () => {
    buildAt(dist);
    server = await startServer(site.root, 'preview');
  });
  afterAll(() => server.stop());

  it('hands out no file outside of the site, however it is asked for', async () => {
    const below = `${dots}${secretFile.slice(1)}`;
    const beside = [
      '/..%2fsite.config.ts',
      '/%2e%2e/.env',
      '/%252e%252e/.env',
      '/../.env',
      '/..%5c.env',
      '/guide/..%2f..%2f.env',
    ];
    const links = ['/linked.txt', '/linked/secret.txt', '/linked/secret.svg', '/linked/secret'];
    for (const asked of [
      `/${below}`,
      `/${encode(`../..${secretFile}`)}`,
      `//${secretFile}`,
      ...beside,
      ...links,
    ]) {
      const { status, body } = await requestRaw(server.address, asked);
      expect([asked, status, holdsSecret(body)]).toEqual([asked, 404, false]);
    }
  });

  it('answers a page, or that it comes, while the site is swapped under it', async () => {
    const seen = new Set<number>();
    let swapping = true;
    const asking = Array.from({ length: 4 }, async () => {
      while (swapping) {
        const { status, body } = await requestRaw(server.address, '/guide/intro');
        seen.add(status);
        if (status === 200) expect(body).toBe(PAGE);
      }
    });
    for (let round = 0; round < (isLong ? 300 : 60); round++) {
      buildAt(`${dist}.next`);
      renameSync(dist, `${dist}.old`);
      // Mostly the next step follows at once; a slow disk takes longer than anyone waits.
      if (round % 20 === 19) await wait(400);
      renameSync(`${dist}.next`, dist);
      rmSync(`${dist}.old`, { recursive: true });
      await wait(5);
    }
    swapping = false;
    await Promise.all(asking);
    expect([...seen].sort()).toEqual([200, 503]);
    expect(server.process.exitCode).toBeNull();
  });

  it('says that there is no site, and shows it once it is there again', async () => {
    renameSync(dist, `${dist}.old`);
    const { status, headers } = await requestRaw(server.address, '/guide/intro');
    expect([status, headers['retry-after']]).toEqual([503, '1']);
    renameSync(`${dist}.old`, dist);
    expect((await requestRaw(server.address, '/guide/intro')).body).toBe(PAGE);
  });

  it('lives on when what the site says of headers cannot be read', async () => {
    writeFiles(dist, { ...pages, 'security-policy.json': '{' });
    const { status, body } = await requestRaw(server.address, '/guide/intro');
    expect([status, body]).toEqual([500, expect.stringContaining('security-policy.json')]);
    writeFiles(dist, pages);
    expect((await requestRaw(server.address, '/guide/intro')).status).toBe(200);
    expect(server.output()).not.toMatch(/^\s+at .*:\d+:\d+/m);
  });
});
