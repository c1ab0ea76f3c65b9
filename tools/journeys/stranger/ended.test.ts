import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../length.js';
import { ScratchSite } from '../scratch-site.js';
import type { Finished } from '../server-process.js';
import { configOf, page } from './site-files.js';

const sites: ScratchSite[] = [];

function siteOf(files: Record<string, string>, config = configOf()): ScratchSite {
  const site = ScratchSite.create({
    'site.config.ts': config,
    'content/guide/fine.md': page({ title: 'Fine' }),
    ...files,
  });
  sites.push(site);
  return site;
}

afterAll(() => {
  for (const site of sites) site.remove();
});

/** Pages whose code ends the process in words that are caught, with the line where it stands. */
const ENDINGS: Record<string, string> = {
  'exit.mdx': 'Text.\n\n{process.exit()}\n',
  'exit-at-once.mdx': 'Text.\n\nexport const x = process.exit(0);\n',
  'really-exit.mdx': 'Text.\n\n{process.reallyExit(0)}\n',
  'abort.mdx': 'Text.\n\n{process.abort()}\n',
  'kill.mdx': 'Text.\n\n{process.kill(process.pid)}\n',
  'kill-hard.mdx': "Text.\n\n{process.kill(process.pid, 'SIGKILL')}\n",
  'attribute.mdx': 'Text.\n\n<b title={process.exit(0)}>x</b>\n',
};

/** Code of a site that ends the command, in a file of its own; each is a site. */
const CONFIGS: Record<string, string> = {
  'process.exit()': `process.exit();\n${configOf()}`,
  'process.exit(0)': `process.exit(0);\n${configOf()}`,
  'process.reallyExit(0)': `process.reallyExit(0);\n${configOf()}`,
  'a promise that nobody keeps': `await new Promise(() => {});\n${configOf()}`,
};

/** A page that is compiled in a thread, and what becomes of the thread. */
const STOPS: Record<string, string> = {
  'an endless loop': '{(() => { for (;;); })()}\n',
  // It takes the engine's 2 GB, and the time to fill them.
  ...(isLong && {
    'a list without end': '{(() => { const list = []; for (;;) list.push([list.length, {}]); })()}\n',
  }),
};

/** What takes long waits for nothing else. */
let stopped: Promise<[string, Finished, ScratchSite][]>;

beforeAll(() => {
  stopped = Promise.all(
    Object.entries(STOPS).map(async ([name, text]): Promise<[string, Finished, ScratchSite]> => {
      const site = siteOf({ 'content/guide/stop.mdx': text });
      return [name, await site.run('compile'), site];
    }),
  );
});

describe('code of pages that ends the process', () => {
  it('is a diagnostic at its place, for each of the pages at once', async () => {
    const site = siteOf(
      Object.fromEntries(Object.entries(ENDINGS).map(([name, text]) => [`content/guide/${name}`, text])),
    );
    const { code, output } = await site.run('check');
    expect(code).toBe(1);
    for (const name of Object.keys(ENDINGS))
      expect(output).toMatch(new RegExp(`/${name}:3:\\d+ .*process\\.\\w+\\(\\)`));
  });

  it('ends its thread where it gets around that: the page is named, and the old text is gone', async () => {
    const site = siteOf({
      'content/guide/leave.mdx': 'Old text.\n',
      'src/components/leave.tsx':
        'const { reallyExit } = process;\n\nexport default function Leave() {\n  return reallyExit.call(process, 0);\n}\n',
    });
    expect((await site.run('compile')).code).toBe(0);
    site.write('content/guide/leave.mdx', 'New text.\n\n<Leave />\n');
    const { code, output } = await site.run('compile');
    expect(output).toMatch(/content\/guide\/leave\.mdx .*page-code-stopped/s);
    expect(code).toBe(1);
    const built = await site.run('build', '--prebuilt');
    expect(built).toMatchObject({
      code: 1,
      output: expect.stringContaining('has not been compiled') as string,
    });
    site.write('content/guide/leave.mdx', 'New text.\n');
    expect((await site.run('compile')).code).toBe(0);
    expect(site.read('content/guide/.compiled/pages.jsonl')).toContain('New text.');
  });
});

describe('code of the site that ends the command', () => {
  it.each(Object.keys(CONFIGS))('fails it: %s', async (name) => {
    const site = siteOf({}, CONFIGS[name]);
    const { code, output } = await site.run('compile');
    expect(output).toMatch(/site\.config\.ts .*command-ended/s);
    expect(code).toBeGreaterThan(0);
    expect(existsSync(site.path('content/guide/.compiled/pages.jsonl'))).toBe(false);
  });
});

it('names the page that does not end, and fails', async () => {
  for (const [name, { code, output }, site] of await stopped) {
    expect(output, name).toMatch(/content\/guide\/stop\.mdx .*page-code-stopped/s);
    expect(code, name).toBe(1);
    expect(existsSync(site.path('content/guide/.compiled/pages.jsonl'))).toBe(false);
  }
});
