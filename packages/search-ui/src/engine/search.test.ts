import { describe, expect, it } from 'vitest';
import { fillers, record, searchOver } from '../../test/search-over.js';

const FILLERS = fillers(400);
const over = (...records: ReturnType<typeof record>[]) => searchOver([...FILLERS, ...records]);

describe('ranking', () => {
  it('puts titles before headings before text', async () => {
    const { find } = over(
      record({ id: 'text', text: 'All about routing here.' }),
      record({ id: 'page', title: 'Routing' }),
      record({ id: 'below', title: 'Routing', headings: ['Options'] }),
    );
    expect(await find('routing ')).toEqual(['/page', '/below', '/text']);
  });

  it('puts a section whose own heading matches before those below it', async () => {
    const { find } = over(
      record({ id: 'child', title: 'Guide', headings: ['Nested routes', 'Limits'] }),
      record({ id: 'own', title: 'Guide', headings: ['Nested routes'] }),
    );
    expect(await find('nested routes')).toEqual(['/own', '/child']);
  });

  it('puts records with all words before those with some', async () => {
    const { search } = over(
      record({ id: 'some', title: 'Webhook', headings: ['Webhook'] }),
      record({ id: 'all', text: 'A webhook needs a secret.' }),
    );
    const { rows } = await search('webhook secret ');
    expect(rows.map(({ url, full }) => [url, full])).toEqual([
      ['/all', true],
      ['/some', false],
    ]);
  });

  it('heeds the boost', async () => {
    const { find } = over(
      record({ id: 'a', text: 'zebra', boost: 0.5 }),
      record({ id: 'b', text: 'zebra', boost: 1.5 }),
    );
    expect(await find('zebra')).toEqual(['/b', '/a']);
  });

  it('does not ask for words that are nearly everywhere', async () => {
    const many = Array.from({ length: 1200 }, (_, at) =>
      record({ id: `m${at}`, text: 'how to do the thing well' }),
    );
    const { search } = searchOver([...many, record({ id: 'x', text: 'quokka' })]);
    const { rows } = await search('how to the quokka ');
    expect(rows[0]).toMatchObject({ url: '/x', full: true });
  });

  it('finds keywords before text, and shows none', async () => {
    const { search } = over(
      record({ id: 'text', text: 'A zebra.' }),
      record({ id: 'a', text: 'Prose.', keywords: ['striped horse', 'zebra'] }),
    );
    const { rows } = await search('zebra ');
    expect(rows.map(({ url, snippet }) => [url, snippet.text])).toEqual([
      ['/a', 'Prose.'],
      ['/text', 'A zebra.'],
    ]);
  });

  it('finds code, and shows none', async () => {
    const { search } = over(record({ id: 'a', text: 'Prose.', code: 'const zebraFinder = 1;' }));
    expect((await search('zebraFinder')).rows[0]).toMatchObject({
      url: '/a',
      snippet: { text: 'Prose.', ranges: [] },
    });
  });
});

describe('what a word stands for', () => {
  const { find } = over(
    record({
      id: 'auth',
      title: 'Authentication',
      text: 'Tokens are configured once. Testing and building.',
    }),
    record({
      id: 'service',
      title: 'Reference',
      text: 'Call entityService.findOne with api::article.article.',
    }),
    record({ id: 'dash', title: 'Commands', text: 'Use find-many here.' }),
    record({ id: 'cafe', title: 'Café crème' }),
    record({ id: 'ja', title: '全文検索の設定' }),
    record({ id: 'ko', title: '검색 설정' }),
    record({ id: 'happy', title: 'Policies' }),
  );
  it.each([
    ['the beginning while it is typed', 'authent', '/auth'],
    ['two characters', 'po', '/happy'],
    ['a dropped letter', 'authentiction ', '/auth'],
    ['swapped letters', 'authetnication ', '/auth'],
    ['two errors', 'autentikation ', '/auth'],
    ['an error while it is typed', 'autentic', '/auth'],
    ['the first two letters swapped', 'uathentication ', '/auth'],
    ['another form of the word', 'policy ', '/happy'],
    ['a form that no record has', 'configuring ', '/auth'],
    ['an identifier as it is', 'entityService', '/service'],
    ['its parts', 'service entity ', '/service'],
    ['it in lower case', 'entityservice', '/service'],
    ['a part of it', 'findOne', '/service'],
    ['a namespaced one', 'api::article.article', '/service'],
    ['other joints', 'findMany', '/dash'],
    ['no accents', 'cafe creme', '/cafe'],
    ['other accents', 'Câfé', '/cafe'],
    ['Japanese', '検索', '/ja'],
    ['one character of it', '検', '/ja'],
    ['Korean', '검색', '/ko'],
  ])('%s', async (_, query, url) => {
    expect((await find(query))[0]).toBe(url);
  });

  it('does not forgive errors in three letters', async () => {
    expect(await find('zqx ')).toEqual([]);
  });

  it('knows French forms', async () => {
    const french = searchOver(
      [
        record({ id: 'fr', locale: 'fr', title: 'Configurer les données' }),
        record({ id: 'x', locale: 'fr', title: 'Autre' }),
      ],
      { locale: 'fr' },
    );
    expect(await french.find('donnée ')).toEqual(['/fr']);
  });

  it('knows synonyms, the word itself first', async () => {
    const { find: findAny } = searchOver(
      [...FILLERS, record({ id: 'long', title: 'Kubernetes' }), record({ id: 'short', title: 'K8s' })],
      { synonyms: [['k8s', 'kubernetes']] },
    );
    expect(await findAny('k8s ')).toEqual(['/short', '/long']);
    expect(await findAny('kubernetes ')).toEqual(['/long', '/short']);
  });
});

describe('phrases', () => {
  const { find } = over(
    record({ id: 'apart', text: 'The type that is made of a content that changes often.' }),
    record({ id: 'near', text: 'Here a content type is made and it changes often.' }),
  );
  it('puts neighbours first', async () => {
    expect(await find('content type ')).toEqual(['/near', '/apart']);
  });
  it('puts a quoted phrase first, whatever the order of the rest', async () => {
    expect((await find('"type that is made" '))[0]).toBe('/apart');
    expect((await find('"content type"'))[0]).toBe('/near');
  });
});

describe('rows', () => {
  it('shows the place of the match with ranges', async () => {
    const text = `${'Nothing here at all. '.repeat(10)}The quokka eats café food. ${'More of it. '.repeat(10)}`;
    const { search } = over(
      record({ id: 'a', title: 'Quokkas', headings: ['The quokka'], text, area: 'zoo' }),
    );
    const row = (await search('quokka cafe')).rows[0]!;
    const marked = row.snippet.ranges.map(([start, end]) => row.snippet.text.slice(start, end));
    expect(marked).toEqual(['quokka', 'café']);
    expect(row.snippet.text).toMatch(/^… .* …$/);
    expect(row.snippet.text.length).toBeLessThan(170);
    expect(row).toMatchObject({
      titleRanges: [[0, 7]],
      headingRanges: [[[4, 10]]],
      area: 'zoo',
      version: 'current',
    });
  });

  it('tells the language of what is in another one than the locale', async () => {
    const { search } = over(
      record({ id: 'own', text: 'A quokka.' }),
      record({ id: 'other', text: 'A quokka.', language: 'fr' }),
    );
    const languages = (await search('quokka')).rows.map(({ url, language }) => [url, language]);
    expect(Object.fromEntries(languages)).toEqual({ '/own': undefined, '/other': 'fr' });
  });

  it('leaves hostile text as it is', async () => {
    const title = '<img src=x onerror=alert(1)>';
    const { search } = over(record({ id: 'a', title, text: '<script setup> & "quoted" __proto__' }));
    const row = (await search('onerror')).rows[0]!;
    expect(row.title).toBe(title);
    expect(row.titleRanges).toEqual([[11, 18]]);
    expect(row.snippet.text).toBe('<script setup> & "quoted" __proto__');
  });

  it.each([
    '',
    '   ',
    '"',
    '""',
    '::',
    '<>&',
    '😀',
    '\ud800',
    '__proto__',
    'constructor',
    'x'.repeat(5000),
    'a '.repeat(500),
  ])('answers %j', async (query) => {
    await expect(over().search(query)).resolves.toMatchObject({ query });
  });

  it('answers from an empty index', async () => {
    const { search } = searchOver([record({ id: 'only', text: '' })]);
    expect(await search('nothing ')).toEqual({ query: 'nothing ', total: 0, rows: [] });
  });
});
