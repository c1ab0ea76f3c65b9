import { type DiagramColors, type Drawing, formatMessage } from '@org/site-model';
import type { ShellMessages } from '../../messages/shell-messages.js';
import { type Theme, onPageTheme, pageTheme, siteData } from '../page.js';
import { DiagramError, DiagramFrame } from './diagram-frame.js';

let frame: DiagramFrame | undefined;
/** Diagrams of the page that have been drawn, which follow the color mode. */
const shown = new Set<Diagram>();

/** Draws a block of source, as an image: no script can run in one, and no style of it reaches the page. */
export async function drawDiagram(figure: HTMLElement): Promise<void> {
  const { diagrams, messages } = (await siteData()) ?? {};
  const source = figure.querySelector('pre')?.textContent;
  if (!diagrams || !messages || !source || 'diagramReady' in figure.dataset) return;
  figure.dataset.diagramReady = 'drawing';
  frame ??= startFrame(diagrams.frameHref);
  const diagram = new Diagram(figure, { source, messages, frame });
  try {
    await diagram.show(pageTheme());
    shown.add(diagram);
    figure.dataset.diagramReady = 'drawn';
  } catch (cause) {
    figure.dataset.diagramReady = 'failed';
    figure.append(problem(cause, messages));
  }
}

function startFrame(href: string): DiagramFrame {
  onPageTheme(() => {
    for (const diagram of shown) {
      // Those of pages that the reader has left.
      if (!diagram.isConnected) shown.delete(diagram);
      // What could be drawn in one mode is left as it is when it cannot in the other.
      else diagram.show(pageTheme()).catch(console.warn);
    }
  });
  return new DiagramFrame(href);
}

interface DiagramInput {
  source: string;
  messages: ShellMessages;
  frame: DiagramFrame;
}

class Diagram {
  readonly #figure: HTMLElement;
  readonly #input: DiagramInput;
  readonly #image = document.createElement('img');
  /** Each mode is drawn once. */
  readonly #drawings = new Map<Theme, Promise<Drawing>>();

  constructor(figure: HTMLElement, input: DiagramInput) {
    this.#figure = figure;
    this.#input = input;
  }

  get isConnected(): boolean {
    return this.#figure.isConnected;
  }

  async show(mode: Theme): Promise<void> {
    const { source, frame: drawn } = this.#input;
    const drawing = this.#drawings.get(mode) ?? drawn.draw({ source, theme: mode, colors: pageColors() });
    this.#drawings.set(mode, drawing);
    const { svg, width, height, title, description } = await drawing;
    // The reader may have changed the mode while it was drawn.
    if (mode !== pageTheme()) return this.show(pageTheme());
    const image = this.#image;
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    image.alt = [title, description].filter(Boolean).join('. ') || this.#name();
    image.width = width;
    image.height = height;
    await image.decode();
    if (!image.isConnected) this.#place(image, height);
  }

  #name(): string {
    return this.#figure.querySelector('figcaption')?.textContent ?? this.#input.messages.diagram;
  }

  /** A diagram may be wider than the page: the box around it scrolls, by keys too. */
  #place(image: HTMLImageElement, height: number): void {
    const box = Object.assign(document.createElement('div'), {
      className: 'diagram-image',
      tabIndex: 0,
      role: 'group',
      ariaLabel: this.#name(),
    });
    const given = Number(this.#figure.dataset.height);
    if (given && given < height) image.style.maxBlockSize = `${given}px`;
    if (given) box.style.minBlockSize = `${given}px`;
    box.append(image);
    this.#figure.querySelector('pre')?.before(box);
  }
}

/** The source is shown, with what is wrong in it below. */
function problem(cause: unknown, messages: ShellMessages): HTMLElement {
  const { message } = cause as Error;
  const line = cause instanceof DiagramError ? cause.line : undefined;
  const told = line ? formatMessage(messages.codeLine, { line: String(line), message }) : message;
  const textContent = `${messages.diagramFailed}\n${told}`;
  return Object.assign(document.createElement('p'), {
    className: 'diagram-problem',
    role: 'status',
    textContent,
  });
}

const VARIABLES: Record<keyof DiagramColors, string> = {
  background: '--docs-bg',
  surface: '--docs-accent-soft',
  border: '--docs-accent',
  text: '--docs-text',
  line: '--docs-text-soft',
  note: '--docs-bg-strong',
};

/** The colors that the page has now, as browsers compute them, whatever way the style sheet writes them. */
function pageColors(): DiagramColors {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const colors = Object.entries(VARIABLES).map(([name, variable]) => {
    probe.style.color = `var(${variable})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colors) as Record<keyof DiagramColors, string>;
}
