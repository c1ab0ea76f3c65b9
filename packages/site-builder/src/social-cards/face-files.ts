import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { errorMessage } from '@org/site-model';

/** A file with letters. */
export interface FaceFile {
  file: string;
  bytes: Buffer;
  /** First and last letters of which it has some, as its style sheet says. @default any */
  ranges?: readonly (readonly [first: number, last: number])[];
}

const INTER = '@fontsource-variable/inter/files/inter-';
/** Of the shell's own face: scripts that it has letters of. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

/** The face of the shell, and those that the site names. */
export const readFaces = (named: readonly string[], root: string): FaceFile[] => [
  ...SCRIPTS.map((script) => shellFace(`${INTER}${script}-wght-normal.woff2`)),
  ...named.flatMap((name) => siteFaces(name, root)),
];

/** It comes with the shell. */
function shellFace(name: string): FaceFile {
  const shell = createRequire(import.meta.url).resolve('@org/theme-shell/package.json');
  return read(createRequire(shell).resolve(name));
}

/** A font could not be read. */
export class FaceError extends Error {
  override name = 'FaceError';
}

/** A path from the site's folder, or a file of a package that it has installed; of a style sheet, all that it names. @throws FaceError */
function siteFaces(name: string, root: string): FaceFile[] {
  try {
    const isPath = name.startsWith('.') || path.isAbsolute(name);
    const file = isPath ? path.resolve(root, name) : createRequire(path.join(root, '_')).resolve(name);
    return file.endsWith('.css') ? facesOfSheet(file) : [read(file)];
  } catch (error) {
    throw new FaceError(`"${name}" cannot be read: ${errorMessage(error)}`, { cause: error });
  }
}

const FACE_RULE = /@font-face\s*\{([^}]*)\}/g;
const FONT_ADDRESS = /url\(\s*["']?(?!data:|[a-z]+:\/\/)([^"')]+\.(?:woff2|ttf|otf))["']?\s*\)/i;
const RANGES = /unicode-range:\s*([^;}]+)/i;

/** Faces with many letters come in files for parts of them, and a style sheet that says which file has which. */
function facesOfSheet(sheet: string): FaceFile[] {
  const rules = [...readFileSync(sheet, 'utf8').matchAll(FACE_RULE)];
  const faces = rules.flatMap(([, rule = '']): FaceFile[] => {
    const address = FONT_ADDRESS.exec(rule)?.[1];
    if (address === undefined) return [];
    const face = read(path.resolve(path.dirname(sheet), address));
    const ranges = RANGES.exec(rule)?.[1];
    return [ranges === undefined ? face : { ...face, ranges: ranges.split(',').map(toRange) }];
  });
  if (faces.length === 0)
    throw new Error('the style sheet names no files of WOFF2, TrueType or OpenType beside it.');
  return faces;
}

/** `U+3000-303F`, `U+4E00`, `U+4??` */
function toRange(text: string): [number, number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'F'), 16)];
}

const read = (file: string): FaceFile => ({ file, bytes: readFileSync(file) });

/** Changes with the letters. */
export const facesIdentity = (faces: readonly FaceFile[]): string =>
  faces.reduce((hash, { bytes }) => hash.update(bytes), createHash('sha256')).digest('base64url');
