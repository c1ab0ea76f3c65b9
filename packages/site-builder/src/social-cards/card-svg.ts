import type { BrandColors } from './brand-colors.js';
import { type CardFaces, type LineStyle, round } from './card-faces.js';
import { CARD_HEIGHT, CARD_WIDTH, type CardText } from './card-text.js';
import { fitText } from './fit-text.js';
import { directionOfText } from './text-runs.js';

/** Picture of the site's logo. */
export interface CardLogo {
  /** A data URL. */
  href: string;
  width: number;
  height: number;
}

export interface CardDesign {
  colors: BrandColors;
  faces: CardFaces;
  /** @default none */
  logo?: CardLogo | undefined;
}

/** In pixels. */
const MARGIN = 88;
const STRIPE = 16;
const INNER = CARD_WIDTH - 2 * MARGIN;
const HEAD = 128;
const FOOT = 552;
/** Where the title and its description are, one with the other in the middle. */
const BODY = { top: 168, bottom: 492 };
const LOGO_HEIGHT = 52;

const TITLE = { weight: 700, sizes: [84, 72, 60, 52].map((size) => ({ size, lines: size > 60 ? 2 : 3 })) };
const DESCRIPTION = { weight: 400, sizes: [{ size: 31, lines: 2 }] };
const LEADING = { title: 1.12, description: 1.4 };
const GAP = 26;

/** A line of text at a place. */
interface PlacedLine {
  text: string;
  y: number;
  style: LineStyle;
  color: string;
  /** Which end of the card it is at. @default where lines begin */
  end?: boolean;
  /** Pixels that it is moved in from there. @default 0 */
  indent?: number;
}

/** A card as SVG: all letters are shapes. */
export function cardSvg(text: CardText, { colors, faces, logo }: CardDesign): string {
  const { direction, lang } = text;
  const style = (size: number, weight: number): LineStyle => ({ size, weight, direction, lang });
  const drawn = logo && scaled(logo);
  const lines: PlacedLine[] = [
    {
      text: text.site,
      y: HEAD,
      style: style(32, 600),
      color: colors.text,
      indent: drawn ? drawn.width + 20 : 0,
    },
    ...bodyLines(text, colors, faces),
    { text: text.area, y: FOOT, style: style(28, 600), color: colors.accent },
    {
      text: text.host,
      y: FOOT,
      style: { ...style(26, 400), direction: 'ltr' },
      color: colors.textSoft,
      end: true,
    },
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">`,
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${colors.background}"/>`,
    `<rect x="${direction === 'rtl' ? CARD_WIDTH - STRIPE : 0}" width="${STRIPE}" height="${CARD_HEIGHT}" fill="${colors.accent}"/>`,
    `<rect x="${MARGIN}" y="${FOOT - 54}" width="${INNER}" height="2" fill="${colors.border}"/>`,
    drawn ? logoImage(drawn, direction) : '',
    ...lines.map((line) => drawLine(line, direction, faces)),
    '</svg>',
  ].join('');
}

function bodyLines(text: CardText, colors: BrandColors, faces: CardFaces): PlacedLine[] {
  const { lang } = text;
  const fit = (value: string, { weight, sizes }: typeof TITLE) => {
    const direction = directionOfText(value, text.direction);
    const measure = (line: string, size: number) => faces.width(line, { size, weight, direction, lang });
    const { size, lines } = value
      ? fitText(value, { width: INNER, sizes, lang }, measure)
      : { size: 0, lines: [] };
    return { lines, style: { size, weight, direction, lang } };
  };
  const title = fit(text.title, TITLE);
  const description = fit(text.description, DESCRIPTION);
  const titleStep = title.style.size * LEADING.title;
  const step = description.style.size * LEADING.description;
  const below = description.lines.length > 0 ? GAP + description.lines.length * step : 0;
  const height = title.lines.length * titleStep + below;
  const top = BODY.top + Math.max(0, (BODY.bottom - BODY.top - height) / 2);
  const under = top + title.lines.length * titleStep + GAP;
  return [
    ...title.lines.map((line, index) => ({
      text: line,
      y: top + index * titleStep + title.style.size * 0.9,
      style: title.style,
      color: colors.text,
    })),
    ...description.lines.map((line, index) => ({
      text: line,
      y: under + index * step + description.style.size,
      style: description.style,
      color: colors.textSoft,
    })),
  ];
}

function drawLine(
  { text, y, style, color, end, indent = 0 }: PlacedLine,
  direction: 'ltr' | 'rtl',
  faces: CardFaces,
): string {
  if (!text) return '';
  const { svg, width } = faces.line(text, style);
  const isLeft = (direction === 'ltr') !== (end ?? false);
  const x = isLeft ? MARGIN + indent : CARD_WIDTH - MARGIN - indent - width;
  // Letters have their y axis upwards.
  return `<g fill="${color}" transform="translate(${round(x)} ${round(y)}) scale(1 -1)">${svg}</g>`;
}

const scaled = ({ href, width, height }: CardLogo): CardLogo => ({
  href,
  width: round((width / height) * LOGO_HEIGHT),
  height: LOGO_HEIGHT,
});

function logoImage({ href, width, height }: CardLogo, direction: 'ltr' | 'rtl'): string {
  const x = direction === 'ltr' ? MARGIN : CARD_WIDTH - MARGIN - width;
  return `<image x="${x}" y="${HEAD - 38}" width="${width}" height="${height}" href="${href}"/>`;
}
