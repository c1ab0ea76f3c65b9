import { gzipSync } from 'node:zlib';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { bundleConsole, consoleSite } from './api-console-site.js';
import { apiServer, type Loopback } from './api-server.js';
import { expectAccessible } from './site.js';

/** Bytes with gzip of the console's own scripts: React is the shell's. */
const CONSOLE_SCRIPTS = 25_000;

let api: Loopback;
let site: Loopback;

const answer = { 200: { description: 'Good', content: { 'application/json': {} } } };
const get = (operationId: string, more: object = {}) => ({
  get: { operationId, summary: operationId, responses: answer, ...more },
});
const secured = (scheme: string) => get(`with-${scheme}`, { security: [{ [scheme]: ['read'] }] });

function document(server: string): object {
  const query = (name: string, schema: object) => ({ name, in: 'query', schema });
  const scopes = { read: 'Read' };
  const authorizationUrl = `${server}/authorize`;
  const tokenUrl = `${server}/token`;
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    servers: [{ url: server }, { url: 'http://{host}.invalid', variables: { host: { default: 'nowhere' } } }],
    paths: {
      '/items/{id}': get('items', {
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          query('tags', { type: 'array', items: { type: 'string' } }),
          query('order', { type: 'string', enum: ['asc', 'desc'] }),
          { name: 'Date', in: 'header', schema: { type: 'string' } },
        ],
      }),
      '/write': {
        post: {
          operationId: 'write',
          summary: 'write',
          responses: answer,
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: { type: 'object' }, example: { a: 1 } },
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: ['note'],
                  properties: { note: { type: 'string' }, file: { type: 'string', format: 'binary' } },
                },
              },
              'application/octet-stream': {},
            },
          },
        },
      },
      '/missing': get('missing'),
      '/closed': get('closed'),
      '/slow': get('slow'),
      '/key': secured('key'),
      '/queryKey': secured('queryKey'),
      '/cookieKey': secured('cookieKey'),
      '/basic': secured('basic'),
      '/bearer': secured('bearer'),
      '/oauth': secured('oauth'),
      '/oidc': secured('oidc'),
    },
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        queryKey: { type: 'apiKey', in: 'query', name: 'api_key' },
        cookieKey: { type: 'apiKey', in: 'cookie', name: 'session' },
        basic: { type: 'http', scheme: 'basic' },
        bearer: { type: 'http', scheme: 'bearer' },
        oauth: {
          type: 'oauth2',
          flows: {
            authorizationCode: { authorizationUrl, tokenUrl, scopes },
            clientCredentials: { tokenUrl, scopes },
            password: { tokenUrl, scopes },
            implicit: { authorizationUrl, scopes },
            deviceAuthorization: { deviceAuthorizationUrl: `${server}/device`, tokenUrl, scopes },
          },
        },
        oidc: { type: 'openIdConnect', openIdConnectUrl: `${server}/.well-known/openid-configuration` },
      },
    },
  };
}

test.beforeAll(async () => {
  api = await apiServer();
  site = await consoleSite(document(api.origin));
});

test.afterAll(async () => {
  await Promise.all([api.close(), site.close()]);
});

test.beforeEach(() => {
  api.requests.length = 0;
});

/** Opens the console of an operation. */
async function openConsole(page: Page, name: string): Promise<Locator> {
  await page.goto(site.origin);
  const line = `${name === 'write' ? 'POST' : 'GET'} /${name}`;
  const button = page.getByRole('button', { name: `Try it ${line}`, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return page.getByRole('form', { name: line, exact: true });
}

const send = (form: Locator) => form.getByRole('button', { name: 'Send' }).click();

test('parameters go by the one serialiser, and the answer is shown with all there is to know', async ({
  page,
}) => {
  const form = await openConsole(page, 'items/{id}');
  await form.getByLabel('id').fill('7');
  await form.getByLabel('tags').fill('a b\nc');
  await form.getByLabel('order').selectOption('desc');
  await form.getByLabel('Date').fill('today');
  await send(form);
  const text = form.locator('.api-console-answer');
  await expect(text).toContainText(/200.* ms · [\d,]+ bytes/);
  await expect(text.locator('pre')).toHaveText('{\n  "path": "/items/7?tags=a%20b&tags=c&order=desc"\n}');
  await expect(text).toContainText('do not let pages send these headers: Date');
  await text.getByText('Headers (').click();
  await expect(text.getByText('r-1')).toBeVisible();
  const download = page.waitForEvent('download');
  await text.getByRole('button', { name: 'Download the body' }).click();
  expect((await download).suggestedFilename()).toBe('items.json');
  expect(api.requests.map(({ method, url }) => [method, url])).toEqual([
    ['GET', '/items/7?tags=a%20b&tags=c&order=desc'],
  ]);
});

test('what is required is asked for, and an error status is an answer', async ({ page }) => {
  const items = await openConsole(page, 'items/{id}');
  await items.getByLabel('id').fill('');
  await send(items);
  expect(
    await items.getByLabel('id').evaluate((input: HTMLInputElement) => input.validity.valueMissing),
  ).toBe(true);
  expect(api.requests).toEqual([]);
  const form = await openConsole(page, 'missing');
  await send(form);
  await expect(form.locator('.api-console-answer')).toContainText('404');
  await expect(form.locator('pre')).toContainText('no such thing');
});

test('bodies: JSON as typed, a form with a file, a file as a whole', async ({ page }) => {
  const form = await openConsole(page, 'write');
  await form.getByLabel('Text').fill('{"a":2}');
  await send(form);
  await expect(form.locator('.api-console-answer')).toBeVisible();
  await form.getByLabel('Media type').selectOption('multipart/form-data');
  await form.getByLabel('note').fill('a note');
  const file = { name: 'cat.txt', mimeType: 'text/plain', buffer: Buffer.from('meow') };
  await form.getByLabel('file').setInputFiles(file);
  await send(form);
  await expect.poll(() => api.requests.length).toBe(2);
  await form.getByLabel('Media type').selectOption('application/octet-stream');
  await form.getByLabel('File').setInputFiles(file);
  await send(form);
  await expect.poll(() => api.requests.length).toBe(3);
  const [json, multipart, whole] = api.requests;
  expect([json?.headers['content-type'], json?.body]).toEqual(['application/json', '{"a":2}']);
  expect(multipart?.body).toMatch(/name="note"[^]*a note[^]*name="file"; filename="cat.txt"[^]*meow/);
  expect([whole?.headers['content-type'], whole?.body]).toEqual(['application/octet-stream', 'meow']);
});

test('a server that refuses pages is told from one that is not there, from no connection and from the policy', async ({
  page,
  context,
}) => {
  const form = await openConsole(page, 'closed');
  const failure = form.locator('.api-console-failure');
  await send(form);
  await expect(failure).toContainText('(CORS)');
  await expect(failure).toContainText(`Access-Control-Allow-Origin: ${site.origin}`);
  await context.setOffline(true);
  await send(form);
  await expect(failure).toContainText('This device is offline');
  await context.setOffline(false);
  await form.getByLabel('Address').selectOption('1');
  await send(form);
  await expect(failure).toContainText('Nothing answered at http://nowhere.invalid');
  await form.getByLabel('host').fill('elsewhere');
  await send(form);
  await expect(failure).toContainText('may not connect to http://elsewhere.invalid');
});

test('a request is stopped on its way, and what had come is kept', async ({ page }) => {
  const form = await openConsole(page, 'slow');
  await send(form);
  await expect(form.getByText('5 bytes so far')).toBeVisible();
  await form.getByRole('button', { name: 'Stop' }).click();
  await expect(form.locator('.api-console-answer')).toContainText('The body ended early');
  await expect(form.locator('pre')).toHaveText('first');
});

test('keys, passwords and tokens go where their scheme says, and live in memory alone', async ({ page }) => {
  for (const [name, label, value] of [
    ['key', 'key: key', 'k1'],
    ['queryKey', 'queryKey: key', 'k2'],
    ['bearer', 'bearer: token', 't'],
    ['basic', 'basic: user', 'ann'],
  ] as const) {
    const form = await openConsole(page, name);
    await form.getByLabel(label).fill(value);
    if (name === 'basic') await form.getByLabel('basic: password').fill('p:ß');
    await send(form);
    await expect(form.locator('.api-console-answer')).toBeVisible();
  }
  expect(api.requests.map(({ url, headers }) => [url, headers['x-key'], headers.authorization])).toEqual([
    ['/key', 'k1', undefined],
    ['/queryKey?api_key=k2', undefined, undefined],
    ['/bearer', undefined, 'Bearer t'],
    ['/basic', undefined, `Basic ${Buffer.from('ann:p:ß').toString('base64')}`],
  ]);
  const kept = await page.evaluate(() => [
    localStorage.length,
    sessionStorage.length,
    window.document.cookie,
  ]);
  expect(kept).toEqual([0, 0, '']);
  const again = await openConsole(page, 'key');
  await expect(again.getByLabel('key: key')).toHaveValue('');
});

for (const [flow, grant, questions] of [
  ['Authorization code with PKCE', 'authorization_code', 1],
  ['Client credentials', 'client_credentials', 1],
  ['Password', 'password', 1],
  // Its token is in the address that the window comes back with.
  ['Implicit', 'implicit', 0],
  // The first time, nobody has typed the code.
  ['Device, with a code that you enter elsewhere', 'urn:ietf:params:oauth:grant-type:device_code', 2],
] as const) {
  test(`OAuth 2, ${flow}: the token is fetched and sent`, async ({ page }) => {
    const form = await openConsole(page, 'oauth');
    await form.getByLabel('flow').selectOption(flow);
    await form.getByLabel('client id').fill('me');
    await form.getByRole('button', { name: 'Get a token' }).click();
    await expect(form.getByText('Token received.')).toBeVisible();
    await send(form);
    await expect(form.locator('.api-console-answer')).toBeVisible();
    expect(api.requests.at(-1)?.headers.authorization).toBe(`Bearer token-by-${grant}`);
    const asked = api.requests.filter(({ url }) => url === '/token');
    const given = asked.map(({ body }) => new URLSearchParams(body));
    expect(given.map((each) => [each.get('client_id'), each.get('grant_type')])).toEqual(
      Array(questions).fill(['me', grant]),
    );
  });
}

test('a key in a cookie goes with curl; of the browser it is said that it keeps the cookie back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  const form = await openConsole(page, 'cookieKey');
  await expect(form.getByText('Browsers do not let pages set cookies of other sites')).toBeVisible();
  await form.getByLabel('cookieKey: key').fill('s1');
  await send(form);
  await expect(form.getByText('do not let pages send these headers: Cookie')).toBeVisible();
  expect(api.requests.at(-1)?.headers.cookie).toBeUndefined();
  await form.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(form.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "--header 'Cookie: session=s1'",
  );
});

test('OpenID Connect: the server says where to sign in', async ({ page }) => {
  const form = await openConsole(page, 'oidc');
  await form.getByRole('button', { name: 'Ask the server how to sign in' }).click();
  await form.getByLabel('client id').fill('me');
  await form.getByRole('button', { name: 'Get a token' }).click();
  await expect(form.getByText('Token received.')).toBeVisible();
  await send(form);
  await expect(form.locator('.api-console-answer')).toBeVisible();
  expect(api.requests.at(-1)?.headers.authorization).toBe('Bearer token-by-authorization_code');
});

test('the request is copied as curl', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  const form = await openConsole(page, 'key');
  await form.getByLabel('key: key').fill("it's");
  await form.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(form.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `curl \\\n  --url ${api.origin}/key \\\n  --header 'Accept: application/json' \\\n  --header 'X-Key: it'\\''s'`,
  );
});

test('a keyboard does all of it, and axe finds nothing', async ({ page }) => {
  await page.goto(site.origin);
  const button = page.getByRole('button', { name: 'Try it GET /missing' });
  await button.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'GET /missing' });
  await form.getByLabel('Address').waitFor();
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Address')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.locator('.api-console-answer')).toContainText('404');
  for (const name of ['items/{id}', 'write', 'oauth'])
    await page
      .getByRole('button', { name: `/${name}`, exact: false })
      .first()
      .click();
  await expect(page.getByRole('form')).toHaveCount(4);
  await expectAccessible(page, { within: '.api-console', modes: ['light'] });
});

test('without JavaScript there is no console', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.origin);
  await expect(page.getByRole('heading', { name: 'missing' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try it' })).toHaveCount(0);
  await context.close();
});

test('the console keeps its budget', async () => {
  const files = await bundleConsole([/^react(?:-dom)?(?:\/|$)/]);
  const bytes = [...files.values()]
    .map((code) => gzipSync(code).byteLength)
    .reduce((sum, size) => sum + size, 0);
  // Something is in it: else the limit would hold for nothing.
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThanOrEqual(CONSOLE_SCRIPTS);
});
