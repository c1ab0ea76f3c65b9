import type { CompiledPage } from '@org/content-pipeline';
import type { ShellPage } from '@org/theme-shell';
import type { SocialCard } from '@org/theme-shell/server';
import { tocHeadings } from '../2-link/shell/toc-headings.js';
import type { StagedFile, StagingFolder } from '../output/staging-folder.js';
import { documentMarkup, type MarkupReport } from '../publish/check-markup.js';
import type { RenderPage } from './bundle.js';
import { finishArticle, finishMarkdown, type LocaleData, renderPage, type TextLinks } from './render-page.js';

/** A document that is to be rendered: plain data, so that it can go to a thread. */
export interface DocumentPlan {
  /** Index of its locale. */
  locale: number;
  page: ShellPage;
  links: TextLinks;
  /** @default none */
  card?: SocialCard | undefined;
  files: DocumentFiles;
  /** SHA-256 of the last site's files of these names, where they can be linked. */
  last: Record<string, string>;
}

/** Which files a document is written to. */
export interface DocumentFiles {
  html: string;
  /** @default it has no plain Markdown */
  markdown?: string;
}

/** What documents are written with. */
export interface DocumentTask {
  locales: readonly LocaleData[];
  /** Origins that scripts may come from. @default documents are not checked */
  scriptOrigins?: readonly string[] | undefined;
}

/** What became of a document. */
export interface WrittenDocument {
  files: StagedFile[];
  markup: MarkupReport;
}

/** Renders documents, checks them, and writes their files, in the thread that it was made in. */
export class DocumentWriter {
  readonly #task: DocumentTask;
  readonly #render: RenderPage;
  readonly #staging: StagingFolder;

  constructor(task: DocumentTask, render: RenderPage, staging: StagingFolder) {
    this.#task = task;
    this.#render = render;
    this.#staging = staging;
  }

  write(compiled: CompiledPage, { locale, page, links, card, files, last }: DocumentPlan): WrittenDocument {
    const data = this.#task.locales[locale];
    if (!data) throw new Error(`The site has no locale ${locale}.`);
    const article = { ...finishArticle(compiled, links), card };
    const html = renderPage(withContents(page, compiled, data), article, { ...data, render: this.#render });
    const texts: [file: string, text: string][] = [[files.html, html]];
    if (files.markdown !== undefined) texts.push([files.markdown, finishMarkdown(compiled, links)]);
    return {
      files: texts.map(([file, text]) => this.#staging.write(file, text, last[file])),
      markup: documentMarkup(html, this.#task.scriptOrigins),
    };
  }
}

const withContents = (page: ShellPage, compiled: CompiledPage, { tableOfContents }: LocaleData): ShellPage =>
  tableOfContents && page.kind === 'doc'
    ? { ...page, headings: tocHeadings(compiled, tableOfContents) }
    : page;
