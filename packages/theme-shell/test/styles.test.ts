import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DESKTOP_MIN_WIDTH } from '../src/model/constants.js';

const folder = path.join(import.meta.dirname, '../src/styles');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
const icons = readFileSync(path.join(folder, '../../dist/styles/icons.css'), 'utf8');
const all = [...sheets.map(read), icons].join('\n');
const numbers = (pattern: RegExp): number[] => [...all.matchAll(pattern)].map((match) => Number(match[1]));

describe('breakpoint', () => {
  it('is where the constants say: no narrow rule reaches above it, no wide one below', () => {
    const widest = numbers(/@media[^{]*\(max-width: (\d+)px\)/g);
    const narrowest = numbers(/@media[^{]*\(min-width: (\d+)px\)/g);
    expect(new Set(widest)).toEqual(new Set([DESKTOP_MIN_WIDTH - 1]));
    expect(Math.min(...narrowest)).toBe(DESKTOP_MIN_WIDTH);
  });
});

describe('cascade layers', () => {
  const entry = read('styles.css');

  it('are declared in their order before anything is imported', () => {
    const [declaration] = /@layer [^;]+;/.exec(entry) ?? [];
    expect(declaration).toBe('@layer docs.tokens, docs.base, docs.shell, docs.content, docs.print;');
    expect(entry.indexOf('@layer')).toBeLessThan(entry.indexOf('@import'));
  });

  it('take in every style sheet, so that a site’s own unlayered rules win', () => {
    const imported = [...entry.matchAll(/@import '\.\/([\w-]+\.css)' layer\(docs\.\w+\);/g)].map(
      (match) => match[1],
    );
    expect(imported.toSorted()).toEqual(sheets.filter((file) => file !== 'styles.css').toSorted());
  });
});

describe('variables', () => {
  const tokens = read('tokens.css');
  const declared = (text: string) =>
    new Set([...text.matchAll(/^\s*(--docs-[\w-]+):/gm)].map((match) => match[1] ?? ''));
  const [light = '', dark = ''] = tokens.split(":root[data-theme='dark']");

  it('are all declared', () => {
    const used = new Set([...all.matchAll(/var\((--docs-[\w-]+)/g)].map((match) => match[1] ?? ''));
    const known = declared(all);
    expect([...used].filter((name) => !known.has(name))).toEqual([]);
  });

  it('name no icon that nothing shows', () => {
    const unused = [...declared(icons)].filter((name) => !all.includes(`var(${name})`));
    expect([declared(icons).size > 10, unused]).toEqual([true, []]);
  });

  it('give every color a dark value', () => {
    const colors = [...light.matchAll(/^\s*(--docs-[\w-]+): [^;]*(?:#[\da-f]{3,8}|rgb\()/gim)].map(
      (match) => match[1] ?? '',
    );
    expect(colors.length).toBeGreaterThan(20);
    expect(new Set(colors)).toEqual(declared(dark));
  });

  it('hold the width of the sidebar that the specification gives', () => {
    expect(tokens).toContain('--docs-sidebar-width: 300px;');
  });
});
