import posix from 'node:path/posix';
import { splitMarkdown } from '../1-read/front-matter.js';
import type { MigrationReport } from '../model/migration-report.js';
import { type BlockInput, rewriteBlocks } from './blocks.js';
import { keepWords } from './emoji-codes.js';
import { editFrontMatter } from './front-matter-lines.js';
import { moveIslands } from './islands.js';
import { rewriteImports } from './imports.js';
import { lineAt, outsideCode } from './masks.js';
import { mendOlderMdx } from './older-mdx.js';
import { frontMatterEdits } from './page-front-matter.js';
import { rewriteLinks } from './rewrite-links.js';
import type { CarriedFile, SiteFiles } from './site-files.js';

export interface PageContext extends Pick<
  BlockInput,
  'keywords' | 'magicComments' | 'pluginCode' | 'hasTypes'
> {
  files: SiteFiles;
  report: MigrationReport;
  packages: Set<string>;
  /** Code of the new site's islands, by name, and names that other components have. */
  islands: Map<string, string>;
  taken: ReadonlySet<string>;
  /** Ids of documents in the new site by those of the source, for each folder of an edition. */
  newId: (id: string, from: CarriedFile) => string | undefined;
}

/** A page or a partial of the source → the same for the new site. */
export function rewritePage(source: string, from: CarriedFile, context: PageContext): string {
  const { files, report } = context;
  const page = splitMarkdown(source);
  const file = posix.relative(files.project.folder, from.file);
  const input = { ...context, from, file, firstLine: page.bodyLine };
  const isMdx = files.project.config.markdown.format !== 'detect' || from.file.endsWith('.mdx');
  const steps = [
    (text: string) => (isMdx ? withoutShelter(text) : text),
    (text: string) => (isMdx ? mendOlderMdx(text, input) : text),
    (text: string) => (isMdx ? moveIslands(text, input) : text),
    (text: string) => rewriteBlocks(text, input),
    (text: string) => (isMdx ? withoutHead(rewriteImports(text, input), input) : text),
    (text: string) => withoutScripts(text, input),
    keepWords,
    (text: string) => rewriteLinks(text, input),
  ];
  const written =
    from.edition?.kind === 'blog' && 'title' in page.values ? withoutTitle(page.body) : page.body;
  const body = steps.reduce((text, step) => step(text), written);
  const { document } = from;
  // A partial is no page: what it says of itself would be one's.
  if (!document) return body;
  const newId = (id: string): string | undefined => context.newId(id, from);
  const edits = frontMatterEdits({ document, values: page.values, report, file, newId });
  const yaml = editFrontMatter(page.yaml, edits);
  return (yaml === '' ? '' : `---\n${yaml}\n---\n`) + body;
}

/** The first heading of a post, behind its imports: where front matter has a title as well, Docusaurus shows that instead. As many lines as before. */
const withoutTitle = (text: string): string =>
  text.replace(/^((?:\s*import\s[^\n]*\n)*\s*)#[ \t]+[^\n]+/, '$1');

/** A fence for translation tools, which Docusaurus takes away: what is in it is MDX. As many lines as before. */
const withoutShelter = (text: string): string =>
  text.replace(/^([ \t]*`{3,})mdx-code-block[^\n]*\n([\s\S]*?)^\1[ \t]*$/gm, '\n$2');

interface Place {
  report: MigrationReport;
  file: string;
  firstLine: number;
}

/** Elements that pages cannot have, taken out; as many lines stay as there were. */
function without(
  pattern: RegExp,
  text: string,
  { firstLine }: Place,
  tell: (line: number, found: string) => void,
): string {
  return outsideCode(text, (part, offset) =>
    part.replace(pattern, (found: string, index: number) => {
      tell(firstLine + lineAt(text, offset + index) - 1, found);
      return '\n'.repeat(found.split('\n').length - 1);
    }),
  );
}

const withoutHead = (text: string, place: Place): string =>
  without(/<Head>[\s\S]*?<\/Head>/g, text, place, (line) =>
    place.report.left(
      'head',
      'What stood in <Head> was left out.',
      'Write "title", "description", "keywords" or "image" in the front matter.',
      { file: place.file, line },
    ),
  );

const withoutScripts = (text: string, place: Place): string =>
  without(/<script\b[^>]*?(?:\/>|>[\s\S]*?<\/script>)/gi, text, place, (line, found) =>
    place.report.left(
      'script',
      `A script was left out, which the security policy would block: ${found.split('\n')[0]?.slice(0, 120)}`,
      'Name a module under "scripts" of site.config.ts, or show what it shows with a frame or an island.',
      { file: place.file, line },
    ),
  );
