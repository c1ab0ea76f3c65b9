/** What the page tells the frame that runs an example. */
export type HostMessage =
  | {
      type: 'run';
      /** Comes back with whatever this code leads to. */
      run: number;
      code: string;
      /** Whether the code calls `render(…)` itself, instead of being one expression. */
      callsRender: boolean;
    }
  | { type: 'theme'; theme: 'light' | 'dark' };

/** What the frame tells the page. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'shown'; run: number }
  /** In pixels. */
  | { type: 'height'; height: number }
  /** `line` counts from 1, and is there where the code cannot be read. */
  | { type: 'failed'; run: number; message: string; line?: number };
