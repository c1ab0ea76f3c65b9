import type * as HarfBuzz from 'harfbuzzjs';

/** The packages that draw cards: optional peers, so that a site without cards need not install them. */
export interface DrawingTools {
  harfbuzz: typeof HarfBuzz;
  /** WOFF2 → TrueType. */
  decompress(bytes: Uint8Array): Promise<Uint8Array>;
  /** SVG → PNG. */
  rasterise(svg: string): Uint8Array;
}

/** For {@link loadDrawingTools}: what there is to be installed. */
export const DRAWING_PACKAGES = ['@resvg/resvg-js', 'harfbuzzjs', 'woff2-encoder'];

/** `undefined` where one of the packages is not installed. */
export async function loadDrawingTools(): Promise<DrawingTools | undefined> {
  try {
    const [{ Resvg }, harfbuzz, { default: decompress }] = await Promise.all([
      import('@resvg/resvg-js'),
      import('harfbuzzjs'),
      import('woff2-encoder/decompress'),
    ]);
    // All letters are shapes by then: what a machine has installed changes no card.
    const options = { font: { loadSystemFonts: false } };
    return { harfbuzz, decompress, rasterise: (svg) => new Resvg(svg, options).render().asPng() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
