import { memo } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { componentOf, PageModules, pagesByName } from './page-modules.js';

const Page = () => null;

describe('pagesByName', () => {
  it('names a page by its path below the folder of pages', () => {
    const files = {
      './pages/home.tsx': 1,
      '../app/src/pages/guides/first.jsx': 2,
      './pages/v4.0.ts': 3,
      '/src/pages/a/pages/b.tsx': 4,
    };
    expect(pagesByName(files)).toEqual({ home: 1, 'guides/first': 2, 'v4.0': 3, 'a/pages/b': 4 });
  });
});

describe('componentOf', () => {
  it('takes function components and what React makes of them', () => {
    const Memo = memo(Page);
    expect(componentOf('home', { default: Page })).toBe(Page);
    expect(componentOf('home', { default: Memo })).toBe(Memo);
  });

  it('names the module and the fix when there is no default export', () => {
    expect(() => componentOf('home', {})).toThrowErrorMatchingInlineSnapshot(
      `[Error: The page module "home" has no default export.]`,
    );
  });

  it.each([null, undefined, 'Page', 1])('does not take a default export of %o for a component', (value) => {
    expect(() => componentOf('home', { default: value as never })).toThrow('has no default export');
  });
});

describe('PageModules', () => {
  it('has a component at hand once it is loaded, and loads it once', async () => {
    const loader = vi.fn(async () => ({ default: Page }));
    const modules = new PageModules({ './pages/home.tsx': loader });
    expect(modules.peek('home')).toBeUndefined();
    expect(await modules.load('home')).toBe(Page);
    expect(await modules.load('home')).toBe(Page);
    expect(modules.peek('home')).toBe(Page);
    expect(loader).toHaveBeenCalledOnce();
  });

  it('forgets a failed load, so that the next try asks again', async () => {
    const loader = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: Page });
    const modules = new PageModules({ './pages/home.tsx': loader });
    await expect(modules.load('home')).rejects.toThrow('offline');
    expect(modules.peek('home')).toBeUndefined();
    expect(await modules.load('home')).toBe(Page);
  });

  it('puts what all pages need around them, and asks for a new document when that does not come', async () => {
    const loaders = { './pages/home.tsx': async () => ({ default: Page }) };
    const Wrapped = () => null;
    const wrapped = new PageModules(loaders, {
      loadWrapper: async () => (Inner) => (Inner === Page ? Wrapped : Inner),
    });
    expect(await wrapped.load('home')).toBe(Wrapped);
    const broken = new PageModules(loaders, { loadWrapper: () => Promise.reject(new Error('gone')) });
    await expect(broken.load('home')).rejects.toThrow('gone');
    expect(broken.canRetry('home')).toBe(false);
  });

  it('asks under a new address each time, because browsers remember a failed import', async () => {
    const asked: string[] = [];
    const failed = new Error(
      'Failed to fetch dynamically imported module: https://docs.example.org/home-1.js',
    );
    const importFrom = async (address: string): Promise<unknown> => {
      asked.push(address);
      if (asked.length < 2) throw new Error('offline');
      return { default: Page };
    };
    const modules = new PageModules({ './pages/home.tsx': () => Promise.reject(failed) }, { importFrom });
    await expect(modules.load('home')).rejects.toThrow(failed);
    expect(modules.canRetry('home')).toBe(true);
    await expect(modules.load('home')).rejects.toThrow('offline');
    expect(await modules.load('home')).toBe(Page);
    expect(asked).toEqual([
      'https://docs.example.org/home-1.js?retry=1',
      'https://docs.example.org/home-1.js?retry=2',
    ]);
  });

  it('cannot retry where the browser does not name what failed', async () => {
    const modules = new PageModules({ './pages/home.tsx': () => Promise.reject(new Error('failed')) });
    await expect(modules.load('home')).rejects.toThrow('failed');
    expect(modules.canRetry('home')).toBe(false);
  });

  it('does not keep a module that exports no component', async () => {
    const modules = new PageModules({ './pages/home.tsx': async () => ({}) });
    await expect(modules.load('home')).rejects.toThrow('The page module "home" has no default export');
    expect(modules.peek('home')).toBeUndefined();
  });

  it('names a component that the site does not have', async () => {
    await expect(new PageModules({}).load('home')).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: The site has no page component named "home".]`,
    );
  });
});
