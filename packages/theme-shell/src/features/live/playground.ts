import { formatMessage } from '@org/site-model';
import type { ShellMessages } from '../../messages/shell-messages.js';
import { siteData } from '../page.js';
import { createEditor, fitEditor } from './code-editor.js';
import { ExampleFrame, type FrameOutcome } from './example-frame.js';

/** Milliseconds without a key after which the code is run. */
const PAUSE = 300;

let count = 0;

/** Gives an example its result and its editor. The colored code stays until the reader wants to change it. */
export async function openPlayground(figure: HTMLElement): Promise<void> {
  const { liveCode, messages } = (await siteData()) ?? {};
  const pre = figure.querySelector('pre');
  if (!liveCode || !messages || !pre || 'liveReady' in figure.dataset) return;
  new Playground(figure, pre, { frameHref: liveCode.frameHref, messages });
}

interface Settings {
  frameHref: string;
  messages: ShellMessages;
}

class Playground {
  readonly #pre: HTMLElement;
  /** The block as it came, with its colors. */
  readonly #original: Node;
  readonly #code: string;
  readonly #keys: HTMLElement;
  readonly #editor: HTMLTextAreaElement;
  readonly #edit: HTMLButtonElement;
  readonly #reset: HTMLButtonElement;
  readonly #problem = element('p', 'live-problem', '');
  readonly #frame: ExampleFrame;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(figure: HTMLElement, pre: HTMLElement, { frameHref, messages }: Settings) {
    this.#pre = pre;
    this.#original = pre.cloneNode(true);
    this.#code = (pre.textContent ?? '').replace(/\n$/, '');
    this.#keys = element('p', 'live-keys', messages.editorKeys);
    this.#keys.id = `docs-live-keys-${++count}`;
    this.#problem.role = 'status';
    this.#edit = button(messages.editCode, () => this.#showEditor(this.#editor.hidden === true));
    this.#reset = button(messages.resetCode, () => this.#startAgain());
    this.#editor = createEditor({
      label: messages.liveCode,
      describedBy: this.#keys.id,
      onChange: (code) => this.#change(code),
    });
    this.#frame = new ExampleFrame({
      href: frameHref,
      title: messages.liveResult,
      callsRender: 'liveRender' in figure.dataset,
      onOutcome: (outcome) => {
        this.#problem.textContent = describe(outcome, messages);
      },
    });
    this.#showEditor(false);
    this.#setCode(this.#code);
    this.#place(figure);
    this.#frame.run(this.#code);
  }

  #place(figure: HTMLElement): void {
    const bar = element('div', 'live-bar');
    bar.append(this.#edit, this.#reset);
    const result = element('div', 'live-result');
    result.append(this.#frame.element, this.#problem);
    this.#pre.after(this.#editor, bar, this.#keys);
    if (figure.dataset.live === 'top') this.#pre.before(result);
    else figure.append(result);
    figure.dataset.liveReady = '';
  }

  #showEditor(shown: boolean): void {
    this.#editor.hidden = this.#keys.hidden = !shown;
    this.#pre.hidden = shown;
    this.#edit.ariaPressed = String(shown);
    if (shown) this.#editor.focus({ preventScroll: true });
  }

  #setCode(code: string): void {
    this.#editor.value = code;
    fitEditor(this.#editor);
  }

  #change(code: string): void {
    // The block that is hidden behind the editor is what the copy button copies.
    (this.#pre.querySelector('code') ?? this.#pre).textContent = code;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#frame.run(code), PAUSE);
  }

  #startAgain(): void {
    clearTimeout(this.#timer);
    this.#setCode(this.#code);
    this.#pre.replaceChildren(...this.#original.cloneNode(true).childNodes);
    this.#problem.textContent = '';
    this.#frame.restart(this.#code);
  }
}

function describe(outcome: FrameOutcome, messages: ShellMessages): string {
  if (outcome.type !== 'failed') return outcome.type === 'silent' ? messages.exampleSilent : '';
  const { message, line } = outcome;
  return line === undefined ? message : formatMessage(messages.codeLine, { line: String(line), message });
}

function element(name: string, className: string, text?: string): HTMLElement {
  const created = document.createElement(name);
  created.className = className;
  if (text !== undefined) created.textContent = text;
  return created;
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const created = element('button', 'button', text) as HTMLButtonElement;
  created.type = 'button';
  created.addEventListener('click', onClick);
  return created;
}
