const COMBINING = /[\u0300-\u036f]/g;
// eslint-disable-next-line no-control-regex -- they are what is taken away
const CONTROL = /[\u0000-\u001f]/g;
const SPECIAL = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g;

/** The id that VitePress makes of a heading's text. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(COMBINING, '')
    .replace(CONTROL, '')
    .replace(SPECIAL, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();

/** What VitePress makes the id of: the text of a heading without its markup, HTML and emoji. */
export const headingText = (markdown: string): string =>
  markdown
    .split(/(`+[^`]+`+)/)
    .map((part, index) => (index % 2 === 1 ? part.replace(/^`+ ?| ?`+$/g, '') : withoutMarkup(part)))
    .join('')
    .trim();

/** What a badge of Vue has become is none of the text: its words were an attribute. */
const OUR_BADGE = /[ \t]*:badge\[(?:\\.|[^\\\]])*\]\{[^}]*\}/g;

const withoutMarkup = (text: string): string =>
  text
    .replace(OUR_BADGE, '')
    .replace(/<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^'">])*>/g, '')
    .replace(/!?\[([^\]]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\])/g, '$1')
    .replace(/(?<![\w:]):[a-z\d_+-]+:(?!\w)/g, '')
    .replace(/(?<!\\)(?:\*\*|~~|\*)/g, '')
    .replace(/(?<![\w\\])_{1,2}(?=\S)|(?<=\S)_{1,2}(?!\w)/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** An id of a heading, written behind it: `{#id}`, and classes that may stand beside it. */
export const HEADING = /^(#{1,6})[ \t]+(.*?)(?:(?<!\])[ \t]*\{([^{}]*)\})?[ \t]*#*[ \t]*$/;
