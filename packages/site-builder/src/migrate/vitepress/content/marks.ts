import { lineAt, outsideCode } from '../../2-content/masks.js';
import type { TextInput } from './page-input.js';

/** A list of attributes behind a link or an image, or at the end of a block. */
const BEHIND_LINK = /(\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\))\{([^{}\n]+)\}/g;
const AT_END =
  /(?<=\S)[ \t]*\{((?:[.#][\w-]+|[\w-]+="[^"]*")(?:\s+(?:[.#][\w-]+|[\w-]+="[^"]*"))*)\}[ \t]*$/gm;

/** An alert with a title of its own. */
const ALERT = /^([ \t]*>[ \t]?)\[!(\w+)\][ \t]+(\S[^\n]*)$/gm;

/** Small marks: lists of attributes, and alerts with words of their own. */
export function rewriteMarks(text: string, input: TextInput): string {
  return outsideCode(text, (part, offset) => {
    const placeOf = (index: number) => ({
      file: input.file,
      line: input.firstLine + lineAt(text, offset + index) - 1,
    });
    return part
      .replace(BEHIND_LINK, (_whole, link: string, attributes: string, index: number) => {
        input.report.changed(
          'attributes',
          `{${attributes}} behind a link or an image was left out.`,
          placeOf(index),
        );
        return link;
      })
      .replace(AT_END, (whole: string, attributes: string, index: number) => {
        const start = part.lastIndexOf('\n', index) + 1;
        // Headings keep theirs, and blocks.
        if (/^[ \t>]*(?:#{1,6}\s|:{2,})/.test(part.slice(start, index))) return whole;
        input.report.left(
          'attributes',
          `{${attributes}} was left out.`,
          'Write the element as HTML with the class.',
          placeOf(index),
        );
        return '';
      })
      .replace(
        ALERT,
        (_whole, before: string, kind: string, title: string) =>
          `${before}[!${kind}]\n${before}**${title.trim()}**\n${before.trimEnd()}`,
      );
  });
}
