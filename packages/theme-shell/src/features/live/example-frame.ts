import type { LiveFrameMessage, LiveHostMessage } from '@org/site-model';
import { pageTheme, onPageTheme } from '../page.js';

interface FrameSettings {
  href: string;
  /** Name of the frame for those who do not see it. */
  title: string;
  /** Whether the code calls `render(…)` itself. */
  callsRender: boolean;
  /** The code was shown, failed (with what to tell the reader), or has not been heard of for {@link PATIENCE}. */
  onOutcome: (outcome: FrameOutcome) => void;
}

export type FrameOutcome =
  | { type: 'silent' }
  | Extract<LiveFrameMessage, { type: 'shown' }>
  | Extract<LiveFrameMessage, { type: 'failed' }>;

/** Milliseconds that the frame may take to load, or its code to run. */
const PATIENCE = 10_000;

/** Pixels until the example has told its height; not 0, because browsers suspend frames that are not visible. */
const FIRST_HEIGHT = '96';

/** Frames in the page. */
const frames = new Set<ExampleFrame>();
let listens = false;

function listen(): void {
  if (listens) return;
  listens = true;
  addEventListener('message', ({ source, data }: MessageEvent<LiveFrameMessage>) => {
    // Messages of other senders are not for this frame.
    for (const frame of frames) if (source !== null && source === frame.window) frame.hear(data);
  });
  onPageTheme(() => frames.forEach((frame) => frame.tellTheme()));
}

/** An example's code at work, in a frame that has neither the page's origin nor its storage, nor a way to a server. */
export class ExampleFrame {
  readonly element = document.createElement('iframe');
  readonly #settings: FrameSettings;
  #run = 0;
  #isReady = false;
  #code = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: FrameSettings) {
    this.#settings = settings;
    this.element.className = 'live-frame';
    this.element.title = settings.title;
    this.element.setAttribute('sandbox', 'allow-scripts');
    this.element.height = FIRST_HEIGHT;
    this.element.src = settings.href;
    // Those of pages that the reader has left.
    for (const frame of frames) if (!frame.element.isConnected) frames.delete(frame);
    frames.add(this);
    listen();
  }

  get window(): Window | null {
    return this.element.contentWindow;
  }

  run(code: string): void {
    this.#code = code;
    this.#run++;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settings.onOutcome({ type: 'silent' }), PATIENCE);
    if (this.#isReady)
      this.#tell({ type: 'run', run: this.#run, code, callsRender: this.#settings.callsRender });
  }

  /** Starts the frame again, which also ends code that does not end. */
  restart(code: string): void {
    this.#isReady = false;
    this.element.src = this.#settings.href;
    this.run(code);
  }

  tellTheme(): void {
    if (this.#isReady) this.#tell({ type: 'theme', theme: pageTheme() });
  }

  hear(message: LiveFrameMessage): void {
    if (message.type === 'ready') {
      this.#isReady = true;
      this.tellTheme();
      this.run(this.#code);
    } else if (message.type === 'height') {
      this.element.height = String(message.height);
    } else if (message.run === this.#run) {
      clearTimeout(this.#timer);
      this.#settings.onOutcome(message);
    }
  }

  // A frame without an origin can be named by no other target; the code is the page's own.
  #tell(message: LiveHostMessage): void {
    this.window?.postMessage(message, '*');
  }
}
