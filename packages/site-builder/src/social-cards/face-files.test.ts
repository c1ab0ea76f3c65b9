import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/fixture-site.js';
import { CardFaces } from './card-faces.js';
import { loadDrawingTools } from './drawing-tools.js';
import { FaceError, readFaces } from './face-files.js';

const theme = createRequire(import.meta.url).resolve('@org/theme-shell/package.json');
const inter = path.dirname(createRequire(theme).resolve('@fontsource-variable/inter/package.json'));
const own = readFaces([], import.meta.dirname).length;

it('reads the fonts that a style sheet names, with the letters that it says they have', () => {
  const named = readFaces([path.join(inter, 'index.css')], import.meta.dirname).slice(own);
  expect(named.length).toBe(7);
  const cyrillic = named.find(({ file }) => file.includes('inter-cyrillic-wght'));
  expect(cyrillic?.ranges).toContainEqual([0x400, 0x45f]);
});

it('understands every way in which ranges are written', () => {
  const root = temporaryFolder();
  writeFileSync(path.join(root, 'a.woff2'), '');
  writeFileSync(
    path.join(root, 'a.css'),
    '@font-face{src:url("a.woff2");unicode-range:U+4??, u+20,U+3000-303F}',
  );
  expect(readFaces(['./a.css'], root).at(-1)?.ranges).toEqual([
    [0x400, 0x4ff],
    [0x20, 0x20],
    [0x3000, 0x303f],
  ]);
});

it('opens those alone whose letters are wanted', async () => {
  const tools = await loadDrawingTools();
  if (!tools) throw new Error('What draws is not installed.');
  const [greek] = readFaces([path.join(inter, 'index.css')], import.meta.dirname).filter(
    ({ file, ranges }) => ranges && file.includes('inter-greek-wght'),
  );
  const files = greek ? [greek] : [];
  expect((await CardFaces.open(files, tools, 'Guide')).missing('λ')).toEqual(['λ']);
  expect((await CardFaces.open(files, tools, 'Οδηγός')).missing('λ')).toEqual([]);
});

it('says what is wrong with a style sheet that names no fonts', () => {
  const root = temporaryFolder();
  writeFileSync(path.join(root, 'a.css'), 'p{color:red}');
  expect(() => readFaces(['./a.css'], root)).toThrow(FaceError);
  expect(() => readFaces(['./a.css'], root)).toThrow(
    '"./a.css" cannot be read: the style sheet names no files of WOFF2, TrueType or OpenType beside it.',
  );
});
