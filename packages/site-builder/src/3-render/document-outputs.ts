import type { CompiledPage } from '@org/content-pipeline';
import type { ShellPage } from '@org/theme-shell';
import type { RenderedPage } from '../1-compile/compiled-index.js';
import { fileAt, outputFile } from '../addresses/site-addresses.js';
import { noteSiteCode } from '../command-end.js';
import { pageFile } from '../diagnostics/file-names.js';
import type { PageKey } from '../model/site-model.js';
import type { OutputKey } from '../output/last-site.js';
import type { SiteOutput } from '../output/site-output.js';
import { documentMarkup, type MarkupReport } from '../publish/check-markup.js';
import { siteFrames } from '../publish/to-site-frames.js';
import { pageKey } from './page-key.js';
import { generatedArticle, renderPage, textLinks } from './render-page.js';
import type { WriteContext } from './write-context.js';
import type { DocumentFiles, DocumentPlan, WrittenDocument } from './write-documents.js';

/** What RENDER has done, for the report. */
export interface RenderWork {
  /** Documents that were rendered, those that are the last site's, and those that shards have brought. */
  rendered: number;
  reused: number;
  joined: number;
  /** How many were rendered for each reason: the part of a page's input that has changed. */
  because: Record<string, number>;
  /** Them with their reasons, up to a hundred for each. */
  pages: { page: string; because: string }[];
}

/** Pages that the report names for each reason: what concerns more concerns all. */
const MAX_NAMED = 100;

/** A document of a locale, before it is known whether it has changed. */
interface PlannedDocument {
  page: ShellPage;
  key: OutputKey;
  context: WriteContext;
}

/** Which files documents are written to, and which of them are as they were. */
export class DocumentOutputs {
  readonly work: RenderWork = { rendered: 0, reused: 0, joined: 0, because: {}, pages: [] };
  readonly #output: SiteOutput;
  readonly #contexts: readonly WriteContext[];
  readonly #planned = new Map<RenderedPage, PlannedDocument[]>();

  /** A page as each locale shows it. One that is hidden there, or whose address belongs to another page, is not written. */
  constructor(pages: readonly RenderedPage[], contexts: readonly WriteContext[], output: SiteOutput) {
    this.#output = output;
    this.#contexts = contexts;
    for (const page of pages) {
      const documents = contexts.flatMap((context): PlannedDocument[] => {
        const shell = context.documents.get(page.summary.source);
        if (!shell) return [];
        return [{ page: shell, key: this.#keyOf(page, shell, context), context }];
      });
      if (documents.length > 0) this.#planned.set(page, documents);
    }
  }

  /** Where nothing has changed that LINK reads, that of the last build for another text. What a card shows is also the styles'. */
  #keyOf(page: RenderedPage, shell: ShellPage, context: WriteContext): OutputKey {
    const { source } = page.summary;
    const { config, key } = context;
    const last =
      this.#output.isLinkedAsLast && !config.socialCards && this.#output.lastUnit(unitName(source, context));
    if (last && last.key.site === key.site) return { ...last.key, text: page.hash };
    const files = filesOf(documentFiles(shell, context));
    return pageKey(page, { shell, card: cardIn(context, source), files }, context);
  }

  /** Keys of the documents of a locale by their source, in the order of the pages. */
  keysOf(context: WriteContext): Map<string, OutputKey> {
    return new Map(
      [...this.#planned].flatMap(([{ summary }, documents]) =>
        documents.flatMap((document): [string, OutputKey][] =>
          document.context === context ? [[summary.source, document.key]] : [],
        ),
      ),
    );
  }

  /** Takes what has not changed from the last site. @returns the pages that have a document to be rendered */
  reuse(): Set<RenderedPage> {
    for (const [page, documents] of this.#planned) {
      const changed = documents.filter((document) => !this.#reuse(page, document));
      if (changed.length > 0) this.#planned.set(page, changed);
      else this.#planned.delete(page);
    }
    return new Set(this.#planned.keys());
  }

  #reuse({ summary }: RenderedPage, { key, context }: PlannedDocument): boolean {
    const name = unitName(summary.source, context);
    const taken = this.#output.reuseUnit(name, key);
    if (!taken) {
      this.#note(name, this.#output.reasonFor(name, key));
      return false;
    }
    if (taken.from === 'shard') this.work.joined++;
    else this.work.reused++;
    context.check.add(taken.result as MarkupReport, documentKey(summary.source));
    writeFrames(summary.assets, this.#output);
    return true;
  }

  #note(page: string, because: string): void {
    this.work.rendered++;
    const count = (this.work.because[because] ?? 0) + 1;
    this.work.because[because] = count;
    if (count <= MAX_NAMED) this.work.pages.push({ page, because });
  }

  /** What is to be rendered of a page. */
  plansOf(page: RenderedPage): DocumentPlan[] {
    return (this.#planned.get(page) ?? []).map(({ page: shell, context }) => {
      const files = documentFiles(shell, context);
      const last = filesOf(files).flatMap((file): [string, string][] => {
        const hash = this.#output.lastHash(file);
        return hash === undefined ? [] : [[file, hash]];
      });
      return {
        locale: this.#contexts.indexOf(context),
        page: shell,
        links: textLinks(page.summary, context),
        card: cardIn(context, page.summary.source),
        files,
        last: Object.fromEntries(last),
      };
    });
  }

  /** Makes what was written of a page part of the site. @param written of each of {@link plansOf} */
  adopt(page: RenderedPage, written: readonly WrittenDocument[]): void {
    const { source, assets } = page.summary;
    (this.#planned.get(page) ?? []).forEach(({ key, context }, index) => {
      const { files = [], markup = NOTHING_FOUND } = written[index] ?? {};
      for (const file of files) this.#output.adopt(file);
      context.check.add(markup, documentKey(source));
      writeFrames(assets, this.#output);
      const unit = { key, files: files.map(({ file }) => file), result: markup };
      this.#output.keepUnit(unitName(source, context), unit);
    });
  }
}

const NOTHING_FOUND: MarkupReport = { problems: [], sources: [] };

const cardIn = ({ cardOf, model }: WriteContext, source: string) =>
  cardOf(model.site.locale, documentKey(source));

const documentKey = (source: string): PageKey => ({ kind: 'document', name: source });

const unitName = (source: string, { model }: WriteContext): string => unitIn(model.site.locale, source);
const unitIn = (locale: string, source: string): string => `${locale} ${source}`;

/** How many pages say anything else than in the last site, as far as it can be told before they are linked. */
export const newTexts = (
  pages: readonly RenderedPage[],
  locales: readonly string[],
  output: Pick<SiteOutput, 'lastUnit'>,
): number =>
  pages.filter(
    ({ hash, summary: { source, frontMatter } }) =>
      !frontMatter.draft &&
      !locales.some((locale) => output.lastUnit(unitIn(locale, source))?.key.text === hash),
  ).length;

const filesOf = ({ html, markdown }: DocumentFiles): string[] =>
  markdown === undefined ? [html] : [html, markdown];

function documentFiles(page: ShellPage, context: WriteContext): DocumentFiles {
  return {
    html: outputFile(page.path, context.rootBaseUrl),
    ...(page.markdownHref && { markdown: fileAt(page.markdownHref, context.rootBaseUrl) }),
  };
}

/** Writes a page without an article. @returns its HTML */
export function writeShellPage(
  { page, key }: { page: ShellPage; key: PageKey },
  context: WriteContext,
  output: SiteOutput,
): string {
  noteSiteCode(() => pageFile(context.site, key));
  const card = context.cardOf(context.model.site.locale, key);
  const html = renderPage(page, { ...generatedArticle(key, context.model), card }, context);
  context.check.add(documentMarkup(html, context.check.scriptOrigins), key);
  output.write(outputFile(page.path, context.rootBaseUrl), html);
  return html;
}

/** What pages show in frames. Only those that some page needs are part of the site. */
function writeFrames(needed: CompiledPage['assets'], output: SiteOutput): void {
  if (needed.length === 0) return;
  for (const { asset, document, files } of siteFrames()) {
    if (!needed.includes(asset) || output.has(document)) continue;
    for (const [file, content] of files) output.writeHashed(file, content);
  }
}
