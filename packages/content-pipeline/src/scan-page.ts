import { documentId, pageTags, titleFromPath } from './1-read/identity.js';
import { readPage } from './1-read/read-page.js';
import { compilePage, type SourcePage } from './compile-page.js';
import { COMPILED_PAGE_VERSION, type CompiledPage, type PageHeading } from './page/compiled-page.js';

/** The parts of a {@link CompiledPage} that its front matter and its first heading give. */
export type ScannedPage = Omit<CompiledPage, 'html' | 'markdown' | 'sections'>;

/** A fenced block, to be passed over, or a line that is a level-1 heading. */
const FENCE_OR_HEADING = /^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1|^ {0,3}(#[ \t].*)$/gm;

/**
 * A page's identity without compiling it: enough to link navigation, some forty times faster. Headings, references and
 * anchors stay empty, and only a `# heading` at the start of a line is seen. For tools that compile a page only when it
 * is asked for.
 */
export function scanPage({ path, text }: SourcePage): ScannedPage {
  const { frontMatter, body, diagnostics, locate = () => ({ line: 1, column: 1 }) } = readPage(text, path);
  const heading = firstHeading(body, path);
  return {
    version: COMPILED_PAGE_VERSION,
    id: documentId(path, frontMatter.id),
    source: path,
    frontMatter,
    title: frontMatter.title ?? heading?.text ?? titleFromPath(path),
    ...(heading && { heading }),
    tags: pageTags(frontMatter, locate),
    description: frontMatter.description ?? '',
    headings: [],
    references: [],
    anchors: [],
    slots: [],
    islands: [],
    assets: [],
    dependencies: [],
    reading: { words: 0, minutes: 1 },
    diagnostics,
  };
}

/** The heading's line is compiled alone, so that markup in it gives the text that the whole page gives. */
function firstHeading(body: string, path: string): PageHeading | undefined {
  for (const [, , line] of body.matchAll(FENCE_OR_HEADING)) {
    if (line) return compilePage({ path, text: line }, { read: () => undefined }).heading;
  }
  return undefined;
}
