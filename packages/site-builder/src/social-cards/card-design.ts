import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadedSite } from '../config/loaded-site.js';
import { codeIdentity } from '../inputs/code-identity.js';
import { type BrandColors, brandColors } from './brand-colors.js';
import { type FaceFile, facesIdentity, readFaces } from './face-files.js';
import type { CardLogo } from './card-svg.js';
import { DRAWING_PACKAGES } from './drawing-tools.js';

/** What all cards of a site are drawn with, as files have it. */
export interface DesignFiles {
  colors: BrandColors;
  faces: FaceFile[];
  logo: CardLogo | undefined;
  /** Changes with all of that, with the packages that draw, and with this code. */
  identity: string;
}

/**
 * @param css the style sheet that the bundler made
 * @throws FaceError for a font of the configuration that cannot be read
 */
export function readDesign({ config, root, publicDir }: LoadedSite, css: string): DesignFiles {
  const faces = readFaces(config.socialCards?.fonts ?? [], root);
  const parts = { colors: brandColors(css), logo: config.logo && readLogo(config.logo, publicDir) };
  const versions = DRAWING_PACKAGES.map(installedVersion);
  const identity = createHash('sha256')
    .update(JSON.stringify([parts, facesIdentity(faces), versions, codeIdentity(root)]))
    .digest('base64url');
  return { ...parts, faces, identity };
}

/** Pictures that can be drawn into another one. */
const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

function readLogo(
  { src, width, height }: { src: string; width: number; height: number },
  publicDir: string,
): CardLogo | undefined {
  const file = path.join(publicDir, src);
  const type = TYPES[path.extname(src).toLowerCase()];
  if (!type || !existsSync(file)) return undefined;
  return { href: `data:${type};base64,${readFileSync(file).toString('base64')}`, width, height };
}

/** Of the package that this code would load; `null` where there is none. */
export function installedVersion(name: string): string | null {
  let folder: string;
  try {
    folder = path.dirname(createRequire(import.meta.url).resolve(name));
  } catch {
    return null;
  }
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version?: string;
  };
  return version ?? 'unknown';
}
