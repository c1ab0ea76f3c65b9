import { expect, it } from 'vitest';
import { configPlace } from './config-place.js';

/** What stands at the place that is found, to the end of its line. */
function textAt(config: string, ...at: PropertyKey[]): string | undefined {
  const place = configPlace(config, at);
  return place && config.split('\n')[place.line - 1]?.slice(place.column - 1);
}

it('is the name of a field, or the item of a list, however deep', () => {
  const config = `import { defineConfig } from '@org/site-builder/config';
export default defineConfig({
  title: 'Ünïcödé 🚀', navbar: {
    'items': [
      { type: 'link', label: 'One' },
      { type: 'lnk', label: 'Two' },
    ],
  },
});`;
  expect(textAt(config, 'title')).toBe("title: 'Ünïcödé 🚀', navbar: {");
  expect(textAt(config, 'navbar')).toBe('navbar: {');
  expect(textAt(config, 'navbar', 'items', 1, 'type')).toBe("type: 'lnk', label: 'Two' },");
  expect(textAt(config, 'navbar', 'items', 0, 'href')).toBe("{ type: 'link', label: 'One' },");
});

it('follows names above, and what says which type a configuration has', () => {
  const config = `const items = [{ type: 'x' }];
export const navbar = { items } as const;
const config = ({ title: 'T', navbar } satisfies SiteConfig);
export default config;`;
  expect(textAt(config, 'navbar', 'items', 0, 'type')).toBe("type: 'x' }];");
});

it.each([
  ['a field that is not there', "export default { title: 'T' };", ['url']],
  ['an object that is made by a function', 'const make = () => ({});\nexport default make();', ['url']],
  ['no default export', "export const title = 'T';", ['title']],
  ['a name of itself', 'const a = a;\nexport default a;', ['title']],
])('has no place for %s', (_name, config, at) => {
  expect(configPlace(config, at)).toBeUndefined();
});

it('of what comes from elsewhere is where it is asked for', () => {
  const config = `import { rest, items } from './rest.js';
export default {
  ...rest,
  navbar: { items: [...items, { type: 'x' }] },
};`;
  expect(textAt(config, 'navbar', 'items', 0, 'type')).toBe("items: [...items, { type: 'x' }] },");
  expect(textAt(config, 'navbar', 'items', 5)).toBe("items: [...items, { type: 'x' }] },");
});
