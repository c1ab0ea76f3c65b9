import type { LeafDirective } from 'mdast-util-directive';
import { video } from '../blocks/video.js';
import { attribute, type DirectiveKind, reportMissing } from './directive-kind.js';

/** `::video{src title poster captions lang width height}` */
export const videoKind: DirectiveKind<LeafDirective> = {
  attributes: ['src', 'title', 'poster', 'captions', 'lang', 'width', 'height'],
  build(node, context) {
    const [src, title, captions, lang] = ['src', 'title', 'captions', 'lang'].map((name) =>
      attribute(node, name),
    );
    if (!src) reportMissing(node, 'src', 'so there is nothing to play', context);
    if (!title)
      reportMissing(node, 'title', 'so readers who cannot see it do not know what it shows', context);
    if (captions && !lang) reportMissing(node, 'lang', 'and the captions need their language', context);
    return video({
      src: src ?? '',
      title: title ?? '',
      poster: attribute(node, 'poster'),
      captions,
      lang,
      width: attribute(node, 'width'),
      height: attribute(node, 'height'),
      position: node.position,
    });
  },
};
