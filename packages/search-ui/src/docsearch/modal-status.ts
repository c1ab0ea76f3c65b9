import type { SearchMessages } from '../messages/search-messages.js';
import { type SearchState, statusText } from '../react/request/search-state.js';

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

  show(state: SearchState): void {
    const { messages, locale } = this.#options;
    const { status } = state;
    this.element.dataset.search = status;
    this.#live.textContent = statusText(state, messages, locale);
    this.#details.replaceChildren(...this.#detailsOf(state));
    if (status === 'error') this.#details.setAttribute('role', 'alert');
    else this.#details.removeAttribute('role');
  }

  #detailsOf({ status, fault }: SearchState): Node[] {
    const { messages, suggestions } = this.#options;
    if (status === 'loading') return [paragraph(messages.loading)];
    if (status === 'error')
      return [
        paragraph(messages.unableToFetch, 'DocSearch-Title'),
        paragraph(fault === 'network' ? messages.checkConnection : messages.unreadableIndex),
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
