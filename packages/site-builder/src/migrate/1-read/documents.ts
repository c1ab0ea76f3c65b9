import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import posix from 'node:path/posix';
import { createFilter } from 'vite';
import type { SourceDocument, SourceEdition, SourceTag } from '../model/project.js';
import { splitMarkdown } from './front-matter.js';
import { withoutNumber, withoutNumbers } from './number-prefixes.js';
import { pageTags, readTags } from './tags.js';

interface Patterns {
  include: string[];
  exclude: string[];
  /** Whether numbers before names are left out of ids and addresses. */
  hasNumbers: boolean;
  /** Name of the file of tags. */
  tags?: string | false | null | undefined;
}

/** Every file below a folder, as sorted paths relative to it; not what packages and tools keep there. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || (entry.isSymbolicLink() && leadsToFile(entry)))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !name.split('/').some((part) => part === 'node_modules' || part.startsWith('.')))
    .sort();
}

const leadsToFile = ({ parentPath, name }: Dirent): boolean =>
  statSync(path.join(parentPath, name), { throwIfNoEntry: false })?.isFile() ?? false;

/** The pages of one edition. */
export function readDocuments(edition: SourceEdition, patterns: Patterns): SourceDocument[] {
  const isPage = createFilter(patterns.include, patterns.exclude, { resolve: edition.folder });
  const tags = readTags(edition.folder, patterns);
  return filesBelow(edition.folder)
    .filter((source) => /\.mdx?$/.test(source) && isPage(path.join(edition.folder, source)))
    .map((source) => toDocument(source, edition, { tags, hasNumbers: patterns.hasNumbers }));
}

interface EditionFacts extends Pick<Patterns, 'hasNumbers'> {
  /** That its file declares. */
  tags: ReadonlyMap<string, SourceTag>;
}

function toDocument(
  source: string,
  edition: SourceEdition,
  { tags, hasNumbers }: EditionFacts,
): SourceDocument {
  const file = path.join(edition.folder, source);
  const { values } = splitMarkdown(readFileSync(file, 'utf8'));
  const counts = hasNumbers && values.parse_number_prefixes !== false;
  const plain = source.replace(/\.mdx?$/, '');
  const folder = posix.dirname(plain);
  const dir = folder === '.' ? '' : hasNumbers ? withoutNumbers(folder) : folder;
  const name = counts ? withoutNumber(posix.basename(plain)) : posix.basename(plain);
  const base = typeof values.id === 'string' ? values.id : name;
  const isIndex = isOfFolder(name, dir, edition);
  const slug = typeof values.slug === 'string' ? values.slug : undefined;
  return {
    edition,
    file,
    source,
    id: posix.join(dir, base),
    address: addressOf(slug ?? (isIndex ? '.' : base), dir, edition.route),
    target: `${edition.target}/${source}`,
    tags: pageTags(values.tags, tags),
  };
}

/** Whether a file is the page of its folder: among pages only "index" is, in these letters. */
const isOfFolder = (name: string, dir: string, { kind }: SourceEdition): boolean =>
  kind === 'pages'
    ? name === 'index'
    : /^(?:index|readme)$/i.test(name) || name.toLowerCase() === posix.basename(dir).toLowerCase();

/** An absolute slug begins at the path of its version, another one at its folder. */
function addressOf(slug: string, dir: string, route: string): string {
  const below = slug.startsWith('/') ? slug : posix.join('/', dir, slug);
  return posix.join(route || '/', below).replace(/(?<=.)\/$/, '');
}
