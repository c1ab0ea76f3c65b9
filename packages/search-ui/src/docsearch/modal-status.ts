import { formatMessage, formatPlural } from '@org/site-model';
import type { SearchMessages } from '../messages/search-messages.js';
import type { SearchProgress } from './latest-answer.js';

interface Options {
  messages: SearchMessages;
  locale: string;
  suggestions: string[];
  /** Asks for what the field has, or for another query. */
  onSearch(query: string | undefined): void;
}

/**
 * What the modal does not show: how many results there are, that the engine did not answer, and what else to search for. An
 * element of its own at the modal's end, which the modal leaves alone.
 */
export class ModalStatus {
  readonly element = document.createElement('div');
  readonly #live = paragraph('', 'docsearch-live');
  readonly #details = document.createElement('div');
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.element.className = 'docsearch-status';
    this.#live.setAttribute('role', 'status');
    this.element.append(this.#live, this.#details);
  }

  show(progress: SearchProgress): void {
    const { messages, locale } = this.#options;
    const { status } = progress;
    this.element.dataset.search = status;
    this.#live.textContent =
      status === 'results'
        ? formatPlural(messages.count, progress.total, locale)
        : status === 'none'
          ? formatMessage(messages.noResults, { query: progress.query })
          : '';
    this.#details.replaceChildren(...this.#detailsOf(progress));
    if (status === 'error') this.#details.setAttribute('role', 'alert');
    else this.#details.removeAttribute('role');
  }

  #detailsOf(progress: SearchProgress): Node[] {
    const { messages, suggestions } = this.#options;
    const { status } = progress;
    if (status === 'loading') return [paragraph(messages.loading)];
    if (progress.status === 'error')
      return [
        paragraph(messages.unableToFetch, 'DocSearch-Title'),
        paragraph(progress.fault === 'network' ? messages.checkConnection : messages.unreadableIndex),
        this.#button(messages.retry, undefined),
      ];
    if (status !== 'none' || suggestions.length === 0) return [];
    return [paragraph(messages.trySearching), ...suggestions.map((query) => this.#button(query, query))];
  }

  #button(text: string, query: string | undefined): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.addEventListener('click', () => this.#options.onSearch(query));
    return button;
  }
}

function paragraph(text: string, className = 'DocSearch-Help'): HTMLParagraphElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}
