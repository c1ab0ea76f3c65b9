import { errorMessage, type Reference } from '@org/site-model';
import type { Element } from 'hast';
import type * as ImageSize from 'image-size';
import type { FileContext } from '../../page/content-files.js';
import { type Positioned, report } from '../../page/diagnostics.js';
import { lazily } from '../../page/lazily.js';
import { markedReference } from '../../page/segments.js';

const imageSizes = lazily<typeof ImageSize>('image-size');

interface ImageContext extends FileContext {
  readonly references: readonly Reference[];
}

/**
 * Gives an image its width and height, so that nothing moves when it arrives, and loads all but the first one late.
 * `order` counts from 1.
 */
export function sizeImage(node: Element, order: number, context: ImageContext): void {
  const { src, width, height } = node.properties;
  if (order > 1) node.properties.loading ??= 'lazy';
  node.properties.decoding ??= 'async';
  if (node.properties.alt === undefined) reportMissingAlt(node, context);
  if (width !== undefined || height !== undefined || typeof src !== 'string') return;

  const index = markedReference(src);
  const reference = index === undefined ? undefined : context.references[index];
  const bytes = reference && context.files.read(reference.target);
  if (reference && bytes) Object.assign(node.properties, measureImage(bytes, reference.href, node, context));
}

/** Width and height in pixels. What is no image is reported at `node`. */
export function measureImage(
  bytes: Uint8Array,
  href: string,
  node: Positioned,
  context: FileContext,
): { width: number; height: number } | undefined {
  try {
    const size = imageSizes().imageSize(asStill(bytes));
    return { width: Math.round(size.width), height: Math.round(size.height) };
  } catch (error) {
    report(context, node, {
      code: 'image-unreadable',
      message: `"${href}" is not an image that can be measured: ${errorMessage(error)}.`,
      hint: 'Supported are AVIF, GIF, JPEG, PNG, SVG with a size or viewBox, and WebP.',
    });
    return undefined;
  }
}

/** The name of AVIF for a sequence of pictures, behind the length of the first box and `ftyp`. */
const SEQUENCE = [0x61, 0x76, 0x69, 0x73];
const BRAND_AT = 8;

/** A sequence of AVIF pictures says its size as a single one does, and `image-size` knows those alone. */
function asStill(bytes: Uint8Array): Uint8Array {
  if (SEQUENCE.some((byte, index) => bytes[BRAND_AT + index] !== byte)) return bytes;
  const still = bytes.slice();
  still[BRAND_AT + 3] = 'f'.charCodeAt(0);
  return still;
}

function reportMissingAlt(node: Element, context: FileContext): void {
  report(context, node, {
    code: 'image-without-alt',
    severity: 'warning',
    message: 'An image has no alternative text, so readers who cannot see it learn nothing from it.',
    hint: 'Write ![what it shows](path); for pure decoration, alt="".',
  });
}
