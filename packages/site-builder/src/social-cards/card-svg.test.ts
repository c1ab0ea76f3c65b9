import { beforeAll, describe, expect, it } from 'vitest';
import { brandColors } from './brand-colors.js';
import { CardFaces } from './card-faces.js';
import { readFaces } from './face-files.js';
import { cardSvg } from './card-svg.js';
import type { CardText } from './card-text.js';
import { type DrawingTools, loadDrawingTools } from './drawing-tools.js';

const TEXT: CardText = {
  title: 'Caching',
  description: 'How answers are kept.',
  area: 'Cloud',
  site: 'Docs',
  host: 'docs.example.org',
  direction: 'ltr',
  lang: 'en',
};
const colors = brandColors('');
let tools: DrawingTools;
let faces: CardFaces;

beforeAll(async () => {
  const loaded = await loadDrawingTools();
  if (!loaded) throw new Error('What draws is not installed.');
  tools = loaded;
  faces = await CardFaces.open(readFaces([], import.meta.dirname), tools, '');
});

const draw = (text: Partial<CardText>): string => cardSvg({ ...TEXT, ...text }, { colors, faces });

it('is a PNG of the size that sites ask for', () => {
  const png = Buffer.from(tools.rasterise(draw({})));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('has all letters as shapes, so that no font of the machine is in it, and the same bytes each time', () => {
  expect(draw({})).not.toContain('<text');
  expect(draw({})).toBe(draw({}));
});

it('begins at the other side where the language does', () => {
  const stripe = (svg: string) => /<rect x="(\d+)" width="16"/.exec(svg)?.[1];
  expect([stripe(draw({})), stripe(draw({ direction: 'rtl' }))]).toEqual(['0', '1184']);
});

it('keeps a long title and a long description above the line of its foot', () => {
  const svg = draw({
    title: 'Configure what is searched '.repeat(9),
    description: 'How it is kept. '.repeat(20),
  });
  const rule = Number(/<rect x="88" y="(\d+)"/.exec(svg)?.[1]);
  const lines = [...svg.matchAll(/translate\([\d.]+ ([\d.]+)\) scale\(1 -1\)/g)].map(([, y]) => Number(y));
  expect(lines.filter((y) => y < rule).length).toBeGreaterThanOrEqual(6);
  expect(lines.filter((y) => y >= rule - 12 && y < 552)).toEqual([]);
});

describe('letters', () => {
  const style = { size: 60, weight: 700, direction: 'ltr', lang: 'en' } as const;

  it('are found in the face of their script', () => {
    expect(faces.missing('Straße, Привет, Ελληνικά, Việt “x” → …')).toEqual(['→']);
    expect(faces.missing('日本 日')).toEqual(['日', '本']);
  });

  it('are heavier in a title, as the variable face has them', () => {
    const bold = faces.width('Heading', style);
    expect(bold).toBeGreaterThan(faces.width('Heading', { ...style, weight: 400 }));
  });

  it('make a line as wide as its parts', () => {
    const together = faces.width('Docs Привет', style);
    expect(together).toBeCloseTo(faces.width('Docs ', style) + faces.width('Привет', style), 0);
  });
});
