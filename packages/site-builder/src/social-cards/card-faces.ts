import path from 'node:path';
import type * as HarfBuzz from 'harfbuzzjs';
import type { DrawingTools } from './drawing-tools.js';
import { FaceError, type FaceFile } from './face-files.js';
import { visualRuns } from './text-runs.js';

/** Shapes of letters, from the left end of a line. */
export interface LineShape {
  /** SVG paths in the units of a pixel, with the y axis upwards. */
  svg: string;
  /** In pixels. */
  width: number;
}

export interface LineStyle {
  size: number;
  /** 100 to 900, where the face is variable. */
  weight: number;
  direction: 'ltr' | 'rtl';
  lang: string;
}

interface Face {
  font: HarfBuzz.Font;
  unitsPerEm: number;
  has(character: string): boolean;
}

/** Sets lines in the first face that has their letters. */
export class CardFaces {
  readonly #harfbuzz: typeof HarfBuzz;
  readonly #faces: readonly Face[];

  private constructor(harfbuzz: typeof HarfBuzz, faces: readonly Face[]) {
    this.#harfbuzz = harfbuzz;
    this.#faces = faces;
  }

  /**
   * Opens those whose letters may be wanted: a face of Japanese comes in over a hundred files, of which a title needs a few.
   * @param text all that is to be set
   * @throws FaceError for a file that is no font
   */
  static async open(files: readonly FaceFile[], tools: DrawingTools, text: string): Promise<CardFaces> {
    const letters = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
    const wanted = files.filter(({ ranges }) => !ranges || letters.some((one) => isWithin(one, ranges)));
    const faces = await Promise.all(wanted.map((file) => openFace(file, tools)));
    return new CardFaces(tools.harfbuzz, faces);
  }

  /** Characters of a text that no face has, each once. */
  missing(text: string): string[] {
    const shown = [...new Set(text)].filter((character) => !/[\s\p{Cf}]/u.test(character));
    return shown.filter((character) => !this.#faces.some((face) => face.has(character)));
  }

  width = (text: string, style: LineStyle): number => this.line(text, style).width;

  line(text: string, style: LineStyle): LineShape {
    const shapes = visualRuns(text, style.direction).flatMap((run) => {
      const parts = this.#byFace(run.text).map((part) => this.#shape(part, run.direction, style));
      return run.direction === 'rtl' ? parts.reverse() : parts;
    });
    let width = 0;
    const svg = shapes.map((shape) => {
      const placed = `<g transform="translate(${round(width)})">${shape.svg}</g>`;
      width += shape.width;
      return placed;
    });
    return { svg: svg.join(''), width };
  }

  /** Spaces and signs stay in the face that is in use: a run is not cut for them. */
  #byFace(text: string): { text: string; face: Face }[] {
    const parts: { text: string; face: Face }[] = [];
    for (const character of text) {
      const last = parts.at(-1);
      const face = last?.face.has(character) ? last.face : this.#faces.find((one) => one.has(character));
      const used = face ?? last?.face ?? this.#faces[0];
      if (!used) continue;
      if (last?.face === used) last.text += character;
      else parts.push({ text: character, face: used });
    }
    return parts;
  }

  #shape(
    { text, face: { font, unitsPerEm } }: { text: string; face: Face },
    direction: 'ltr' | 'rtl',
    { size, weight, lang }: LineStyle,
  ): LineShape {
    const { Buffer: TextBuffer, Direction, shape, Variation } = this.#harfbuzz;
    font.setVariations([new Variation('wght', weight)]);
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR);
    buffer.setLanguage(lang);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let x = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const place = `translate(${x + xOffset} ${yOffset})`;
      x += xAdvance;
      return `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
    });
    const scale = size / unitsPerEm;
    return { svg: `<g transform="scale(${scale})">${glyphs.join('')}</g>`, width: x * scale };
  }
}

const isWithin = (letter: number, ranges: NonNullable<FaceFile['ranges']>): boolean =>
  ranges.some(([first, last]) => letter >= first && letter <= last);

async function openFace({ file, bytes }: FaceFile, tools: DrawingTools): Promise<Face> {
  const { Blob, Face: FontFace, Font } = tools.harfbuzz;
  const isCompressed = bytes.toString('latin1', 0, 4) === 'wOF2';
  const face = new FontFace(new Blob(isCompressed ? await tools.decompress(bytes) : new Uint8Array(bytes)));
  const letters = new Set(face.collectUnicodes());
  if (letters.size === 0)
    throw new FaceError(
      `"${path.basename(file)}" has no letters: it is no font of TrueType, OpenType or WOFF2.`,
    );
  const has = (character: string): boolean => letters.has(character.codePointAt(0) ?? 0);
  return { font: new Font(face), unitsPerEm: face.upem, has };
}

/** Hundredths of a pixel are nothing that anybody sees. */
export const round = (value: number): number => Math.round(value * 100) / 100;
