import { element } from '../../page/elements.js';
import { attribute, type Block, reportMissing } from './block.js';
import { addressOf, BuiltIn, callBlock } from './component.js';

/**
 * `::video{src title poster captions lang width height}`: the platform's own player. `captions` is a WebVTT file with what is said and
 * heard, `lang` its language. Only the video's head is fetched before anyone plays it.
 */
export const videoBlock: Block = {
  marker: '::',
  attributes: ['src', 'title', 'poster', 'captions', 'lang', 'width', 'height'],
  build(use, context) {
    const [src = '', title = '', captions, srcLang] = ['src', 'title', 'captions', 'lang'].map((name) =>
      attribute(use, name),
    );
    if (!src) reportMissing(use, 'src', 'so there is nothing to play', context);
    if (!title)
      reportMissing(use, 'title', 'so readers who cannot see it do not know what it shows', context);
    if (captions && !srcLang) reportMissing(use, 'lang', 'and the captions need their language', context);
    const poster = attribute(use, 'poster');
    const [width, height] = ['width', 'height'].map((name) => pixels(attribute(use, name)));
    const shown = { className: ['video'], controls: true, preload: 'metadata', ariaLabel: title };
    const track = { kind: 'captions', src: captions, srcLang, default: true };
    const children = captions ? [element('track', track, [], use.position)] : [];
    return element('video', { ...shown, src, poster, width, height }, children, use.position);
  },
};

/** As HTML writes a number, however it was written: `1.` and `1` are one size. What is none is left to the browser, which passes it over. */
const pixels = (value: string | undefined): number | string | undefined =>
  value === undefined || Number.isNaN(Number(value)) ? value : Number(value);

/** `<Video src title …>` */
export const video = new BuiltIn((call) => {
  const { src, title, poster, captions, lang, width, height } = call.props;
  const [from, image, track] = [src, poster, captions].map((value) => addressOf(value) ?? value);
  const attributes = { src: from, title, poster: image, captions: track, lang, width, height };
  return callBlock(videoBlock, 'video', call, { attributes });
});
