import path from 'node:path';
import { expect, it } from 'vitest';
import type { PluginUse } from '../../1-read/markdown-plugins.js';
import { needsModule, pluginModule } from './plugin-module.js';
import { optionProblem, outsidePaths } from './plugin-options.js';

const folder = path.join(import.meta.dirname, 'plugins');
const use = (options: unknown, exported = 'default'): PluginUse => ({
  kind: 'remark',
  name: 'links',
  origin: { module: 'remark-links', export: exported },
  options,
  dirs: ['docs'],
});

it('is not needed for a default export with JSON that runs everywhere', () => {
  expect(needsModule(use({ depth: 2 }), [])).toBe(false);
  expect(needsModule(use(undefined), [])).toBe(false);
  expect(needsModule(use(undefined, 'links'), [])).toBe(true);
  expect(needsModule(use(undefined), ['docs'])).toBe(true);
  expect(needsModule(use({ pattern: { $pattern: 'a/', $flags: 'i' } }), [])).toBe(true);
  expect(needsModule(use([1]), [])).toBe(true);
});

it('has patterns, functions of packages and files of the source in its options', () => {
  const options = {
    file: import.meta.filename,
    'data-a': [{ $pattern: 'a+', $flags: 'g' }],
    check: { $function: 'isUrl', $from: { module: 'is-url', export: 'isUrl' } },
    none: {},
  };
  expect(pluginModule(use(options, 'links'), { module: 'remark-links', dirs: [], folder }))
    .toMatchInlineSnapshot(`
    "import { fileURLToPath } from 'node:url';
    import { links as plugin } from 'remark-links';
    import { isUrl as given1 } from 'is-url';

    const options = {
      file: fileURLToPath(new URL('../plugin-module.test.ts', import.meta.url)),
      "data-a": [
        /a+/g,
      ],
      check: given1,
      none: {},
    };

    export default function attach() {
      return plugin.call(this, options);
    }
    "
  `);
  expect(outsidePaths(options)).toEqual([import.meta.filename]);
});

it('runs in the areas that had it', () => {
  expect(pluginModule(use(undefined), { module: './plugins/deep/x.mjs', dirs: ['docs', 'blog'], folder }))
    .toMatchInlineSnapshot(`
    "import plugin from './deep/x.mjs';

    /** Folders of the content whose pages had the plugin. */
    const folders = ['docs/','blog/'];

    export default function attach() {
      const transform = (plugin.default ?? plugin).call(this);
      return (tree, file) =>
        transform && folders.some((folder) => file.path.startsWith(folder)) ? transform(tree, file) : undefined;
    }
    "
  `);
});

it('cannot be written for a function of the configuration itself', () => {
  expect(optionProblem({ deep: { test: { $function: 'test' } } })).toBe(
    '"test" of its options is a function of the configuration itself',
  );
  expect(optionProblem({ a: 1 })).toBeUndefined();
});
