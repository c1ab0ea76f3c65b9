import { describe, expect, it } from 'vitest';
import { compileArea } from '../src/1-compile/compile-area.js';
import { readCompiled } from '../src/1-compile/read-compiled.js';
import type { SiteHooks, WrittenSite } from '../src/config/site-hooks.js';
import { validateConfig } from '../src/config/load-config.js';
import { SiteError } from '../src/diagnostics/diagnostic.js';
import { DevPages } from '../src/dev/dev-pages.js';
import { finishBuild } from '../src/hooks/run-hooks.js';
import type { LoadedSite } from '../src/config/loaded-site.js';
import { compileAndLink, FixtureSite } from './fixture-site.js';
import { minimalConfig } from './sample.js';

async function siteWith(...hooks: SiteHooks[]): Promise<LoadedSite> {
  const site = await new FixtureSite().load();
  return { ...site, config: { ...site.config, hooks } };
}

async function titlesOf(site: LoadedSite): Promise<string[]> {
  await compileArea(site, 'guides');
  const titles: string[] = [];
  for await (const { title } of readCompiled({ ...site, config: { areas: site.config.areas.slice(-1) } }))
    titles.push(title);
  return titles;
}

const adding = (name: string, text: string): SiteHooks => ({
  name,
  transformPage: (page) => ({ ...page, title: page.title + text }),
});

const messageOf = async (run: () => unknown): Promise<string> => {
  try {
    await run();
  } catch (error) {
    if (error instanceof SiteError) return error.diagnostics.map(({ message }) => message).join('\n');
    throw error;
  }
  return 'nothing';
};

describe('"transformPage"', () => {
  it('changes each page, one hook after the other, also where the page comes out of the cache', async () => {
    const site = await siteWith(adding('first', ' 1'), { name: 'none' }, adding('second', ' 2'));
    expect(await titlesOf(site)).toEqual(['First steps 1 2']);
    expect(await titlesOf(site)).toEqual(['First steps 1 2']);
    expect(await titlesOf({ ...site, config: { ...site.config, hooks: [] } })).toEqual(['First steps']);
  });

  it('changes what the dev server shows', async () => {
    const pages = new DevPages(await siteWith(adding('first', ' 1')));
    const [locale] = pages.locales();
    expect(locale && pages.page('guides/first-steps.md', locale).compiled.title).toBe('First steps 1');
    expect(locale?.model.pages.document['guides/first-steps.md']?.title).toBe('First steps 1');
    pages.close();
  });

  it('that throws, or renames a page, is told with its name and the page', async () => {
    const throwing = await siteWith({
      name: 'a',
      transformPage: () => {
        throw new Error('no network');
      },
    });
    expect(await messageOf(() => compileArea(throwing, 'guides'))).toBe(
      'The hook "a" failed in "transformPage" on "guides/first-steps.md": no network.',
    );
    const renaming = await siteWith({ name: 'b', transformPage: (page) => ({ ...page, source: 'x.md' }) });
    expect(await messageOf(() => compileArea(renaming, 'guides'))).toContain('it changed "source"');
  });
});

describe('"extendSite"', () => {
  it('changes the model of each locale, one hook after the other', async () => {
    const seen: string[] = [];
    const hook = (name: string): SiteHooks => ({
      name,
      extendSite: ({ locale, model }) => {
        seen.push(`${name} ${locale} ${model.site.title}`);
        return { ...model, site: { ...model.site, title: `${model.site.title} ${name}` } };
      },
    });
    const { site } = await compileAndLink(await siteWith(hook('a'), hook('b')));
    expect(site.title).toMatch(/ a b$/);
    expect(seen).toEqual([`a en ${site.title.slice(0, -4)}`, `b en ${site.title.slice(0, -2)}`]);
  });

  it('that throws is told with the locale', async () => {
    const site = await siteWith({
      name: 'c',
      extendSite: () => {
        throw new Error('no');
      },
    });
    expect(await messageOf(() => compileAndLink(site))).toBe(
      'The hook "c" failed in "extendSite" on the locale "en": no.',
    );
  });
});

describe('"afterBuild"', () => {
  const written: WrittenSite = { locales: [], files: ['index.html'], write: () => undefined };

  it('is waited for, in order', async () => {
    const order: string[] = [];
    const hook = (name: string): SiteHooks => ({
      name,
      afterBuild: async ({ files }) => {
        await Promise.resolve();
        order.push(name, ...files);
      },
    });
    await finishBuild(await siteWith(hook('a'), hook('b')), written);
    expect(order).toEqual(['a', 'index.html', 'b', 'index.html']);
  });

  it('that fails stops the build', async () => {
    const site = await siteWith({ name: 'd', afterBuild: () => Promise.reject(new Error('full')) });
    expect(await messageOf(() => finishBuild(site, written))).toBe(
      'The hook "d" failed in "afterBuild": full.',
    );
  });
});

it('is a function, and has a name that is known', () => {
  const problems = (hook: object) =>
    validateConfig({ ...minimalConfig, hooks: [hook] }, 'site.config.ts').diagnostics.map(
      ({ message, hint }) => `${message} ${hint ?? ''}`.trim(),
    );
  expect(problems({ name: 'a', transformPage: 'x' })).toEqual([
    '"hooks[0].transformPage" is "x"; expected a function.',
  ]);
  expect(problems({ name: 'a', transformPages: () => undefined })[0]).toContain(
    'Did you mean "transformPage"?',
  );
});
