import type { DiagramFrameMessage, DiagramHostMessage, Drawing } from '@org/site-model';

/** Milliseconds that the frame may take to load what draws, and to draw. */
const PATIENCE = 30_000;

/** What is wrong with the source of a diagram. */
export class DiagramError extends Error {
  override name = 'DiagramError';

  constructor(
    message: string,
    readonly line: number | undefined,
  ) {
    super(message);
  }
}

interface Waiting {
  resolve: (drawing: Drawing) => void;
  reject: (cause: Error) => void;
}

/**
 * Draws diagrams in a frame that has neither the page's origin nor a way to a server: what draws them needs inline styles, which
 * the page forbids. One for all diagrams; it stays while the reader goes from page to page, because it is large.
 */
export class DiagramFrame {
  readonly #element = document.createElement('iframe');
  readonly #waiting = new Map<number, Waiting>();
  readonly #ready: Promise<unknown>;
  #count = 0;

  constructor(href: string) {
    this.#ready = new Promise((resolve) => {
      addEventListener('message', ({ source, data }: MessageEvent<DiagramFrameMessage>) => {
        // Messages of other senders are not of this frame.
        if (source === null || source !== this.#element.contentWindow) return;
        if (data.type === 'ready') resolve(data);
        else this.#hear(data);
      });
    });
    this.#element.className = 'diagram-frame';
    this.#element.setAttribute('sandbox', 'allow-scripts');
    this.#element.ariaHidden = 'true';
    this.#element.tabIndex = -1;
    this.#element.src = href;
    document.body.append(this.#element);
  }

  /** @throws DiagramError for what is wrong in the source; Error when the frame does not answer */
  async draw(input: Pick<DiagramHostMessage, 'source' | 'theme' | 'colors'>): Promise<Drawing> {
    const drawing = ++this.#count;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answer = new Promise<Drawing>((resolve, reject) => {
      this.#waiting.set(drawing, { resolve, reject });
      timer = setTimeout(() => reject(new Error('What draws diagrams does not answer.')), PATIENCE);
    });
    void this.#ready.then(() => this.#tell({ type: 'draw', drawing, ...input }));
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(drawing);
    }
  }

  #hear(message: Exclude<DiagramFrameMessage, { type: 'ready' }>): void {
    const waiting = this.#waiting.get(message.drawing);
    if (message.type === 'drawn') waiting?.resolve(message);
    else waiting?.reject(new DiagramError(message.message, message.line));
  }

  // A frame without an origin can be named by no other target; the source is the page's own.
  #tell(message: DiagramHostMessage): void {
    this.#element.contentWindow?.postMessage(message, '*');
  }
}
