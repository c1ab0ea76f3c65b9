import { readFileSync } from 'node:fs';
import path from 'node:path';
import posix from 'node:path/posix';
import { splitMarkdown } from '../../1-read/front-matter.js';
import { editFrontMatter } from '../../2-content/front-matter-lines.js';
import type { SourcePage } from '../model.js';
import { rewriteBlocks } from './blocks.js';
import { frontMatterEdits } from './front-matter.js';
import { givenIds, rewriteContents } from './headings.js';
import { homeMarkdown } from './home.js';
import { rewriteIncludes } from './includes.js';
import { rewriteLinks } from './links.js';
import { rewriteMarks } from './marks.js';
import type { ContentContext, TextInput } from './page-input.js';
import { rewriteVue } from './vue.js';

/** A page of the source as the new site has it. */
export function rewritePage(page: SourcePage, context: ContentContext): string {
  const from = path.join(context.site.docs, page.source);
  const { yaml, body, values, bodyLine } = splitMarkdown(readFileSync(from, 'utf8'));
  const file = posix.relative(context.site.folder, from);
  const { report } = context;
  const input: TextInput = { ...context, page, from, file, firstLine: bodyLine, values, ids: givenIds(body) };
  const front = editFrontMatter(yaml, frontMatterEdits(input));
  reportUnreadable(body, input);
  const home = values.layout === 'home' ? rewriteLinks(homeMarkdown(input), input) : '';
  const text = home + rewriteText(body, input).replaceAll(UNREADABLE, '&#xFFFD;');
  if (!WORD.test(text.replace(MARKUP, '')))
    report.left(
      'page',
      'The page came out empty: what it shows is made by components alone.',
      'Write what readers are to see on it, or give it a React page in src/pages.',
      { file },
    );
  return (front === '' ? '' : `---\n${front}\n---\n`) + text;
}

/** Comments and tags; an image is one that is seen. */
const MARKUP = /<!--[\s\S]*?-->|<(?!img\b)\/?[a-zA-Z][^>]*>/g;
const WORD = /[\p{L}\p{N}]/u;

/** What stands below the front matter, or in a file that pages take in. */
function rewriteText(text: string, input: TextInput): string {
  const steps = [
    (part: string) => rewriteIncludes(part, input, rewriteText),
    (part: string) => rewriteVue(part, input),
    (part: string) => rewriteMarks(part, input),
    (part: string) => rewriteBlocks(part, input),
    (part: string) => rewriteContents(part, input),
    (part: string) => rewriteLinks(part, input),
  ];
  return steps.reduce((done, step) => step(done), text);
}

/** What a decoder shows for bytes that are none of the text. */
const UNREADABLE = '\uFFFD';

function reportUnreadable(body: string, { report, file, firstLine }: TextInput): void {
  for (const [index, line] of body.split('\n').entries())
    if (line.includes(UNREADABLE))
      report.left(
        'text',
        'There are bytes that are no UTF-8, and readers see "�".',
        'Write what was meant.',
        {
          file,
          line: firstLine + index,
        },
      );
}
