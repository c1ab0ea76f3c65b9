import type { BlogOptions, DocsOptions, DocusaurusConfig } from '../1-read/config-shape.js';
import type { Plugins } from '../1-read/plugins.js';

/** One version in one language of an instance's documents, or the posts of a blog: a folder of the source, a folder of the site. */
export interface SourceEdition {
  /** Where its files are, absolute. */
  folder: string;
  /** Folder of the same version in the default language, where this is a translation. */
  original: string | undefined;
  /** `current`, or the name of a released version. */
  version: string;
  /** `null` for the default language. */
  locale: string | null;
  /** Folder in the new content. */
  target: string;
  /** Path that its addresses begin with: `/docs/1.0`, or empty. */
  route: string;
  /** The same without the version: what an area's path is. */
  areaRoute: string;
  kind: 'docs' | 'blog' | 'pages';
}

/** An instance of the plugin for documents, which becomes an area. */
export interface SourceInstance {
  options: DocsOptions;
  /** Folder of the area. */
  dir: string;
  /** Path of the area: `/docs`, `/`. */
  path: string;
  editions: SourceEdition[];
  /** Released versions that are published, newest first. */
  released: string[];
  lastVersion: string;
  /** Sidebars by version: the default export of their file; `undefined` where there is none. */
  sidebars: Map<string, unknown>;
}

/** A blog, which becomes an area. */
export interface SourceBlog {
  options: BlogOptions;
  dir: string;
  path: string;
  /** In the default language, then in others. */
  editions: SourceEdition[];
  /** Where pictures of authors are, and what their addresses may begin with. */
  images: { folders: string[]; baseUrl: string };
  /** Authors that its posts name by their keys. */
  authors: ReadonlyMap<string, SourceAuthor>;
  /** Tags that its posts name by their keys. */
  tags: ReadonlyMap<string, SourceTag>;
}

/** An author of a blog's file. */
export interface SourceAuthor {
  /** As the new site has it: a part of an address. */
  key: string;
  name: string;
  title?: string;
  url?: string;
  /** Address of their picture in the new site. */
  image?: string;
  /** Where else they are, by what links to it say. */
  links?: Record<string, string>;
  /** Path of their page below that of all authors. @default none */
  page?: string;
  /** Keys that nothing is made of. */
  unread: string[];
}

export interface SourceTag {
  label: string;
  /** Of its page below that of all tags: `react-native`. */
  path: string;
  /** The same as the new site has it. */
  slug: string;
}

/** What a page of a blog is beside a document. */
export interface SourcePost {
  /** In a form that this builder reads. */
  date: string;
  /** Keys of the blog's file, or all that there is to say of each. */
  authors: (string | Pick<SourceAuthor, 'name' | 'title' | 'url' | 'image'>)[];
  /** Pictures of authors that are not there. */
  lostImages: string[];
  /** Whether lists name it. */
  isListed: boolean;
}

/** A page of the source. */
export interface SourceDocument {
  edition: SourceEdition;
  /** Absolute. */
  file: string;
  /** Relative to the folder of its edition. */
  source: string;
  /** As sidebars name it. */
  id: string;
  /** Address below the base path, with its version and without a language: `/docs/1.0/intro`. */
  address: string;
  /** Path in the new content. */
  target: string;
  tags: SourceTag[];
  /** Of posts. */
  post?: SourcePost;
}

/** A site of Docusaurus, as it is on the disk. Nothing of it is ever written to. */
export interface Project {
  /** Folder of `docusaurus.config`, absolute. */
  folder: string;
  /** Name of that file. */
  configFile: string;
  config: DocusaurusConfig;
  plugins: Plugins;
  instances: SourceInstance[];
  blogs: SourceBlog[];
  /** `src/pages/*.md`, where there are some. */
  pages: SourceEdition | undefined;
  documents: SourceDocument[];
  /** Folders of files that are published as they are, absolute. */
  staticFolders: string[];
  /** Languages beside the default one that have files here. */
  locales: string[];
  /** Ranges of the packages that the project depends on, by name. */
  packages: Record<string, string>;
}
