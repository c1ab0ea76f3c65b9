import type { DocPage } from '@org/theme-shell';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkLocales } from '../src/2-link/link-site.js';
import { postByline, postListHtml } from '../src/3-render/post-html.js';
import { toSearchRecords } from '../src/3-render/to-search-records.js';
import { compileAll, FixtureSite } from './fixture-site.js';

let fixture: FixtureSite;

const AREA = "{ dir: 'guides', label: 'Guides' }";

beforeEach(async () => {
  fixture = new FixtureSite();
  await fixture.edit('site.config.ts', AREA, `${AREA}, { dir: 'news', label: 'News', kind: 'blog' }`);
  await fixture.write(
    'content/news/authors.yml',
    'ada:\n  name: Ada Lovelace\n  title: Engineer\n  url: https://ada.example.org/\ngrace: { name: Grace }\n',
  );
  await post('2024-05-01-first.md', 'title: First\nauthors: ada\ntags: [API]', 'How it began.');
  await post(
    '2025-02-03-second/index.md',
    'title: Second\nauthors: [ada, { name: A guest }]\ntags: [API, Ideas]',
  );
  await post(
    'third.md',
    'title: Third\ndate: 2025-02-03T09:30:00+02:00\nslug: the-third\ndescription: What came last.',
  );
});

const post = (name: string, frontMatter: string, text = 'Text.'): Promise<void> =>
  fixture.write(`content/news/${name}`, `---\n${frontMatter}\n---\n\n${text}\n`);

async function link() {
  const site = await fixture.load();
  const pages = await compileAll(site);
  const linked = linkLocales(site, pages);
  const modelOf = (code = 'en') => {
    const found = linked.locales.find((locale) => locale.site.locale.code === code);
    if (!found) throw new Error(`There is no locale "${code}".`);
    return found.model;
  };
  const pageAt = (key: string, code?: string) =>
    (modelOf(code).pages.document[`news/${key}`] ?? modelOf(code).pages.index[key]) as DocPage;
  const titlesOf = (path: string, code?: string) =>
    modelOf(code).postLists[path]?.groups.map(({ heading, posts }) => [
      heading,
      ...posts.map(({ title }) => title),
    ]);
  return { ...linked, pages, modelOf, pageAt, titlesOf };
}

describe('a blog', () => {
  it('has posts at addresses without their dates, lists of them, of their authors and of their tags', async () => {
    const { modelOf, diagnostics } = await link();
    expect(diagnostics).toEqual([]);
    const addresses = modelOf().routes.map(({ path }) => path);
    expect(addresses.filter((path) => path.startsWith('/docs/news'))).toEqual([
      '/docs/news/first',
      '/docs/news/second',
      '/docs/news/the-third',
      '/docs/news',
      '/docs/news/archive',
      '/docs/news/authors',
      '/docs/news/authors/ada',
      '/docs/news/tags',
      '/docs/news/tags/api',
      '/docs/news/tags/ideas',
    ]);
  });

  it('lists the newest post first, with what each is about', async () => {
    const { modelOf, pageAt, titlesOf } = await link();
    expect(pageAt('/news')).toMatchObject({
      title: 'News',
      path: '/docs/news',
      breadcrumbs: [],
      sidebar: 'news',
    });
    expect(titlesOf('/news')).toEqual([[undefined, 'Third', 'Second', 'First']]);
    expect(titlesOf('/news/archive')).toEqual([
      ['2025', 'Third', 'Second'],
      ['2024', 'First'],
    ]);
    expect(pageAt('/news/archive').headings.map(({ id }) => id)).toEqual(['2025', '2024']);
    expect(modelOf().postLists['/news']?.groups[0]?.posts[2]).toEqual({
      title: 'First',
      href: '/docs/news/first',
      description: 'How it began.',
      day: '2024-05-01',
      time: '2024-05-01T00:00:00.000Z',
      dateText: 'May 1, 2024',
      authors: [{ label: 'Ada Lovelace', href: '/docs/news/authors/ada' }],
      tags: [{ label: 'API', href: '/docs/news/tags/api' }],
    });
  });

  it('shows what a post says before its marker, whatever its description', async () => {
    await post(
      '2025-03-01-fourth.md',
      'title: Fourth\ndescription: Short',
      'One.\n\nTwo.\n\n<!-- truncate -->\n\nX.',
    );
    const { modelOf } = await link();
    expect(modelOf().postLists['/news']?.groups[0]?.posts[0]).toMatchObject({
      description: 'Short',
      excerpt: ['One.', 'Two.'],
    });
  });

  it('leads from post to post by their dates, and from each to the list', async () => {
    const { pageAt } = await link();
    expect(pageAt('2025-02-03-second/index.md')).toMatchObject({
      sidebar: 'news',
      trail: [0, 1],
      breadcrumbs: [{ label: 'News', href: '/docs/news' }],
      previous: { label: 'Third', href: '/docs/news/the-third' },
      next: { label: 'First', href: '/docs/news/first' },
      post: {
        authors: [{ label: 'Ada Lovelace', href: '/docs/news/authors/ada' }, { label: 'A guest' }],
      },
    });
    expect(pageAt('third.md').post).toMatchObject({ day: '2025-02-03', time: '2025-02-03T07:30:00.000Z' });
  });

  it('has a page for each author of its file', async () => {
    const { pageAt, titlesOf, modelOf } = await link();
    expect(pageAt('/news/authors').cards).toEqual([
      { kind: 'category', label: 'Ada Lovelace', href: '/docs/news/authors/ada', count: 2 },
    ]);
    expect(pageAt('/news/authors/ada')).toMatchObject({
      title: 'Posts by Ada Lovelace',
      description: 'Engineer',
      lead: true,
      breadcrumbs: [{ href: '/docs/news' }, { label: 'Authors', href: '/docs/news/authors' }],
    });
    expect(titlesOf('/news/authors/ada')).toEqual([[undefined, 'Second', 'First']]);
    expect(modelOf().postLists['/news/authors/ada']?.author).toEqual({
      links: [{ label: 'https://ada.example.org/', href: 'https://ada.example.org/' }],
    });
  });

  it('shows pictures of authors, of the public folder or of other sites, and where else they are', async () => {
    await fixture.write('public/people/ada l.png', 'picture');
    await fixture.write(
      'content/news/authors.yml',
      'ada:\n  name: Ada\n  image: /people/ada l.png\n  links: { GitHub: https://github.com/ada }\n',
    );
    await post('2024-05-01-first.md', 'authors: [ada, { name: Bo, image: https://bo.example/b.png }]');
    await post('2025-02-03-second/index.md', 'title: Second');
    const { pageAt, modelOf, diagnostics } = await link();
    expect(diagnostics).toEqual([]);
    expect(pageAt('2024-05-01-first.md').post?.authors).toEqual([
      { label: 'Ada', href: '/docs/news/authors/ada', image: '/docs/people/ada%20l.png' },
      { label: 'Bo', image: 'https://bo.example/b.png' },
    ]);
    expect(modelOf().postLists['/news/authors/ada']?.author).toEqual({
      image: { src: '/docs/people/ada%20l.png', alt: 'Ada' },
      links: [{ label: 'GitHub', href: 'https://github.com/ada' }],
    });
  });

  it('has feeds that say what it is told, in each language', async () => {
    await fixture.edit(
      'site.config.ts',
      "kind: 'blog'",
      "kind: 'blog', blog: { feed: { formats: ['rss'], title: 'What is new', copyright: '© us', limit: 2 } }",
    );
    await fixture.edit(
      'site.config.ts',
      '  areas:',
      "  locales: [{ code: 'en' }, { code: 'fr' }],\n  areas:",
    );
    await fixture.write('content/locales/fr.yaml', 'texts: { What is new: Quoi de neuf, © us: © nous }\n');
    const { modelOf, diagnostics } = await link();
    expect(diagnostics).toEqual([]);
    expect(modelOf().blogs).toMatchObject([
      {
        title: 'What is new',
        copyright: '© us',
        formats: ['rss'],
        posts: [{ title: 'Third' }, { title: 'Second' }],
      },
    ]);
    expect(modelOf('fr').blogs).toMatchObject([{ title: 'Quoi de neuf', copyright: '© nous' }]);
    expect(modelOf().site.feeds).toEqual([
      { type: 'application/rss+xml', href: '/docs/news/rss.xml', title: 'What is new' },
    ]);
  });

  it('lists what is tagged with the newest first', async () => {
    const { pageAt } = await link();
    expect(pageAt('/news/tags/api').cards?.map(({ label }) => label)).toEqual(['Second', 'First']);
  });

  it('parts its list as it is told, and its sidebar leads to the newest posts', async () => {
    await fixture.edit(
      'site.config.ts',
      "kind: 'blog'",
      "kind: 'blog', blog: { postsPerPage: 2, recentPosts: 1 }",
    );
    const { modelOf, pageAt, titlesOf } = await link();
    expect(titlesOf('/news/page/2')).toEqual([[undefined, 'First']]);
    expect(pageAt('/news').next).toEqual({ label: 'Older posts', href: '/docs/news/page/2' });
    expect(pageAt('/news/page/2')).toMatchObject({
      title: 'News, page 2',
      previous: { label: 'Newer posts', href: '/docs/news' },
      next: null,
      breadcrumbs: [{ label: 'News', href: '/docs/news' }],
    });
    expect(modelOf().sidebars.news?.items).toMatchObject([
      { label: 'Recent posts', items: [{ label: 'Third', href: '/docs/news/the-third' }] },
      { label: 'All posts', href: '/news/archive' },
    ]);
    expect(pageAt('2024-05-01-first.md')).toMatchObject({ sidebar: 'news', trail: [] });
  });

  it('says what it is about, and shows all posts in its list and none in its sidebar', async () => {
    await fixture.edit(
      'site.config.ts',
      "kind: 'blog'",
      "kind: 'blog', blog: { description: 'What is new', postsPerPage: 'all', recentPosts: 0 }",
    );
    const { modelOf, pageAt, titlesOf } = await link();
    expect(titlesOf('/news')).toEqual([[undefined, 'Third', 'Second', 'First']]);
    expect(pageAt('/news')).toMatchObject({ description: 'What is new', lead: true, next: null });
    expect(pageAt('/news/archive').description).toBe('');
    expect(modelOf().sidebars.news?.items).toMatchObject([{ label: 'All posts' }]);
  });

  it('names the newest posts in its sidebar as it is told', async () => {
    await fixture.edit(
      'site.config.ts',
      "kind: 'blog'",
      "kind: 'blog', blog: { recentPosts: 'all', recentLabel: 'The years' }",
    );
    const { modelOf } = await link();
    expect(modelOf().sidebars.news?.items).toMatchObject([
      { label: 'The years', items: [{ label: 'Third' }, { label: 'Second' }, { label: 'First' }] },
      { label: 'All posts' },
    ]);
  });

  it('names neither drafts nor unlisted posts', async () => {
    await post('2026-01-01-draft.md', 'title: Draft\ndraft: true');
    await post('2026-01-02-hidden.md', 'title: Hidden\nunlisted: true\nauthors: grace');
    const { pageAt, titlesOf, diagnostics } = await link();
    expect(diagnostics).toEqual([]);
    expect(titlesOf('/news')?.flat()).not.toContain('Draft');
    expect(titlesOf('/news')?.flat()).not.toContain('Hidden');
    expect(pageAt('2026-01-01-draft.md')).toBeUndefined();
    expect(pageAt('2026-01-02-hidden.md')).toMatchObject({
      previous: null,
      next: null,
      post: { authors: [{ label: 'Grace' }] },
    });
    expect(pageAt('/news/authors/grace')).toBeUndefined();
  });

  it('that has no posts yet has a list', async () => {
    await fixture.edit('site.config.ts', "dir: 'news', label: 'News'", "dir: 'changes', label: 'Changes'");
    await fixture.write('content/changes/.gitkeep', '');
    const { pageAt, titlesOf, diagnostics } = await link();
    expect(diagnostics).toEqual([]);
    expect(pageAt('/changes')).toMatchObject({ title: 'Changes', sidebar: null });
    expect(titlesOf('/changes')).toEqual([[undefined]]);
  });

  it('is searched like documents', async () => {
    const { pages, pageAt, modelOf } = await link();
    const first = pages.find(({ source }) => source === 'news/2024-05-01-first.md');
    const sections = [{ anchor: '', path: ['First'], text: 'How it began.', code: '' }];
    const records = toSearchRecords(
      { ...first, sections } as never,
      pageAt('2024-05-01-first.md'),
      modelOf().site,
    );
    expect(records).toMatchObject([
      { url: '/docs/news/first', area: 'news', breadcrumb: ['News'], keywords: ['API'] },
    ]);
  });
});

describe('a blog in another language', () => {
  beforeEach(async () => {
    await fixture.edit(
      'site.config.ts',
      '  areas:',
      "  locales: [{ code: 'en' }, { code: 'fr' }],\n  areas:",
    );
    await post('locales/fr/2024-05-01-first.md', 'title: Premier\nauthors: grace');
  });

  it('has its own titles, dates, authors and texts, and the other posts as they are', async () => {
    const { modelOf, pageAt, titlesOf, diagnostics } = await link();
    expect(diagnostics).toEqual([]);
    expect(titlesOf('/news', 'fr')).toEqual([[undefined, 'Third', 'Second', 'Premier']]);
    expect(pageAt('/news/authors/grace', 'fr')).toMatchObject({
      title: 'Articles de Grace',
      alternates: [
        { locale: 'en', path: '/docs/news', translated: false },
        { locale: 'fr', path: '/docs/fr/news/authors/grace', translated: true },
      ],
    });
    expect(pageAt('locales/fr/2024-05-01-first.md', 'fr').post?.dateText).toBe('1 mai 2024');
    expect(modelOf('fr').sidebars.news?.items[0]).toMatchObject({ label: 'Articles récents' });
  });
});

describe('a mistake', () => {
  const problems = async () => {
    const { diagnostics } = await link();
    return diagnostics.map(({ code, message, hint, file, line, column }) =>
      [`${file}:${line}:${column} ${code}`, message, hint].join('\n'),
    );
  };

  it('in a date is reported where it is', async () => {
    await post('about.md', 'title: About');
    await post('2024-02-30-leap.md', 'title: Leap');
    await post('bad.md', 'title: Bad\ndate: yesterday');
    expect(await problems()).toMatchInlineSnapshot(`
      [
        "content/news/bad.md:3:1 front-matter-invalid
      The front matter key "date" has a wrong value: must be a day of the calendar, such as 2024-05-01.
      ",
        "content/news/2024-02-30-leap.md:1:1 post-date-invalid
      The name of this post begins with 2024-02-30, which is no day of the calendar, so it is in no list of posts.
      Begin the name of the file with a date, such as 2024-05-01-release.md, or write "date: 2024-05-01" into the front matter.",
        "content/news/about.md:1:1 post-date-missing
      This page is in a blog and has no date, so it is in no list of posts.
      Begin the name of the file with a date, such as 2024-05-01-release.md, or write "date: 2024-05-01" into the front matter.",
      ]
    `);
  });

  it('in an author is reported where it is, with the nearest name', async () => {
    await post('2024-06-01-a.md', 'title: A\nauthors:\n  - ada\n  - grce');
    await post('2024-06-02-b.md', 'title: B\nauthors: [{ nam: X }]');
    await fixture.write(
      'content/news/authors.yml',
      'ada:\n  name: Ada\n  titel: Engineer\ngrace:\n  title: Admiral\n',
    );
    expect(await problems()).toMatchInlineSnapshot(`
      [
        "content/news/2024-06-02-b.md:3:1 front-matter-invalid
      The front matter key "authors" has a wrong value: must be the key of an author, { name: Ada Lovelace }, or a list of these.
      ",
        "content/news/authors.yml:3:10 authors-invalid
      The file of authors has "ada.titel", which is not known, so it would have no effect.
      Did you mean "title"?",
        "content/news/authors.yml:5:3 authors-invalid
      The file of authors has a wrong value for "grace.name": expected a text.
      Write each author as "ada: { name: Ada Lovelace, title: Engineer }".",
        "content/news/2024-06-01-a.md:5:5 post-author-unknown
      "grce" is no author of "news/authors.yml", so nobody can tell who that is.
      Did you mean "grace"?",
      ]
    `);
  });

  it('in the picture of an author is reported where it is, once', async () => {
    await fixture.edit(
      'site.config.ts',
      '  areas:',
      "  locales: [{ code: 'en' }, { code: 'fr' }],\n  areas:",
    );
    await fixture.write(
      'content/news/authors.yml',
      'ada:\n  name: Ada\n  image: /ada.png\ngrace: { name: Grace, image: grace.png }\n',
    );
    await post('2024-05-01-first.md', 'title: First\nauthors: [ada, { name: Bo, image: /bo.png }]');
    await post('2025-02-03-second/index.md', 'title: Second\nauthors: ada');
    expect(await problems()).toMatchInlineSnapshot(`
      [
        "content/news/authors.yml:4:30 authors-invalid
      The file of authors has a wrong value for "grace.image": expected a path below the public folder, "/ada.png", or an address that starts with "https://".
      Write each author as "ada: { name: Ada Lovelace, title: Engineer }".",
        "content/news/2024-05-01-first.md:3:16 author-image-missing
      The picture of Bo is "/bo.png", which the public folder has not, so that readers would see nothing in its place.
      Write the path of a file below the public folder, "/ada.png", or the address of a picture, "https://…".",
      ]
    `);
    await fixture.write('content/news/authors.yml', 'ada:\n  name: Ada\n  image: /ada.png\n');
    expect(await problems()).toMatchInlineSnapshot(`
      [
        "content/news/authors.yml:3:10 author-image-missing
      The picture of Ada is "/ada.png", which the public folder has not, so that readers would see nothing in its place.
      Write the path of a file below the public folder, "/ada.png", or the address of a picture, "https://…".",
        "content/news/2024-05-01-first.md:3:16 author-image-missing
      The picture of Bo is "/bo.png", which the public folder has not, so that readers would see nothing in its place.
      Write the path of a file below the public folder, "/ada.png", or the address of a picture, "https://…".",
      ]
    `);
  });

  it('in the syntax of the authors is reported once', async () => {
    await fixture.write('content/news/authors.yml', 'ada: { name: Ada\ngrace: [\n');
    await post('2024-05-01-first.md', 'title: First');
    await post('2025-02-03-second/index.md', 'title: Second');
    expect(await problems()).toMatchInlineSnapshot(`
      [
        "content/news/authors.yml:2:1 authors-invalid
      The file of authors is not valid YAML: Flow map in block collection must be sufficiently indented and end with a }
      ",
      ]
    `);
  });

  it('of two posts with one address is reported', async () => {
    await post('2024-07-01-second.md', 'title: Other\nslug: second');
    expect(await problems()).toMatchInlineSnapshot(`
      [
        "content/news/2025-02-03-second/index.md:undefined:undefined route-duplicate
      "news/2025-02-03-second/index.md" has the address /docs/news/second, which belongs to "news/2024-07-01-second.md" already, so readers cannot reach it.
      Give one of them another slug.",
      ]
    `);
  });

  it('of a document that has what posts have is reported', async () => {
    await fixture.write('content/guides/dated.md', '---\ntitle: Dated\ndate: 2024-05-01\n---\n\nText.\n');
    expect(await problems()).toMatchInlineSnapshot(`
      [
        "content/guides/dated.md:3:1 post-key-misplaced
      "date" is said of posts, and "guides/dated.md" is in an area of documents, so it has no effect.
      Give the area kind: 'blog', write "last_update" for a document, or put it under "custom".",
      ]
    `);
  });

  it.each([
    ["kind: 'blgo'", 'Did you mean "blog"?'],
    ["kind: 'blog', versions: { released: ['1.0'] }", 'a blog has no versions'],
    ["kind: 'blog', blog: { postsPerPage: 'every' }", 'a number from 1 on, or "all"'],
    ['blog: { postsPerPage: 5 }', 'unless the area has kind: "blog"'],
  ])('in the configuration is reported: %s', async (written, told) => {
    await fixture.edit('site.config.ts', "kind: 'blog'", written);
    const error = (await fixture.load().catch((thrown: unknown) => thrown)) as { diagnostics: object[] };
    expect(JSON.stringify(error.diagnostics).replaceAll('\\"', '"')).toContain(told);
  });
});

it('is printed with names as text and dates for machines', () => {
  const entry = {
    day: '2024-05-01',
    time: '2024-05-01T00:00:00.000Z',
    dateText: 'May 1, 2024',
    authors: [{ label: 'A & B', href: '/news/authors/ab' }, { label: 'C' }],
    title: 'All <new>',
    href: '/news/x',
    description: 'Says "y".',
    tags: [],
  };
  expect(postByline(entry)).toMatchInlineSnapshot(
    `"<p class="post-byline"><time datetime="2024-05-01">May 1, 2024</time> · <a href="/news/authors/ab" rel="author"><bdi>A &amp; B</bdi></a> · <bdi>C</bdi></p>"`,
  );
  expect(postListHtml({ form: 'summaries', groups: [{ posts: [entry] }] })).toMatchInlineSnapshot(
    `"<section><div class="heading"><h2><a href="/news/x"><bdi>All &lt;new&gt;</bdi></a></h2></div><p class="post-byline"><time datetime="2024-05-01">May 1, 2024</time> · <a href="/news/authors/ab" rel="author"><bdi>A &amp; B</bdi></a> · <bdi>C</bdi></p><p><bdi>Says &quot;y&quot;.</bdi></p></section>"`,
  );
  const tags = [{ label: 'A < B', href: '/news/tags/a-b' }, { label: 'C' }];
  const told = postListHtml({
    form: 'summaries',
    groups: [{ posts: [{ ...entry, excerpt: ['One & two', 'Three'], tags }] }],
  });
  expect(told.replace(/^.*<\/bdi><\/p>(?=<p>)/, '')).toMatchInlineSnapshot(
    `"<p><bdi>Three</bdi></p><p class="post-tags"><span><a href="/news/tags/a-b"><bdi>A &lt; B</bdi></a></span> <span><bdi>C</bdi></span></p></section>"`,
  );
  expect(
    postListHtml({
      form: 'titles',
      groups: [{ heading: '2024', posts: [entry] }],
      author: { links: [{ label: 'https://x.example/', href: 'https://x.example/' }] },
    }),
  ).toMatchInlineSnapshot(
    `"<p><a href="https://x.example/" rel="noopener">https://x.example/</a></p><div class="heading"><h2 id="2024">2024</h2></div><ul><li><a href="/news/x"><bdi>All &lt;new&gt;</bdi></a> <small><time datetime="2024-05-01">May 1, 2024</time></small></li></ul>"`,
  );
  const image = { src: '/a.png', alt: 'A & B' };
  const links = [
    { label: 'https://x.example/', href: 'https://x.example/' },
    { label: 'Email', href: 'mailto:a@x.example' },
  ];
  expect(postListHtml({ form: 'titles', groups: [], author: { image, links } })).toMatchInlineSnapshot(
    `"<p><picture class="no-zoom"><img class="author-image" src="/a.png" alt="A &amp; B" width="72" height="72" loading="lazy" decoding="async"></picture> <a href="https://x.example/" rel="noopener">https://x.example/</a> · <a href="mailto:a@x.example">Email</a></p>"`,
  );
  expect(
    postByline({ ...entry, authors: [{ label: 'A & B', href: '/news/authors/ab', image: '/a.png' }] }),
  ).toMatchInlineSnapshot(
    `"<p class="post-byline"><time datetime="2024-05-01">May 1, 2024</time> · <a href="/news/authors/ab" rel="author"><picture class="no-zoom"><img class="author-image" src="/a.png" alt="" width="24" height="24" loading="lazy" decoding="async"></picture><bdi>A &amp; B</bdi></a></p>"`,
  );
});
