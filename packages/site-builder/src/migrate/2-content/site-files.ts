import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import posix from 'node:path/posix';
import { filesBelow } from '../1-read/documents.js';
import type { Project, SourceBlog, SourceDocument, SourceEdition } from '../model/project.js';
import { type ReactPage, readReactPages } from './pages/react-pages.js';
import { listAddresses } from './blog/list-addresses.js';

/** A file of the source that the new site has. */
export interface CarriedFile {
  /** Absolute. */
  file: string;
  /** Path in the new site: `content/docs/intro.md`, `src/components/card.tsx`. */
  target: string;
  /** `drawing`: a component that shows the file, a drawing, as an image. */
  kind: 'markdown' | 'code' | 'copy' | 'drawing';
  document?: SourceDocument;
  edition?: SourceEdition;
  page?: ReactPage;
}

const CONTENT = 'content/';
const CODE = /\.[cm]?[jt]sx?$/;

/** Which files of the source are where in the new site. What pages name from outside of their folders is added as it is named. */
export class SiteFiles {
  readonly carried = new Map<string, CarriedFile>();
  readonly #queue: CarriedFile[] = [];
  /** Code among the pages that nothing has imported yet: it may be there to be read. */
  readonly #unused = new Map<string, CarriedFile>();
  /** React pages of the new site by their addresses, and those that it cannot have. */
  readonly pages: ReadonlyMap<string, ReactPage>;
  readonly leftPages: readonly ReactPage[];
  /** Modules of the new site that take the place of icons of Docusaurus's theme. */
  readonly icons = new Set<string>();
  /** Files that the new site has in another form. */
  readonly #written: ReadonlySet<string>;
  readonly byAddress = new Map<string, SourceDocument>();
  readonly byFile = new Map<string, SourceDocument>();
  /** Where lists of posts answer here, by where they do in the source. */
  readonly lists: ReadonlyMap<string, string>;

  constructor(readonly project: Project) {
    for (const document of project.documents) {
      this.byFile.set(document.file, document);
      if (document.edition.locale === null && !this.byAddress.has(document.address))
        this.byAddress.set(document.address, document);
    }
    this.lists = listAddresses(project);
    const pages = readReactPages(project);
    this.pages = new Map(
      pages.filter(({ problem }) => problem === undefined).map((page) => [page.address, page]),
    );
    this.leftPages = pages.filter(({ problem }) => problem !== undefined);
    this.#written = new Set(project.blogs.flatMap(dataFiles));
    for (const edition of editionsOf(project)) this.#addEdition(edition);
    for (const page of this.pages.values())
      this.#add({ file: page.file, target: page.target, kind: 'code', page });
  }

  /** Files that were added since the last call, in their order. */
  take(): CarriedFile[] {
    return this.#queue.splice(0);
  }

  /** Code among the pages that nothing imports, so that it stays as it is. */
  get unused(): Iterable<CarriedFile> {
    return this.#unused.values();
  }

  /** A file that the new site has already; code among the pages becomes a module of it. */
  importedFile(file: string): CarriedFile | undefined {
    const unused = this.#unused.get(file);
    if (unused !== undefined && this.#unused.delete(file)) this.#queue.push(unused);
    return this.carried.get(file);
  }

  /** Where a file of the source is in the new content, relative to `content`; it is added where it is not there yet. */
  contentTarget(file: string): string {
    const known = this.carried.get(file);
    if (known?.target.startsWith(CONTENT)) return known.target.slice(CONTENT.length);
    const name = outsideName(file, this.project.folder);
    const kind = /\.mdx?$/i.test(file) ? 'markdown' : 'copy';
    return this.#add({ file, target: `${CONTENT}_files/${name}`, kind }).target.slice(CONTENT.length);
  }

  /** Where a module of the source is in the new site, relative to its root: not among the components that pages may use by name. */
  codeTarget(file: string): string {
    const known = this.importedFile(file);
    if (known && !isAssetOfContent(known)) return known.target;
    const key = known ? `${file} of code` : file;
    const name = outsideName(file, this.project.folder).replace(/^src\//, '');
    return (
      this.carried.get(key) ??
      this.#add({ file, target: `src/site/${name}`, kind: CODE.test(file) ? 'code' : 'copy' }, key)
    ).target;
  }

  /** Where the component is that shows a drawing. */
  drawingTarget(file: string): string {
    const key = `${file}.jsx`;
    const target = `${this.codeTarget(file)}.jsx`;
    return (this.carried.get(key) ?? this.#add({ file, target, kind: 'drawing' }, key)).target;
  }

  /** Whether a module of the source is a part of a React page. */
  isOfPage(file: string): boolean {
    return [...this.pages.values()].some(({ modules }) => modules.has(file));
  }

  /** The address of a file that is published as it is. */
  staticAddress(file: string): string | undefined {
    const folder = this.project.staticFolders.find((each) => file.startsWith(each + path.sep));
    return folder && `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
  }

  /** Whether an address, `/img/x.png`, is that of a file that is published as it is. */
  isStatic(address: string): boolean {
    return this.staticFile(address) !== undefined;
  }

  /** That file, where there is one. */
  staticFile(address: string): string | undefined {
    return this.project.staticFolders.map((folder) => path.join(folder, address)).find(isFile);
  }

  #addEdition(edition: SourceEdition): void {
    for (const source of filesBelow(edition.folder)) {
      const file = path.join(edition.folder, source);
      if (
        this.carried.has(file) ||
        this.#written.has(file) ||
        /(?:^|\/)_category_\.|\.(?:test|spec)\.[jt]sx?$/.test(source)
      )
        continue;
      const document = this.byFile.get(file);
      const isMarkdown = /\.mdx?$/i.test(source);
      // A page that the configuration leaves out would be one here; the page that imports it names it.
      if (isMarkdown && !document && !source.split('/').some((part) => part.startsWith('_'))) continue;
      if (edition.kind === 'pages' && !isMarkdown) continue;
      this.#add({
        file,
        target: `${CONTENT}${posix.join(edition.target, source)}`,
        kind: isMarkdown ? 'markdown' : CODE.test(source) ? 'code' : 'copy',
        ...(document && { document }),
        edition,
      });
    }
  }

  #add(carried: CarriedFile, key = carried.file): CarriedFile {
    this.carried.set(key, carried);
    if (carried.kind === 'code' && carried.edition) this.#unused.set(key, carried);
    else this.#queue.push(carried);
    return carried;
  }
}

const editionsOf = ({ instances, blogs, pages }: Project): SourceEdition[] => [
  ...instances.flatMap(({ editions }) => editions),
  ...blogs.flatMap(({ editions }) => editions),
  ...(pages ? [pages] : []),
];

/** What the bundle shows as well is there a second time: it reads no content. */
const isAssetOfContent = ({ kind, target }: CarriedFile): boolean =>
  kind === 'copy' && target.startsWith(CONTENT);

/** What a blog says of itself, its authors and its tags, in all its languages. */
const dataFiles = ({ editions, options }: SourceBlog): string[] =>
  editions.flatMap(({ folder }) =>
    [options.authorsMapPath, options.tags || 'tags.yml', 'options.json'].map((name) =>
      path.join(folder, name),
    ),
  );

/** A name for what is outside of the folders of pages: relative to the project, or to what is around it. */
const outsideName = (file: string, folder: string): string =>
  path
    .relative(folder, file)
    .replaceAll(path.sep, '/')
    .replace(/^(?:\.\.\/)+/, 'outside/')
    // Files whose names start with `_` or `.` are fine below a folder that is no area.
    .replace(/^\.\//, '');

export const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();
