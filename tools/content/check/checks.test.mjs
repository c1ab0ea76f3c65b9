import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeViolations } from '../axe/describe-violations.mjs';
import { checkDefaults } from './defaults.mjs';
import { checkExamples } from './examples.mjs';
import { readFacts } from './facts.mjs';
import { checkFrontMatter } from './front-matter.mjs';
import { checkTerms, readGlossary } from './glossary.mjs';
import { checkFigures } from './figures.mjs';
import { checkLabels } from './labels.mjs';
import { checkLength } from './length.mjs';
import { checkLinks } from './links.mjs';
import { checkNames } from './names.mjs';
import { parseNginx } from './nginx.mjs';
import { checkProse } from './prose.mjs';
import { readPage } from './read-page.mjs';
import { checkSimilarity } from './similarity.mjs';
import { checkSnippets } from './snippets.mjs';
import { checkSpelling } from './spelling.mjs';
import { checkTypes } from './types.mjs';
import { checkVariants } from './variants.mjs';

const HEAD =
  '---\ntitle: A page\ndescription: A description that is long enough to be shown in a list of results.\n---\n\n';
const pageOf = (body, file = 'content/dev-docs/a.md') => readPage(file, HEAD + body);
const SERVER = 'content/dev-docs/configurations/server.md';
const fence = (info, code) => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const words = (count) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const placed = (diagnostics) => diagnostics.map(({ code, line, column }) => `${line}:${column} ${code}`);

describe('links', () => {
  const ROOT = path.resolve(import.meta.dirname, '../../..');
  const FILE = 'content/dev-docs/installation.md';
  const pages = [
    pageOf(
      '## By hand {#manual}\n\n## By hand\n\n::include{file="/_shared/_steps.md"}\n',
      'content/dev-docs/cli.md',
    ),
    pageOf('### A step\n\nSee [there](#manual).\n', 'content/_shared/_steps.md'),
  ];
  const found = (body) => {
    const page = pageOf(body, FILE);
    return checkLinks(page, ROOT, new Map([...pages, page].map((one) => [one.file, one])));
  };

  it.each([
    './cli.md#manual',
    '/dev-docs/cli?a=b#by-hand',
    './cli.md#a-step',
    '#here',
    '/openapi#somewhere',
    '#%C3%A9t%C3%A9',
  ])('%s leads somewhere', (url) => expect(found(`## Here\n\n## Été\n\n[A link](${url})\n`)).toEqual([]));

  it('names the page that nobody planned, and the closest', () => {
    const [diagnostic] = found('A [link](./instalation.md)\n');
    expect(diagnostic).toMatchObject({ code: 'link-unplanned', line: 6, column: 3 });
    expect(diagnostic.hint).toBe('The closest is /dev-docs/installation.');
  });

  it.each(['./cli.md#manul', '#manul', '/dev-docs/cli#a-stepp'])('%s leads to no heading', (url) => {
    const [diagnostic] = found(`## Manual\n\n[A link](${url})\n`);
    expect(diagnostic).toMatchObject({ code: 'link-anchor-missing', line: 8, column: 1 });
    expect(diagnostic.hint).toMatch(/^The closest is #(manual|a-step)\.$/);
  });

  it('leaves an anchor of a partial to the pages that include it', () => {
    expect(checkLinks(pages[1], ROOT, new Map(pages.map((one) => [one.file, one])))).toEqual([]);
  });
});

describe('figures', () => {
  const ROOT = path.resolve(import.meta.dirname, '../../..');
  const found = (url) => placed(checkFigures(pageOf(`![A drawing](${url})\n`, 'content/cloud/a.md'), ROOT));

  it('have colors for both modes', () => {
    expect(found('./images/cache-path.svg')).toEqual([]);
    expect(found('../../apps/docs-site/public/favicon.svg')).toEqual(['6:1 figure-light-only']);
  });

  it.each(['/favicon.svg', './images/nowhere.svg', './images/a.png', 'https://example.org/a.svg'])(
    '%s is judged by others',
    (url) => expect(found(url)).toEqual([]),
  );
});

describe('examples', () => {
  const WRONG = {
    js: 'const a = {;',
    ts: 'let a: = 1;',
    json: '{"a": 1,}',
    yaml: 'a: [1',
    graphql: 'query { a(',
    sql: 'SELEC 1;',
    dockerfile: 'FROM node:18\nRUNN x',
    nginx: 'server { listen 80 }',
    bash: 'if true; then',
  };
  const RIGHT = {
    jsx: 'const a = <p>hi</p>;',
    ts: 'export default ({ env }) => ({ host: env("HOST") });',
    json: '{"a": 1}',
    yaml: 'a: [1]\n---\nb: 2',
    graphql: 'query { articles { data { id } } }',
    sql: 'SELECT "a" FROM b WHERE c = 1;',
    dockerfile: 'FROM node:18\nRUN npm ci',
    nginx: 'server { listen 80; location ~ "^/a{2}$" { return 301; } } # end',
    bash: 'if true; then echo "$A" | grep x; fi',
  };

  it.each(Object.entries(WRONG))('a wrong %s block is found, on its line', (language, code) => {
    const [diagnostic] = checkExamples(pageOf(`Text.\n\n${fence(language, code)}`));
    expect(diagnostic).toMatchObject({ code: 'example-syntax' });
    expect(diagnostic.line).toBeGreaterThanOrEqual(9);
    expect(diagnostic.line).toBeLessThanOrEqual(10);
  });

  it.each(Object.entries(RIGHT))('a right %s block is not', (language, code) => {
    expect(checkExamples(pageOf(fence(language, code)))).toEqual([]);
  });

  it('a part of something may be anything, a mistake shown on purpose must be one', () => {
    expect(checkExamples(pageOf(fence('js partial', 'a: {')))).toEqual([]);
    expect(checkExamples(pageOf(fence('js invalid', 'a: {')))).toEqual([]);
    expect(placed(checkExamples(pageOf(fence('js invalid', 'const a = 1;'))))).toEqual([
      '6:1 example-not-invalid',
    ]);
  });

  it('blocks in tabs are read, and a block without a language is named', () => {
    const tabs = `::::tabs\n\n:::tab{title="A"}\n\n${fence('json', '{')}\n:::\n\n::::\n`;
    expect(placed(checkExamples(pageOf(tabs)))).toEqual(['11:2 example-syntax']);
    expect(placed(checkExamples(pageOf(fence('', 'x'))))).toEqual(['6:1 code-language-missing']);
  });

  it('nginx: quotes, unclosed blocks and stray braces', () => {
    expect(parseNginx('a "b;')).toMatchObject([{ message: 'A quote is never closed.' }]);
    expect(parseNginx('a {\n  b c;\n')).toMatchObject([{ message: 'A block is never closed.', line: 1 }]);
    expect(parseNginx('a b;\n}')).toMatchObject([{ line: 2 }]);
  });
});

describe('types', () => {
  // Packages as the registry has them, unpacked, with hardly a type.
  const root = mkdtempSync(path.join(tmpdir(), 'example-types-'));
  for (const [folder, types] of [
    ['strapi-strapi-4.11.0', 'lib/index.d.ts'],
    ['strapi-database-4.11.0', 'lib/index.d.ts'],
    ['strapi-utils-4.11.0', 'index.d.ts'],
    ['strapi-logger-4.11.0', 'dist/index.d.ts'],
    ['knex-2.4.0', 'types/index.d.ts'],
  ]) {
    const file = path.join(root, '.cache/packages', folder, types);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(path.join(root, '.cache/packages', folder, 'package.json'), '{}');
    writeFileSync(file, 'export declare function env(key: string): string;');
  }
  afterAll(() => rmSync(root, { recursive: true }));

  const check = (info, code, file) => {
    const page = pageOf(fence(info, code), file);
    return (checkTypes([page], root).get(page) ?? []).map(({ message }) => /TS\d+/.exec(message)?.[0]);
  };

  it('that an example uses as its package does not have them are found, in a part of one too', () => {
    const missing = "import { errors } from '@strapi/utils';\nerrors.stop();";
    expect(check('ts', missing)).toEqual(['TS2305']);
    expect(check('ts partial', missing)).toEqual(['TS2305']);
    expect(check('ts partial', "import { env } from '@strapi/utils';\nenv(1);")).toEqual(['TS2345']);
    expect(check('ts', "import { env } from '@strapi/utils';\nenv('HOST');")).toEqual([]);
  });

  it('of names that stand elsewhere are asked of whole examples only', () => {
    expect(check('ts', 'openGate(1);')).toEqual(['TS2304']);
    expect(
      check('ts partial', "import { env } from './gate';\nopenGate(env);\nit('opens', () => {});"),
    ).toEqual([]);
  });

  it('are those of the place where the example runs: a project’s server, or a front end', () => {
    const page = "document.title = await Promise.any(['a']);";
    expect(check('ts', page)).toEqual(['TS2584', 'TS1378', 'TS2550']);
    expect(check('ts title="src/admin/a.ts"', page)).toEqual([]);
    expect(check('tsx', page)).toEqual([]);
    expect(check('ts', page, 'content/dev-docs/integrations/react.md')).toEqual([]);
  });

  it('are not asked of a part that cannot be parsed alone', () => {
    expect(check('ts partial', 'key: env(1), of: {')).toEqual([]);
  });
});

describe('variants', () => {
  const js = fence('js title="config/server.js"', 'module.exports = {};');
  const ts = fence('ts title="config/server.ts" {2}', 'export default {};');
  const check = (body, file) => checkVariants(pageOf(body, file)).map(({ line }) => line);

  it('in TypeScript are missed, file by file', () => {
    expect(check(js + ts)).toEqual([]);
    expect(check(`${js}${ts}${js}`)).toHaveLength(1);
    expect(check(js + fence('ts title="config/admin.ts"', 'export default {};'))).toHaveLength(1);
    expect(checkVariants(pageOf(`Text.\n\n${js}`))).toMatchObject([
      { code: 'variant-missing', message: expect.stringContaining('config/server.js'), line: 8, column: 1 },
    ]);
    expect(
      check(`${fence('jsx title="src/admin/app.js"', 'x')}${fence('tsx title="src/admin/app.tsx"', 'x')}`),
    ).toEqual([]);
  });

  it('are not wanted of parts, of files that are always JavaScript, and where no project has TypeScript', () => {
    expect(check(fence('js title="config/server.js" partial', 'a: 1'))).toEqual([]);
    expect(check(fence('js title="src/admin/webpack.config.js"', 'a'))).toEqual([]);
    expect(check(fence('js title="database/migrations/1.js"', 'a'))).toEqual([]);
    expect(check(js, 'content/dev-docs/integrations/react.md')).toEqual([]);
    expect(check(js, 'content/dev-docs/migration/v3-to-v4/code/a.md')).toEqual([]);
    expect(check(js, 'content/dev-docs/migration/v4/migration-guide-4.1.8-to-4.1.10.md')).toEqual([]);
    expect(check(js, 'content/dev-docs/migration/v4/migration-guide-4.4.3-to-4.4.5.md')).toHaveLength(1);
  });
});

describe('names', () => {
  const facts = readFacts();
  const check = (body, file) => checkNames(pageOf(body, file), facts);
  const table = (heading, ...cells) =>
    `| ${heading} | Effect |\n| --- | --- |\n${cells.map((cell) => `| \`${cell}\` | x |`).join('\n')}\n`;

  it('options, variables, operators, hooks, events and errors are looked up', () => {
    expect(check(table('Option', 'rest.defaultLimit', 'strapi::cors', "settings['defaultFrom']"))).toEqual(
      [],
    );
    expect(check(table('Option', 'rest.defaultLimt'))).toMatchObject([
      { code: 'name-unknown', line: 8, column: 3, hint: expect.stringContaining('"defaultLimit"') },
    ]);
    expect(check(table('Variable', 'STRAPI_DISABLE_LICENSE_PING', 'DATABASE_CLIENT'))).toEqual([]);
    expect(check(table('Variable', 'STRAPI_SECRET'))).toHaveLength(1);
    expect(check(table('Operator', '$containsi', '$like'))).toMatchObject([{ line: 9 }]);
    expect(check(table('Hook', 'beforeCreate', 'beforeSave'))).toMatchObject([{ line: 9 }]);
    expect(check(table('Event', 'entry.publish', 'entry.published'))).toMatchObject([{ line: 9 }]);
    expect(check(table('Error', 'PolicyError', 'TeapotError'))).toMatchObject([{ line: 9 }]);
  });

  it('a variable that an example reads is the reader’s own', () => {
    expect(check(`${fence('js', "env('MY_KEY')")}\n${table('Variable', 'MY_KEY')}`)).toEqual([]);
  });

  it('tables about the programs of others are left alone', () => {
    expect(check(table('Option', 'xyzzyPlugh'), 'content/dev-docs/integrations/react.md')).toEqual([]);
  });

  it('commands and their flags, in shell blocks and in tables', () => {
    expect(
      check(
        fence(
          'bash',
          'npm run strapi import -- --file a.tar.gz --force\nnpx create-strapi-app@4.11.0 a --quickstart',
        ),
      ),
    ).toEqual([]);
    expect(check(fence('bash', 'echo a\nnpx strapi exportt'))).toMatchObject([
      { line: 8, hint: expect.stringContaining('"export"') },
    ]);
    expect(check(fence('bash', 'FOO=1 npm run strapi export -- --no-encryptt | cat'))).toHaveLength(1);
    expect(check(fence('bash', 'npx create-strapi-app a --quickstar'))).toHaveLength(1);
    expect(check(table('Command', 'strapi develop', 'strapi watch'))).toMatchObject([{ line: 9 }]);
  });

  it('bold text of the user guide is a label of the panel', () => {
    const guide = (body) => checkLabels(pageOf(body, 'content/user-docs/a.md'), facts);
    expect(guide('Press **Create new entry**, then **Save**.')).toEqual([]);
    expect(guide('Press **Store it**.')).toMatchObject([{ code: 'label-unknown', line: 6, column: 7 }]);
    expect(checkLabels(pageOf('Press **Store it**.'), facts)).toEqual([]);
  });
});

describe('defaults', () => {
  const facts = readFacts();
  const check = (body, file = 'content/dev-docs/a.md') => checkDefaults(pageOf(body, file), facts);
  const table = (heading, ...rows) =>
    `| ${heading} | Default |\n| --- | --- |\n${rows.map(([name, cell]) => `| ${name} | ${cell} |`).join('\n')}\n`;

  it('a value that the packages do not have is found in its cell', () => {
    const found = check(table('Option', ['`dirs.public`', '`./static`'], ['`host`', '`127.0.0.1`']), SERVER);
    expect(found).toMatchObject([{ code: 'default-wrong', line: 8, column: 17 }]);
    expect(found[0].message).toContain('"dirs.public" is "./public"');
    expect(check(table('Option', ['`proxy`', '`true`']), SERVER)).toHaveLength(1);
    expect(check(table('Option', ['`proxy`', '`false`'], ['`port`', '`1337`, or `PORT`']), SERVER)).toEqual(
      [],
    );
  });

  it('the heading, the head of the table or a cell before says what the options are of', () => {
    const cors = table('Option', ['`maxAge`', '`86400000`']);
    expect(check(`## \`strapi::cors\`\n\n${cors}`)).toMatchObject([{ line: 10 }]);
    expect(check(`## \`strapi::session\`\n\n${cors}`)).toEqual([]);
    expect(check(table('Option of `config/api.js`', ['`rest.defaultLimit`', '`10`']))).toHaveLength(1);
    expect(
      check('| Gate | Option | Default |\n| --- | --- | --- |\n| `strapi::public` | `maxAge` | 1 |\n'),
    ).toHaveLength(1);
    expect(check(table('Variable', ['`DATABASE_POOL_MAX`', '`20`']))).toHaveLength(1);
    expect(check(`## \`strapi develop\`\n\n${table('Option', ['`--polling`', '`true`'])}`)).toHaveLength(1);
  });

  it('nothing is said with a word, lists with all that is in them', () => {
    const upload = (cell) =>
      check(table('Option', ['`actionOptions`', cell]), 'content/dev-docs/plugins/upload.md');
    expect(upload('none')).toEqual([]);
    expect(upload('`{}`')).toEqual([]);
    expect(upload('`public`')).toHaveLength(1);
    const headers = (cell) => check(`## \`strapi::cors\`\n\n${table('Option', ['`headers`', cell])}`);
    expect(headers('`Content-Type`, `Authorization`, `Origin`, `Accept`')).toEqual([]);
    expect(headers('`Content-Type`, `Authorization`')).toHaveLength(1);
  });
});

describe('terms', () => {
  const glossary = readGlossary(
    pageOf(
      [
        '| Term | What it is | Not |',
        '| --- | --- | --- |',
        '| content type | A description. | `content-type` |',
        '| Content-Type Builder | A part. | |',
        '| Media Library | A part. | `media library`, `file store` |',
      ].join('\n'),
    ),
  );
  const check = (body) => checkTerms(pageOf(body), glossary);

  it('a name that the glossary does not use is found, in singular and plural', () => {
    expect(check('Two\ncontent-types and a File store.')).toMatchObject([
      { code: 'term-otherwise', line: 7, column: 1, message: expect.stringContaining('"content type"') },
      { line: 7, column: 21 },
    ]);
    expect(check('## The media library')).toMatchObject([{ line: 6, column: 8 }]);
  });

  it('labels of the panel are in the words of the panel', () => {
    expect(check('Open **media library**.')).toEqual([]);
  });

  it('capitals, code, paths and names that contain it are left alone', () => {
    expect(check('A content type in the Content-Type Builder and the Media Library.')).toEqual([]);
    expect(check('`content-type` and src/content-types/article.')).toEqual([]);
  });
});

describe('prose', () => {
  const check = (body) => placed(checkProse(pageOf(body)));

  it('unwanted and doubled words, at their place', () => {
    expect(check('You simply\nread the the text.')).toEqual(['6:5 word-unwanted', '7:6 word-doubled']);
    expect(check('You read `simply the the`.')).toEqual([]);
  });

  it('a sentence of more than 40 words', () => {
    expect(check(`${words(41)}.`)).toEqual(['6:1 sentence-long']);
    expect(check(`${words(30)}. And ${words(30)}.`)).toEqual([]);
  });

  it('headings: case, level, punctuation; images: alternative text', () => {
    expect(check('## Set Up the REST API')).toEqual(['6:1 heading-case']);
    expect(check('## Set up the REST API with Docker')).toEqual([]);
    expect(check('# Again')).toEqual(['6:1 heading-level']);
    expect(check('## Why so?')).toEqual([]);
    expect(check('## Options:')).toEqual(['6:1 heading-punctuation']);
    expect(check('![](./a.svg)')).toEqual(['6:1 image-without-alt']);
  });

  it('title and description', () => {
    expect(placed(checkProse(readPage('content/cloud/a.md', '---\ntitle: A page\n---\n\nText.\n')))).toEqual([
      '1:1 description-missing',
    ]);
    expect(checkProse(readPage('content/_shared/_a.md', 'Text.\n'))).toEqual([]);
  });

  it('front matter in TOML is refused, and no prose', () => {
    const page = readPage('content/dev-docs/a.md', '+++\ntitle = "A page"\n+++\n\nText.\n');
    expect(placed(checkFrontMatter(page))).toEqual(['1:1 front-matter-toml']);
    expect(page.proses).toMatchObject([{ text: 'Text.', line: 5 }]);
    expect(checkFrontMatter(pageOf('Text.'))).toEqual([]);
  });

  it('spelling, without code', async () => {
    const diagnostics = await checkSpelling(pageOf('A mispelled word, `kode`, PostgreSQL.'));
    expect(placed(diagnostics)).toEqual(['6:3 word-unknown']);
  });

  it('a page has 150 words', () => {
    expect(checkLength(pageOf('word '.repeat(150)))).toEqual([]);
    expect(checkLength(pageOf('word '.repeat(149)))).toHaveLength(1);
    expect(checkLength(pageOf('word', 'content/snippets/a.md'))).toEqual([]);
  });
});

describe('violations that axe found', () => {
  const violation = (id, ...targets) => ({
    id,
    help: `Help of ${id}`,
    helpUrl: `https://example.org/${id}`,
    nodes: targets.map((target) => ({
      target: [target],
      html: `<b class="${target}">\n  text</b>`,
      failureSummary: 'Fix any of the following:\n  Element is too pale',
    })),
  });

  it('name the pages, the mode, the rule, the element and the way to mend it', () => {
    const judged = [{ at: '/cloud/intro', mode: 'dark', violations: [violation('contrast', '.pale')] }];
    expect(describeViolations(judged)).toEqual([
      [
        '/cloud/intro (dark)',
        '  Help of contrast  contrast',
        '    .pale',
        '      <b class=".pale"> text</b>',
        '      → Element is too pale',
        '    https://example.org/contrast',
      ].join('\n'),
    ]);
  });

  it('of several pages that are the same are said once, of many elements the first', () => {
    const many = violation('size', ...Array.from({ length: 7 }, (_, index) => `.e${index}`));
    const judged = Array.from({ length: 8 }, (_, index) => ({
      at: `/${index}`,
      mode: 'light',
      violations: [many],
    }));
    const [text, ...rest] = describeViolations(judged);
    expect(rest).toEqual([]);
    expect(text).toContain('/4 (light)\n… and 3 more');
    expect(text).toContain('.e4');
    expect(text).not.toContain('.e5');
    expect(text).toContain('and 2 elements more');
  });
});

describe('all pages together', () => {
  const sentences = (...numbers) =>
    numbers.map((number) => `This is the sentence with number ${number}.`).join(' ');

  it('two pages that share more than a fifth of their sentences', () => {
    const a = pageOf(sentences(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 'content/a/a.md');
    const alike = pageOf(sentences(1, 2, 3, 14, 15, 16, 17, 18, 19, 20), 'content/a/b.md');
    const different = pageOf(sentences(1, 2, 23, 24, 25, 26, 27, 28, 29, 30), 'content/a/c.md');
    const diagnostics = checkSimilarity([a, different], [a, alike, different]);
    expect(diagnostics.get(a)).toMatchObject([
      { code: 'pages-alike', message: expect.stringContaining('content/a/b.md') },
    ]);
    expect(diagnostics.get(different)).toEqual([]);
  });

  it('a shared partial that no snippet shows', () => {
    const partial = pageOf('Text.', 'content/_shared/_a.mdx');
    const snippet = pageOf('::include{file="/_shared/_a.mdx"}', 'content/snippets/a.md');
    const found = checkSnippets([partial], [partial]).get(partial);
    expect(found).toMatchObject([
      { code: 'partial-unpublished', hint: expect.stringContaining('content/snippets/a.md') },
    ]);
    expect(checkSnippets([partial], [partial, snippet]).get(partial)).toEqual([]);
  });

  it('a snippet that fewer than two other pages include, partials in partials counted', () => {
    const include = (name) => `::include{file="/_shared/_${name}.md"}\n`;
    const snippet = pageOf(include('a'), 'content/snippets/a.md');
    const shared = [pageOf('Text.', 'content/_shared/_a.md'), pageOf(include('a'), 'content/_shared/_b.md')];
    const one = pageOf(include('a'), 'content/dev-docs/one.md');
    const two = pageOf(include('b'), 'content/dev-docs/two.md');
    expect(checkSnippets([snippet], [snippet, ...shared, one]).get(snippet)).toMatchObject([
      { code: 'snippet-unused', line: 6 },
    ]);
    expect(checkSnippets([snippet], [snippet, ...shared, one, two]).get(snippet)).toEqual([]);
  });
});
