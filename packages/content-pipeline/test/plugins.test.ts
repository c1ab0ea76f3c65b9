import { describe, expect, it } from 'vitest';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defaultCompileOptions, loadPlugins, type ParserName, type PluginSpecs } from '../src/index.js';
import { compilePage, type PrintedPage } from './printed-page.js';
import { filesOf } from './content-files.js';

const ORIGIN = { folder: path.join(import.meta.dirname, 'plugins'), file: 'site.config.ts' };
const PARSERS: ParserName[] = ['satteri', 'remark'];

const load = (specs: Partial<PluginSpecs>) => loadPlugins({ remark: [], rehype: [], ...specs }, ORIGIN);

/** The page with these plugins; both parsers must give the same. */
async function compileWith(specs: Partial<PluginSpecs>, text: string, files = {}): Promise<PrintedPage> {
  const { plugins, diagnostics } = await load(specs);
  expect(diagnostics).toEqual([]);
  const [page, other] = PARSERS.map((parser) =>
    compilePage({ path: 'guide/page.md', text }, filesOf(files), {
      ...defaultCompileOptions,
      parser,
      plugins,
    }),
  );
  expect(page).toEqual(other);
  return page as PrintedPage;
}

describe('plugins', () => {
  it('run in the order of the configuration, with their options', async () => {
    const page = await compileWith(
      {
        remark: [
          ['./shout.mjs', { mark: '!' }],
          ['./shout.mjs', { mark: '?' }],
        ],
      },
      'One',
    );
    expect(page.html).toBe('<p>ONE!?</p>');
  });

  it('of remark see what partials bring, before directives have their elements', async () => {
    const text = '::include{file="./_part.md"}\n\n:::recipe\nBake.\n:::';
    const page = await compileWith({ remark: ['./recipe.mjs', './shout.mjs'] }, text, {
      'guide/_part.md': 'From *there*.',
    });
    expect(page.html).toBe('<p>FROM <em>THERE</em>.</p>\n<section class="recipe"><p>BAKE.</p></section>');
    expect(page.diagnostics).toEqual([]);
  });

  it('of rehype come before headings, links and images are looked at', async () => {
    const page = await compileWith({ rehype: [['./linked-logo.mjs', { src: '/logo.svg' }]] }, '## Own', {
      'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>',
    });
    expect(page.headings.map(({ id }) => id)).toEqual(['added', 'own']);
    expect(page.html).toContain('<img src="docs-ref:0" alt="" decoding="async" width="2" height="3">');
    expect(page.dependencies).toEqual(['logo.svg']);
  });

  it('say what they have to say as diagnostics, where it stands', async () => {
    const { diagnostics } = await compileWith(
      { remark: ['./critic.mjs'] },
      '---\ntitle: T\n---\n\nA *word*, *info*',
    );
    expect(diagnostics).toMatchObject([
      {
        code: 'plugin-message',
        severity: 'warning',
        message: 'The plugin "./critic.mjs" says: Emphasis in guide/page.md: T',
        file: 'guide/page.md',
        line: 5,
        column: 3,
      },
      { severity: 'info', line: 5, column: 11 },
    ]);
  });

  it.each([
    ['A *crash*', 'It broke', { line: 1, column: 1 }],
    ['A *failure*', 'Not like this', { line: 1, column: 3 }],
  ])('that fail at %j are left out of the page, once', async (text, reason, place) => {
    const page = await compileWith({ remark: ['./critic.mjs', './shout.mjs'] }, text);
    expect(page.html).toContain('A <em>');
    expect(page.html).toBe(page.html.toUpperCase().replace(/<\/?\w+>/g, (tag) => tag.toLowerCase()));
    expect(page.diagnostics).toMatchObject([
      {
        code: 'plugin-failed',
        severity: 'error',
        message: `The plugin "./critic.mjs" failed on this page, which is compiled without it: ${reason}.`,
        file: 'guide/page.md',
        ...place,
      },
    ]);
  });

  it('may be CommonJS that was compiled from modules', async () => {
    const page = await compileWith({ remark: ['./common.cjs'] }, 'One\n\nTwo');
    expect(page.html).toBe('<p>One</p>');
  });

  it('that work asynchronously are waited for', async () => {
    const remark: PluginSpecs['remark'] = [['./slow.mjs', { mark: '+' }], './shout.mjs'];
    const { html, diagnostics } = await compileWith({ remark }, '---\ntitle: Ti\n---\n\nOne');
    expect(html).toBe('<p>ONE+TI</p>');
    expect(diagnostics).toMatchObject([
      { code: 'plugin-message', message: 'The plugin "./slow.mjs" says: Waited', line: 5, column: 1 },
    ]);
  });

  it('that turn out to be asynchronous begin again', async () => {
    const page = await compileWith({ remark: ['./promised.mjs'] }, 'One');
    expect(page.html).toBe('<p>One!?</p>');
    expect(page.diagnostics).toEqual([]);
  });

  it('that fail asynchronously are left out of the page', async () => {
    const { html, diagnostics } = await compileWith({ rehype: [['./slow.mjs', { fails: true }]] }, 'One');
    expect(html).toBe('<p>One</p>');
    expect(diagnostics).toMatchObject([
      {
        code: 'plugin-failed',
        message: 'The plugin "./slow.mjs" failed on this page, which is compiled without it: Not today.',
        line: 1,
        column: 1,
      },
    ]);
  });

  it('parse Markdown as the page is parsed', async () => {
    const text = ':::note\n[There](./gone.md)\n:::\n\n| a |\n| - |';
    const page = await compileWith({ remark: [['./parses.mjs', { text }]] }, 'One');
    expect(page.html).toContain('<p>One</p>\n<div class="admonition"');
    expect(page.html).toContain('<table>');
    expect(page.references).toHaveLength(1);
  });
});

describe('loadPlugins', () => {
  it.each([
    ['./none.mjs', 'plugin-missing', /needs its ending/],
    ['remark-of-nobody', 'plugin-missing', /pnpm add remark-of-nobody/],
    ['./no-default.mjs', 'plugin-broken', /export default/],
    ['./throws.mjs', 'plugin-broken', /by itself/],
    ['./picky.mjs', 'plugin-broken', /documentation/],
    ['./syntax.mjs', 'plugin-syntax', /directive/],
  ])('reports %s as %s and loads the others', async (name, code, hint) => {
    const { plugins, diagnostics } = await load({ remark: [name, './shout.mjs'] });
    expect(plugins.remark.map((plugin) => plugin.name)).toEqual(['./shout.mjs']);
    expect(diagnostics).toMatchObject([{ code, severity: 'error', file: 'site.config.ts' }]);
    expect(diagnostics[0]?.hint).toMatch(hint);
    expect(diagnostics[0]?.message).toContain(`"${name}"`);
  });

  it('finds packages from the folder of the configuration', async () => {
    const { plugins, diagnostics } = await load({ remark: ['remark-gfm'] });
    expect(plugins.remark).toEqual([]);
    expect(diagnostics).toMatchObject([{ code: 'plugin-syntax' }]);
  });

  it('gives each plugin an identity that changes with its file and its options', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'plugins-'));
    try {
      cpSync(path.join(ORIGIN.folder, 'picky.mjs'), path.join(folder, 'a.mjs'));
      const identity = async (options: Record<string, unknown>) => {
        const { plugins } = await loadPlugins(
          { remark: [['./a.mjs', options]], rehype: [] },
          { folder, file: 'c' },
        );
        return plugins.remark[0]?.identity;
      };
      const first = await identity({ needed: 1 });
      expect(first).toMatch(/^[\da-f]{20}$/);
      expect(await identity({ needed: 1 })).toBe(first);
      expect(await identity({ needed: 2 })).not.toBe(first);
      writeFileSync(path.join(folder, 'a.mjs'), 'export default () => undefined;');
      expect(await identity({ needed: 1 })).not.toBe(first);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
