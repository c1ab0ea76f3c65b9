import type { DiagramColors, DiagramHostMessage, Drawing } from '@org/site-model';
import mermaid from 'mermaid';

const FONT = 'system-ui, sans-serif';

/**
 * Draws one diagram. Labels are text of SVG, because an image shows no HTML in every browser.
 * @throws whatever Mermaid says of the source
 */
export async function draw({ drawing, source, theme, colors }: DiagramHostMessage): Promise<Drawing> {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    themeVariables: variables(colors, theme),
    fontFamily: FONT,
    htmlLabels: false,
  });
  const { svg } = await mermaid.render(`diagram-${drawing}`, source);
  return toDrawing(svg);
}

/** From a few colors of the page Mermaid derives all others. */
const variables = ({ background, surface, border, text, line, note }: DiagramColors, theme: string) => ({
  darkMode: theme === 'dark',
  fontFamily: FONT,
  background,
  primaryColor: surface,
  primaryBorderColor: border,
  primaryTextColor: text,
  secondaryTextColor: text,
  tertiaryTextColor: text,
  titleColor: text,
  secondaryColor: note,
  tertiaryColor: background,
  lineColor: line,
  textColor: text,
  mainBkg: surface,
  edgeLabelBackground: background,
  noteBkgColor: note,
  noteBorderColor: border,
  noteTextColor: text,
  useGradient: false,
  dropShadow: 'none',
});

/** What Mermaid gives is read by a browser as HTML is; an image has to be XML, and has to know its size. */
function toDrawing(markup: string): Drawing {
  const holder = document.createElement('template');
  holder.innerHTML = markup;
  const svg = holder.content.querySelector('svg');
  if (!svg) throw new Error('Nothing was drawn.');
  const { width, height } = sizeOf(svg);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.style.removeProperty('max-width');
  const text = (name: string): string => svg.querySelector(`:scope > ${name}`)?.textContent?.trim() ?? '';
  return {
    svg: new XMLSerializer().serializeToString(svg),
    width,
    height,
    title: text('title'),
    description: text('desc'),
  };
}

function sizeOf(svg: SVGSVGElement): { width: number; height: number } {
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const given = (name: string): number => Number.parseFloat(svg.getAttribute(name) ?? '') || 0;
  return { width: Math.ceil(width || given('width')), height: Math.ceil(height || given('height')) };
}
