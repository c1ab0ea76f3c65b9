import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMPAT_MODULES } from './docusaurus-modules.js';

it('knows the modules of the compatibility package', () => {
  const file = new URL('../../../../docusaurus-compat/package.json', import.meta.url);
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports: Record<string, unknown> };
  const modules = Object.keys(exports)
    .filter((name) => name !== './package.json')
    .map((name) => (name.startsWith('./theme/') ? `@${name.slice(2)}` : `@docusaurus/${name.slice(2)}`));
  expect([...COMPAT_MODULES].sort()).toEqual(modules.sort());
});
