import { type BlockElement, blockElement, type Position } from './block-element.js';

export interface Video {
  src: string;
  /** Its name for readers who do not see it. */
  title: string;
  poster?: string | undefined;
  /** A WebVTT file with what is said and heard. */
  captions?: string | undefined;
  /** Language of the captions. */
  lang?: string | undefined;
  width?: string | undefined;
  height?: string | undefined;
  position?: Position | undefined;
}

/** The platform's own player. Only its head is fetched before somebody plays it. */
export function video({ title, captions, lang, position, ...rest }: Video): BlockElement {
  const properties = { className: ['video'], controls: true, preload: 'metadata', ariaLabel: title, ...rest };
  const track = { kind: 'captions', src: captions, srcLang: lang, default: true };
  return blockElement(
    'video',
    properties,
    captions ? [blockElement('track', track, [], position)] : [],
    position,
  );
}
