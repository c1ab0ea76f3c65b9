/** What the page tells the frame. */
export type HostMessage =
  | {
      type: 'run';
      /** Comes back with whatever this code leads to. */
      run: number;
      code: string;
      /** Whether the code calls `render(…)` itself, instead of being one expression: an element or a component. */
      callsRender: boolean;
    }
  | { type: 'theme'; theme: 'light' | 'dark' };

/** What the frame tells the page. */
export type FrameMessage =
  | { type: 'ready' }
  /** The example is shown. */
  | { type: 'shown'; run: number }
  /** Pixels that the example takes. */
  | { type: 'height'; height: number }
  | ({ type: 'failed'; run: number } & ExampleProblem);

export interface ExampleProblem {
  message: string;
  /** Line of the code, from 1; only where it cannot be read as code. */
  line?: number;
}
