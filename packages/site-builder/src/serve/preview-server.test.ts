import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow, temporaryFolder, writeManifest } from '../../test/fixture-site.js';
import { FOREVER, headersFile } from '../publish/host-files.js';
import { startPreview } from './preview-server.js';

const root = path.join(temporaryFolder(), 'dist');
const HTML = '<!doctype html><title>Intro</title>';

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
  writeManifest(root);
}

function remove(file: string): void {
  rmSync(path.join(root, file));
  writeManifest(root);
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

let preview: Awaited<ReturnType<typeof startPreview>>;

beforeAll(async () => {
  write('404.html', 'Not found');
  write('cloud/intro.html', HTML);
  preview = await startPreview({ root, baseUrl: '/docs/', port: 0 });
});

afterAll(() => {
  preview.server.close();
});

/** Without `fetch`, which would tidy the path and unpack the body. */
function ask(pathname: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = new URL(preview.address);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: pathname, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

it('tells the address of the site, on the loopback interface', () => {
  expect(preview.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/docs\/$/);
});

describe('a page', () => {
  it('is sent with its type and length', async () => {
    const { status, headers, body } = await ask('/docs/cloud/intro?x=1');
    expect([status, String(body)]).toEqual([200, HTML]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(HTML.length),
      'x-content-type-options': 'nosniff',
    });
  });

  it('is asked for again each time, and not sent again while it is the same', async () => {
    const { headers } = await ask('/docs/cloud/intro');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await ask('/docs/cloud/intro', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    const changed = await ask('/docs/cloud/intro', { 'if-none-match': '"another"' });
    expect(changed.status).toBe(200);
  });

  it('is packed for those who can unpack it', async () => {
    const { headers, body } = await ask('/docs/cloud/intro', { 'accept-encoding': 'br, gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(headers['content-length']).toBe(String(body.byteLength));
    expect(String(gunzipSync(body))).toBe(HTML);
    expect((await ask('/docs/cloud/intro')).headers['content-encoding']).toBeUndefined();
  });

  it('is only described to HEAD', async () => {
    const { status, headers, body } = await ask('/docs/cloud/intro', {}, 'HEAD');
    expect([status, headers['content-length'], body.byteLength]).toEqual([200, String(HTML.length), 0]);
  });
});

describe('an unknown address', () => {
  it.each([
    '/docs/nowhere',
    '/',
    '//',
    '//example.org/docs/',
    '/docs/..%2f..%2fsecret',
    '/docs/%00',
    '/docs/%',
  ])('such as %s gets the not-found page', async (pathname) => {
    const { status, headers, body } = await ask(pathname);
    expect([status, String(body), headers['cache-control']]).toEqual([404, 'Not found', 'no-cache']);
  });

  it('is never "not modified"', async () => {
    const { headers } = await ask('/docs/nowhere');
    expect((await ask('/docs/nowhere', { 'if-none-match': String(headers.etag) })).status).toBe(404);
  });

  it('is answered without a not-found page too', async () => {
    remove('404.html');
    const { status } = await ask('/docs/nowhere');
    write('404.html', 'Not found');
    expect(status).toBe(404);
    expect((await ask('/docs/cloud/intro')).status).toBe(200);
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s, and says what it takes', async (method) => {
  const { status, headers } = await ask('/docs/cloud/intro', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('sends the headers that the build has written for hosts', async () => {
  const headers = { 'content-security-policy': "default-src 'self'" };
  write('security-policy.json', JSON.stringify({ directives: {}, headers }));
  for (const pathname of ['/docs/cloud/intro', '/docs/nowhere'])
    expect((await ask(pathname)).headers).toMatchObject(headers);
  remove('security-policy.json');
});

it('sends a document that has headers of its own with those, and with no others', async () => {
  const headers = { 'content-security-policy': "default-src 'self'", 'referrer-policy': 'origin' };
  const documents = { 'assets/frame.html': { 'content-security-policy': 'sandbox' } };
  write('assets/frame.html', HTML);
  write('security-policy.json', JSON.stringify({ directives: {}, headers, documents }));
  const framed = (await ask('/docs/assets/frame.html')).headers;
  expect(framed['content-security-policy']).toBe('sandbox');
  expect(framed['referrer-policy']).toBeUndefined();
  expect((await ask('/docs/cloud/intro')).headers).toMatchObject(headers);
  remove('security-policy.json');
});

describe('caching', () => {
  const policy = { directives: {}, headers: {}, documents: {} };
  const CACHING = [
    ['assets/*', FOREVER],
    ['fr/assets/*', FOREVER],
    ['_search.json', 'no-cache'],
  ] as const;
  const cachingOf = async (file: string) => {
    write('_headers', headersFile(policy, '/docs/', CACHING));
    write(file, 'x');
    return (await ask(`/docs/${file}`)).headers['cache-control'];
  };

  it.each([
    'assets/shell-B3x_9aQz.js',
    'assets/data/site.en.0123456789.json',
    'assets/cloud/images/plan.0123abcdef.svg',
    'fr/assets/search/fr/current/t/xoofju-2xl7.bin',
  ])('keeps %s for ever: its name changes with its bytes', async (file) => {
    expect(await cachingOf(file)).toBe(FOREVER);
  });

  it.each([
    'cloud/usage-and-billing-overview.html',
    'cloud/configuring-administrator-roles.html',
    'cloud/configuring-administrator-roles.md',
    'images/project-overview.svg',
    'favicon.svg',
    '_search.json',
    'fr/_search.json',
    'assets.html',
  ])('does not keep %s, whose name stays', async (file) => {
    expect(await cachingOf(file)).toBe('no-cache');
  });
});

it('sends what has no type of its own as bytes, unpacked', async () => {
  write('files/data.bin', 'bytes');
  const { headers } = await ask('/docs/files/data.bin', { 'accept-encoding': 'gzip' });
  expect(headers['content-type']).toBe('application/octet-stream');
  expect(headers['content-encoding']).toBeUndefined();
});

it('says so when its port is taken', async () => {
  const port = Number(new URL(preview.address).port);
  await expect(startPreview({ root, baseUrl: '/docs/', port })).rejects.toThrow('EADDRINUSE');
});

describe('a site that is not whole', () => {
  const file = path.join(root, 'cloud/intro.html');

  it('is not served where its files are others than its manifest says', async () => {
    writeFileSync(file, HTML.replace('Intro', 'Intru'));
    const { status, headers, body } = await ask('/docs/cloud/intro');
    expect([status, headers['retry-after'], String(body)]).toEqual([
      503,
      '1',
      'A file is not as the build has written it. Run "site-builder verify".',
    ]);
    rmSync(file);
    expect((await ask('/docs/cloud/intro')).status).toBe(503);
    writeFileSync(file, HTML);
    expect((await ask('/docs/cloud/intro')).status).toBe(200);
  });

  it('is not served without its manifest', async () => {
    const manifest = path.join(root, 'manifest.json');
    renameSync(manifest, `${manifest}.x`);
    expect((await ask('/docs/cloud/intro')).status).toBe(503);
    renameSync(`${manifest}.x`, manifest);
    expect((await ask('/docs/cloud/intro')).status).toBe(200);
  });

  it('does not get files that no build has put there', async () => {
    writeFileSync(path.join(root, 'notes.txt'), 'draft');
    expect((await ask('/docs/notes.txt')).status).toBe(404);
    rmSync(path.join(root, 'notes.txt'));
  });
});

describe('while two sites change places', () => {
  const work = `${root}.next`;

  it.each(['security-policy.json', '_headers'])('looks again for %s, which has just gone', async (file) => {
    write(file, '{}');
    renameSync(path.join(root, file), `${root}.away`);
    const asked = ask('/docs/cloud/intro');
    await new Promise((resolve) => setTimeout(resolve, 20));
    renameSync(`${root}.away`, path.join(root, file));
    expect((await asked).status).toBe(200);
    renameSync(path.join(root, file), `${root}.away`);
    expect((await ask('/docs/cloud/intro')).status).toBe(503);
    renameSync(`${root}.away`, path.join(root, file));
    remove(file);
  });

  it('serves the old one, or the new one once that is whole', async () => {
    mkdirSync(work);
    renameSync(root, path.join(work, 'x.old'));
    expect(String((await ask('/docs/cloud/intro')).body)).toBe(HTML);
    mkdirSync(path.join(work, 'x'));
    writeFileSync(path.join(work, 'x/index.html'), 'new');
    expect(String((await ask('/docs/cloud/intro')).body)).toBe(HTML);
    writeManifest(path.join(work, 'x'));
    expect(String((await ask('/docs/')).body)).toBe('new');
  });

  it('finishes the change before it starts, where the build was ended', async () => {
    const other = await startPreview({ root, baseUrl: '/docs/', port: 0 });
    other.server.close();
    expect(filesBelow(root)).toHaveProperty(['index.html'], 'new');
    expect(existsSync(work)).toBe(false);
  });
});
