import {
  escapeHtml,
  type MarkdownLink,
  type MarkdownOptions,
  type RenderedMarkdown,
  type RenderMarkdown,
} from '@org/site-model';

/** Final form of an address in a description. */
type ResolveLink = (link: MarkdownLink) => string;

/**
 * Shared parameters and fields have the same texts on hundreds of pages: of 15,000 in GitHub's document 5,200 are different.
 * Long texts are on one page.
 */
const MAX_REMEMBERED = 10_000;
const MAX_REMEMBERED_LENGTH = 2000;

/** Descriptions that are on many pages, by heading level and text. */
export type SharedDescriptions = Map<string, RenderedMarkdown>;

/** Descriptions of one page: each is rendered once, for HTML and for search. */
export class PageDescriptions {
  readonly #render: RenderMarkdown;
  readonly #shared: SharedDescriptions;
  readonly #onPage = new Map<string, RenderedMarkdown>();

  constructor(render: RenderMarkdown, shared: SharedDescriptions) {
    this.#render = render;
    this.#shared = shared;
  }

  /** Addresses are those of the page that a text is on, so they are filled in each time. */
  html(markdown: string, options: MarkdownOptions, resolveLink: ResolveLink): string {
    if (markdown.trim() === '') return '';
    const { html, links } = this.#rendered(markdown, options);
    return html.reduce((written, piece, index) => {
      const link = links[index - 1];
      return written + (link ? escapeHtml(resolveLink(link)) : '') + piece;
    });
  }

  /** Plain text, of what is on the page already in any heading level. */
  text(markdown: string): string {
    if (markdown.trim() === '') return '';
    return (this.#onPage.get(markdown) ?? this.#rendered(markdown, { headingLevel: 1 })).text;
  }

  #rendered(markdown: string, options: MarkdownOptions): RenderedMarkdown {
    const rendered =
      options.headingId || markdown.length > MAX_REMEMBERED_LENGTH
        ? this.#render(markdown, options)
        : this.#remembered(markdown, options);
    this.#onPage.set(markdown, rendered);
    return rendered;
  }

  #remembered(markdown: string, options: MarkdownOptions): RenderedMarkdown {
    const key = `${options.headingLevel} ${markdown}`;
    const rendered = this.#shared.get(key) ?? this.#render(markdown, options);
    if (this.#shared.size < MAX_REMEMBERED) this.#shared.set(key, rendered);
    return rendered;
  }
}
