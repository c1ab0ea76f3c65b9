import { documentId, titleFromPath } from './1-read/identity.js';
import { readFrontMatter } from './1-read/read-front-matter.js';
import { COMPILED_PAGE_VERSION, type CompiledPage } from './compiled-page.js';
import type { SourcePage } from './compile-page.js';

/** The parts of a {@link CompiledPage} that its front matter and its first heading give. */
export type ScannedPage = Omit<CompiledPage, 'html' | 'sections'>;

const FIRST_HEADING = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/m;

/**
 * A page's identity without compiling it: enough to link navigation, some forty times faster. Headings, references and
 * anchors stay empty. For tools that compile a page only when it is asked for.
 */
export function scanPage({ path, text }: SourcePage): ScannedPage {
  const { frontMatter, body, diagnostics } = readFrontMatter(text, path);
  const heading = FIRST_HEADING.exec(body)?.[1]?.replace(/\s*\{#[^}]+\}$/, '');
  return {
    version: COMPILED_PAGE_VERSION,
    id: documentId(path, frontMatter.id),
    source: path,
    frontMatter,
    title: frontMatter.title ?? heading ?? titleFromPath(path),
    description: frontMatter.description ?? '',
    headings: [],
    references: [],
    anchors: [],
    dependencies: [],
    reading: { words: 0, minutes: 1 },
    diagnostics,
  };
}
