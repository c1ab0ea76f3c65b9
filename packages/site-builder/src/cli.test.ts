import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FixtureSite, temporaryFolder, writeBundle } from '../test/fixture-site.js';
import { main } from './cli.js';
import { holdOutput } from './output/hold-output.js';

let printed: string[];

beforeEach(() => {
  printed = [];
  const print = (text: unknown): void => void printed.push(stripVTControlCharacters(String(text)));
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(print);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('without a command that it knows', () => {
  it.each([
    [['--help'], 0],
    [['compile', '-h'], 0],
    [[], 2],
    [['biuld'], 2],
  ])('%j prints the usage and ends with %i', async (args, code) => {
    expect(await main(args)).toBe(code);
    expect(printed.join('')).toMatch(/^site-builder COMMAND \[--root APP_FOLDER\]\n\n {2}build/);
  });

  it('refuses an unknown option', async () => {
    expect(await main(['build', '--wacth'])).toBe(1);
    expect(printed.join('')).toContain("'--wacth'");
  });
});

describe('build', () => {
  it('makes a shard, and a site of shards', async () => {
    const fixture = new FixtureSite();
    await writeBundle(fixture);
    expect(await main(['compile', '--root', fixture.root])).toBe(0);
    const build = ['build', '--prebuilt', '--root', fixture.root];
    expect(await main([...build, '--shard', '1/1'])).toBe(0);
    expect(printed.at(-1)).toMatch(
      /^shard 1\/1: 4 documents rendered, 0 as they were; \d+ files, [\d.]+ MB in .*\.shards\/1$/,
    );
    expect(existsSync(path.join(fixture.root, 'dist'))).toBe(false);
    expect(await main([...build, '--join', path.join(fixture.root, '.shards')])).toBe(0);
    expect(printed.at(-1)).toContain('0 rendered, 0 as they were, 4 from shards');
  });

  it.each([
    [['--shard', '3/2'], '"3/2" is no shard of a site.'],
    [['--shard', '1/2', '--join', 'x'], 'use one of them.'],
  ])('refuses %j', async (args, message) => {
    const { root } = new FixtureSite();
    expect(await main(['build', '--root', root, ...args])).toBe(1);
    expect(printed.join('')).toContain(message);
  });
});

describe('check', () => {
  it('waits for a build, which reads what it may compile', async () => {
    const { root } = new FixtureSite();
    const order: string[] = [];
    let end = (): void => undefined;
    const begun = new Promise<void>((begin) => {
      void holdOutput(path.join(root, 'dist'), async () => {
        begin();
        await new Promise<void>((done) => (end = done));
        order.push('built');
      });
    });
    await begun;
    const checked = main(['check', '--root', root]).then((code) => order.push(`checked ${code}`));
    await vi.waitFor(() => expect(printed.join('')).toContain('waits until it is done'));
    expect(existsSync(path.join(root, 'content/guides/.compiled'))).toBe(false);
    end();
    await checked;
    expect(order).toEqual(['built', 'checked 0']);
    expect(existsSync(path.join(root, 'content/guides/.compiled/pages.jsonl'))).toBe(true);
  });
});

describe('compile', () => {
  it('compiles every area, and says how many pages', async () => {
    const { root } = new FixtureSite();
    expect(await main(['compile', '--root', root])).toBe(0);
    expect(printed.map((line) => line.replace(/\d+ ms/, 'N ms'))).toEqual([
      'compiled cloud: 3 pages in N ms',
      'compiled guides: 1 pages in N ms',
    ]);
  });

  it.each([
    ['all areas', []],
    ['one area, as a build through Nx does', ['guides']],
  ])('of %s stops before the first page where the navbar names what the site lacks', async (_what, areas) => {
    const fixture = new FixtureSite();
    await fixture.edit('site.config.ts', "sidebarId: 'cloudSidebar'", "sidebarId: 'cloudSidebra'");
    expect(await main(['compile', ...areas, '--root', fixture.root])).toBe(1);
    expect(printed.join('')).toContain(
      '"navbar.items[0].sidebarId" names "cloudSidebra", which does not exist.',
    );
    expect(printed.join('')).toContain('Did you mean "cloudSidebar"?');
    for (const dir of ['cloud', 'guides'])
      expect(existsSync(path.join(fixture.root, `content/${dir}/.compiled/pages.jsonl`))).toBe(false);
  });

  it('compiles the areas that are named', async () => {
    const { root } = new FixtureSite();
    expect(await main(['compile', 'guides', '--root', root])).toBe(0);
    expect(existsSync(path.join(root, 'content/guides/.compiled/pages.jsonl'))).toBe(true);
    expect(existsSync(path.join(root, 'content/cloud/.compiled'))).toBe(false);
  });

  it('names the areas that there are when it does not know one, and compiles none', async () => {
    const { root } = new FixtureSite();
    expect(await main(['compile', 'cloud', 'clod', '--root', root])).toBe(1);
    expect(printed).toEqual(['"clod" is not an area of this site. Areas: cloud, guides.']);
    expect(existsSync(path.join(root, 'content/cloud/.compiled'))).toBe(false);
  });
});

describe('a failure', () => {
  it('of the configuration is printed as diagnostics', async () => {
    const site = new FixtureSite();
    await site.edit('site.config.ts', 'tagline:', 'tagLine:');
    expect(await main(['build', '--root', site.root])).toBe(1);
    expect(printed.join('')).toMatchInlineSnapshot(`
      "site.config.ts
        site.config.ts:5:3  error  "tagLine" is not a field of the configuration, so it would have no effect. config-unknown-field
          → Did you mean "tagline"? A value of your own belongs under "customFields".

      1 error(s), 0 warning(s)"
    `);
  });

  it('of a folder without a site says so', async () => {
    expect(await main(['build', '--root', temporaryFolder()])).toBe(1);
    expect(printed.join('')).toContain('There is no site.config.ts here, so there is no site to build.');
  });

  it('of a build without compiled pages says what to run', async () => {
    expect(await main(['build', '--prebuilt', '--root', new FixtureSite().root])).toBe(1);
    expect(printed).toEqual([
      'The area "cloud" has not been compiled. Run "site-builder compile cloud", or build through Nx.',
    ]);
  });
});

describe('check', () => {
  it('compiles and links without a bundle, and ends with 0 when there is no error', async () => {
    const { root } = new FixtureSite();
    expect(await main(['check', '--root', root])).toBe(0);
    expect(printed).toEqual(['0 error(s), 0 warning(s)']);
  });

  it('says what the navbar names in vain before any page compiles', async () => {
    const fixture = new FixtureSite();
    await fixture.edit('site.config.ts', "sidebarId: 'cloudSidebar'", "sidebarId: 'cloudSidebra'");
    expect(await main(['check', '--root', fixture.root])).toBe(1);
    expect(printed.join('')).toContain('Did you mean "cloudSidebar"?');
    expect(existsSync(path.join(fixture.root, 'content/cloud/.compiled/pages.jsonl'))).toBe(false);
  });

  it('prints diagnostics for scripts, and ends with 1 for an error', async () => {
    const fixture = new FixtureSite();
    await fixture.edit('content/cloud/intro.md', '#terms', '#trems');
    expect(await main(['check', '--root', fixture.root, '--format', 'json'])).toBe(1);
    const { diagnostics } = JSON.parse(printed.join('')) as { diagnostics: { code: string; file: string }[] };
    expect(diagnostics).toMatchObject([{ code: 'link-broken-anchor', file: 'content/cloud/intro.md' }]);
    printed = [];
    expect(await main(['check', '--root', fixture.root, '--format', 'sarif'])).toBe(1);
    expect(JSON.parse(printed.join(''))).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [{ ruleId: 'link-broken-anchor', level: 'error' }] }],
    });
  });

  it('names the formats when it does not know one', async () => {
    const { root } = new FixtureSite();
    expect(await main(['check', '--root', root, '--format', 'xml'])).toBe(1);
    expect(printed).toEqual(['"xml" is not a format of diagnostics. Formats: text, json, sarif.']);
  });
});
