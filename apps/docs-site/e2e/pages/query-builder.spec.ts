import { expect, type Page } from '@playwright/test';
import qs from 'qs';
import { encodeRequest, endpointProblem, lineAndColumn } from '../../src/query-builder/encode-request.js';
import { PRESETS } from '../../src/query-builder/presets.js';
import { expectAccessible, expectAccessibleAtEveryWidth, openReady } from '../built-site.js';
import { test } from './test.js';

const PAGE = '/dev-docs/api/rest/interactive-query-builder';
/** As the middleware `strapi::query` decodes. */
const SERVER = { strictNullHandling: true, arrayLimit: 100, depth: 20 };

test.describe('an object and its query string', () => {
  const encode = (parameters: string, encodeNames = false) =>
    encodeRequest({ endpoint: '/api/articles', parameters, encodeNames });
  const decoded = (parameters: string, encodeNames = false) => {
    const outcome = encode(parameters, encodeNames);
    if ('problem' in outcome) throw new Error(outcome.problem.message);
    return qs.parse(outcome.encoded.query, SERVER);
  };

  for (const encodeNames of [false, true]) {
    test(`the server reads what the reader wrote, names ${encodeNames ? 'encoded' : 'as they are'}`, () => {
      const text = String.raw`{
        // a comment, and every kind of text
        "filters": { $or: [{ title: { $eq: 'a&b=c#d+e%' } }, { slug: { $in: ["\u00e9", ${'`x\ny`'},] } }] }, /* one more */
        locale: null, _q: '', pagination: { page: -2.5e1, pageSize: 0x10, withCount: true },
      }`;
      expect(decoded(text, encodeNames)).toEqual({
        filters: { $or: [{ title: { $eq: 'a&b=c#d+e%' } }, { slug: { $in: ['é', 'x\ny'] } }] },
        locale: null,
        _q: '',
        pagination: { page: '-25', pageSize: '16', withCount: 'true' },
      });
    });
  }

  for (const { label, parameters } of PRESETS) {
    test(`the preset "${label}" has neither problems nor notes`, () => {
      expect(encode(parameters)).toMatchObject({ encoded: { notes: [], query: expect.stringMatching(/./) } });
    });
  }

  const WRONG: [string, RegExp, number, number][] = [
    ['', /start with "\{"/, 1, 1],
    ['{ a: 1', /This "\{" is never closed/, 1, 1],
    ["{\n  a: ['x'\n", /This "\[" is never closed/, 2, 6],
    ['{ a: 1 b: 2 }', /"," is missing before "b"/, 1, 8],
    ['{ a: today }', /"today" is no value/, 1, 6],
    ['{ a: new Date() }', /"new" is no value/, 1, 6],
    ["{\n a: 'x\n}", /starts with this ' never ends/, 2, 5],
    ['{ filters[title]: 1 }', /After the key "filters" comes ":"/, 1, 10],
    ['{ [title]: 1 }', /Keys in brackets/, 1, 3],
    ['{ a: 1, a: 2 }', /stands twice/, 1, 9],
    ['{ a: , }', /A value is missing before ","/, 1, 6],
    ['{} {}', /is too much/, 1, 4],
    [`{ a: \`\${b}\` }`, /Nothing is computed/, 1, 6],
    ['[1]', /start with "\{"/, 1, 1],
    [`{ a: ${'['.repeat(50_000)}`, /Nested deeper/, 1, 105],
    [String.raw`{ a: '\u{110000}' }`, /stands for no character/, 1, 6],
  ];
  for (const [text, message, line, column] of WRONG) {
    test(`wrong where it is wrong: ${JSON.stringify(text.slice(0, 24))}`, () => {
      const outcome = encode(text);
      if (!('problem' in outcome)) throw new Error('No problem was found.');
      expect(outcome.problem.message).toMatch(message);
      expect(lineAndColumn(text, outcome.problem.start)).toEqual({ line, column });
    });
  }

  const NOTED: [string, RegExp][] = [
    ['{ filter: { id: 1 } }', /no parameter "filter"; is "filters" meant/],
    ['{ filters: { title: { $contain: 1 } } }', /no operator "\$contain"; is "\$contains" meant/],
    ['{ populate: { author: { filters: { a: { $like: 1 } } } } }', /no operator "\$like"\./],
    ["{ publicationState: 'draft' }", /"live" or "preview"/],
    ["{ sort: ['id', 'title:up'] }", /"asc" or "desc"/],
    ["{ populate: { author: { sort: 'name:descending' } } }", /"asc" or "desc"/],
    ['{ publicationState: null }', /drafts come as well/],
    ["{ populate: { author: { publicationState: 'x' } } }", /"live" or "preview"/],
    ["{ sort: [{ author: { name: 'up' } }] }", /error: an order/],
    ["{ fields: 'title,slug' }", /every field comes back/],
    ["{ fields: ['title,slug'] }", /names no field/],
    ['{ fields: { title: true } }', /error: fields are a text/],
    ["{ filters: 'train' }", /error: filters are an object/],
    ['{ filters: { $or: { id: 1 } } }', /error: "\$or" takes a list of objects/],
    ["{ filters: { title: { $or: ['a', 'b'] } } }", /error: "\$or" takes a list of objects/],
    ['{ filters: { id: { $between: [1] } } }', /error: "\$between" takes a list of two/],
    ["{ populate: { author: ['articles'] } }", /error: what is populated/],
    ['{ populate: { author: null } }', /error: what is populated/],
    ['{ populate: { author: { pagination: { limit: 1 } } } }', /no "pagination"\. It is ignored/],
    ['{ populate: { blocks: { on: { "shared.quote": { filter: { id: 1 } } } } } }', /is "filters" meant/],
    ['{ pagination: { page: 1, limit: 3 } }', /error: pages and offsets exclude each other/],
    ["{ pagination: { page: 'two' } }", /error: "page" is a whole number/],
    ['{ pagination: { limit: 1.5 } }', /error: "limit" is a whole number/],
    ["{ pagination: { withCount: 'yes' } }", /error: withCount is true or false/],
    ['{ pagination: { pagesize: 2 } }', /is "pageSize" meant/],
    ['{ page: 2 }', /error: "page" belongs in "pagination"/],
    ["{ _q: ['train'] }", /error: _q is a text/],
    [String.raw`{ _q: '\ud83d' }`, /Half a character/],
    [`{ _q: '${'x'.repeat(8_200)}' }`, /has 8217 characters/],
    ['{ pagination: { size: 1 } }', /Pagination has no "size"/],
    ['{ pagination: 2 }', /Pagination is an object/],
    ['{ sort: [] }', /What is empty/],
    ['{ locale: undefined }', /undefined is left out/],
    ["{ filters: { 'a b': 1 } }", /holds a character/],
    [`{ filters: { id: { $in: [${'1,'.repeat(102)}] } } }`, /list of 102 items/],
    [`{ filters: ${'{ a: '.repeat(21)}1${' }'.repeat(21)} }`, /20 levels/],
  ];
  for (const [text, message] of NOTED) {
    test(`what the server would do is noted: ${text.slice(0, 40)}`, () => {
      expect(encode(text)).toMatchObject({
        encoded: { notes: [{ message: expect.stringMatching(message) }] },
      });
    });
  }

  const FINE = [
    "{ sort: 'title:DeSc' }",
    "{ sort: 'title:desc ' }",
    "{ sort: [{ title: 'desc' }, 'id'], fields: '*' }",
    "{ pagination: { page: '2', pageSize: 10, withCount: '0' } }",
    '{ pagination: { page: null } }',
    "{ filters: [{ id: 1 }], populate: { author: '*', blocks: { on: { 'shared.quote': true } } } }",
    "{ filters: { $or: [{ id: { $between: [1, 2] } }], $not: { title: { $in: ['a'] } } } }",
    "{ populate: { author: { sort: 'name', limit: 2, count: true, populate: ['articles'] } } }",
  ];
  for (const text of FINE) {
    test(`what the server takes has no note: ${text.slice(0, 50)}`, () => {
      expect(encode(text)).toMatchObject({ encoded: { notes: [] } });
    });
  }

  test('the limits that notes name are those of the decoder', () => {
    const list = (length: number) => decoded(`{ a: [${'1,'.repeat(length)}] }`).a;
    expect([Array.isArray(list(101)), Array.isArray(list(102))]).toEqual([true, false]);
    expect(encode(`{ filters: { $in: [${'1,'.repeat(101)}] } }`)).toMatchObject({ encoded: { notes: [] } });
    const nested = (levels: number) => `{ filters: ${'{ a: '.repeat(levels)}1${' }'.repeat(levels)} }`;
    expect(encode(nested(20))).toMatchObject({ encoded: { notes: [] } });
    expect(JSON.stringify(decoded(nested(20)))).not.toContain('[');
    expect(JSON.stringify(decoded(nested(21)))).toContain('[a]');
  });

  test('endpoints', () => {
    expect(['/api/articles', 'https://cms.example.org/api/x'].map(endpointProblem)).toEqual([
      undefined,
      undefined,
    ]);
    expect(['articles', '/api?x=1', '/api/a b', 'https://'].every(endpointProblem)).toBe(true);
  });
});

test.describe('the page', () => {
  const builder = (page: Page) => page.getByRole('region', { name: 'Query builder' });
  const parameters = (page: Page) => page.getByRole('textbox', { name: 'Parameters' });
  const problems: string[] = [];

  test.beforeEach(async ({ page }) => {
    problems.length = 0;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    await openReady(page, PAGE);
    await expect(page.locator('[data-docs-island=QueryBuilder]')).toHaveAttribute('data-docs-hydrated', '');
  });

  test('what the reader writes is encoded and copied, by keyboard alone', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('textbox', { name: 'Endpoint' }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('/api/homepage');
    await page.keyboard.press('Tab');
    await expect(parameters(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type("{ locale: 'fr', populate: ['featured'] }");
    await expect(builder(page)).toContainText('/api/homepage?locale=fr&populate[0]=featured');

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Copy query string' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(builder(page).getByRole('status')).toHaveText('Query string copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('locale=fr&populate[0]=featured');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(builder(page)).toContainText('/api/homepage?locale=fr&populate%5B0%5D=featured');
    expect(problems).toEqual([]);
  });

  test('a mistake is told and marked where it is, and the last result stays', async ({ page }) => {
    await parameters(page).fill("{\n  sort: 'title'\n  locale: 'fr',\n}");
    const problem = 'Line 3, column 3: A "," is missing before "locale".';
    await expect(parameters(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(parameters(page)).toHaveAccessibleDescription(problem);
    await expect(builder(page).getByRole('status')).toHaveText(problem);
    await expect(builder(page).locator('mark')).toHaveText('locale');
    await expect(builder(page)).toContainText('filters[title][$containsi]=train');

    await page.getByRole('button', { name: 'Line 3, column 3:' }).click();
    await expect(parameters(page)).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toBe('locale');
    await expectAccessible(page, { within: '.query-builder' });
  });

  test('presets replace the object, and what was written comes back', async ({ page }) => {
    await parameters(page).fill("{ locale: 'de' }");
    for (const { label, parameters: text } of PRESETS) {
      const preset = builder(page).getByRole('button', { name: label, exact: true });
      await preset.click();
      await expect(preset).toHaveAttribute('aria-pressed', 'true');
      await expect(parameters(page)).toHaveValue(text);
    }
    await builder(page).getByRole('button', { name: 'Your object' }).click();
    await expect(builder(page)).toContainText('/api/articles?locale=de');
  });

  test('axe finds nothing with notes in view', async ({ page }) => {
    await parameters(page).fill('{ filter: { id: 1 }, sort: [] }');
    await expect(page.getByRole('list', { name: 'Notes about the parameters' })).toContainText(
      '"filters" meant',
    );
    await expectAccessibleAtEveryWidth(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows an example, and nothing to press', async ({ page }) => {
    await page.goto(PAGE);
    const builder = page.getByRole('region', { name: 'Query builder' });
    await expect(builder).toContainText('/api/articles?filters[title][$containsi]=train');
    await expect(builder.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'How an object becomes a query string' })).toBeVisible();
  });
});
