import path from 'node:path';

const FACE = /@font-face\s*\{([^}]*)\}/g;
const FONT_TOKEN = /--docs-font:\s*([^;}]+)/g;
/** Basic Latin, as bundlers and people write it, and a face without any range. */
const BASIC_LATIN = /U\+(?:\?\?|0+-0*[0-9a-f]{2})(?![0-9a-f])/i;

/**
 * Addresses of the faces that every page shows its text in: those of the first family of `--docs-font` that have Basic Latin. A
 * page names them, so that they come with its style sheet and not after it.
 * @param css the bundled style sheet
 * @param address of the style sheet
 */
export function preloadedFaces(css: string, address: string): string[] {
  const [family] = unquote([...css.matchAll(FONT_TOKEN)].at(-1)?.[1] ?? '').split(',');
  const faces = [...css.matchAll(FACE)].map(([, block = '']) => ({
    family: unquote(valueOf(block, 'font-family')),
    ranges: valueOf(block, 'unicode-range'),
    style: valueOf(block, 'font-style') || 'normal',
    file: /url\(\s*["']?([^"')]+\.woff2)/.exec(valueOf(block, 'src'))?.[1],
  }));
  return faces
    .filter((face) => face.family === family && face.style === 'normal')
    .filter(({ ranges }) => ranges === '' || BASIC_LATIN.test(ranges))
    .flatMap(({ file }) => (file ? [path.posix.join(path.posix.dirname(address), file)] : []));
}

const valueOf = (block: string, property: string): string =>
  new RegExp(`${property}:\\s*([^;]+)`).exec(block)?.[1]?.trim() ?? '';

const unquote = (text: string): string => text.replaceAll(/["']/g, '').trim();
