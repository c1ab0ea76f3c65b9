import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ELEMENT_IDS, SESSION_KEYS, SHELL_EVENTS, STORAGE_KEYS } from '../src/model/constants.js';
import { SCRIPTS_POLICY } from '../src/model/site-scripts.js';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.includes('.test.'))
  .map((file) => read(path.join('src', file)))
  .join('\n');

/** Names in the last paragraph of a section: what stands before it explains. */
function listed(section: string): string[] {
  const [, body = ''] = read('STABILITY.md').split(`## ${section}\n`);
  const paragraphs = (body.split('\n## ')[0] ?? '').trim().split('\n\n');
  return [...(paragraphs.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '').toSorted();
}
const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].toSorted();

it('lists every part that can be replaced', () => {
  const typed = /interface ShellParts \{(.*?)\n\}/s.exec(read('src/components/frame/part.tsx'))?.[1] ?? '';
  expect(listed('Parts')).toEqual(found(typed, /^ {2}(\w+):/gm));
  expect(listed('Parts')).toEqual(found(sources, /= part\(\s*'(\w+)'/g));
});

it('lists class names that the shell gives', () => {
  const given = new Set(
    found(
      sources,
      /(?:className="|class="|className = '|className=\{[^}]*?'|\? '|: ')([\w -]+)["']/g,
    ).flatMap((names) => names.split(' ')),
  );
  expect(listed('Class names').length).toBeGreaterThan(50);
  expect(listed('Class names').filter((name) => !given.has(name))).toEqual([]);
});

it('lists every CSS variable', () => {
  expect(listed('CSS variables')).toEqual(found(read('src/styles/tokens.css'), /^\s*(--docs-[\w-]+):/gm));
});

it('lists every icon', () => {
  expect(listed('Icons')).toEqual(found(read('dist/styles/icons.css'), /^\s*(--docs-[\w-]+):/gm));
});

it('lists the cascade layers', () => {
  const [, layers = ''] = /@layer ([^;]+);/.exec(read('src/styles/styles.css')) ?? [];
  expect(listed('Cascade layers')).toEqual(layers.split(', ').toSorted());
});

it('lists attributes of <html> that the sources know', () => {
  const camel = (name: string): string =>
    name.replace(/^data-/, '').replace(/-(\w)/g, (_, sign: string) => sign.toUpperCase());
  const names = listed('Attributes of `<html>`');
  expect(names.length).toBe(12);
  expect(
    names.filter((name) => !sources.includes(`'${name}'`) && !sources.includes(`dataset.${camel(name)}`)),
  ).toEqual([]);
});

it.each([
  ['Element ids', ELEMENT_IDS],
  ['Keys in local storage', STORAGE_KEYS],
  ['Keys in session storage', SESSION_KEYS],
  ['Events on `document`', SHELL_EVENTS],
])('lists all: %s', (section, names) => {
  expect(listed(section)).toEqual(Object.values(names).toSorted());
});

it('lists the Trusted Types policies', () => {
  expect(listed('Trusted Types policies')).toEqual(['docs-shell', SCRIPTS_POLICY].toSorted());
  expect(read('src/components/frame/trusted-html.ts')).toContain("'docs-shell'");
});
