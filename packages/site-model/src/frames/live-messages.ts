/** What a page tells the frame that runs an example. */
export type LiveHostMessage =
  | {
      type: 'run';
      /** Comes back with whatever this code leads to. */
      run: number;
      code: string;
      /** Whether the code calls `render(…)` itself, instead of being one expression: an element or a component. */
      callsRender: boolean;
    }
  | { type: 'theme'; theme: 'light' | 'dark' };

/** What that frame tells the page. */
export type LiveFrameMessage =
  | { type: 'ready' }
  /** The example is shown. */
  | { type: 'shown'; run: number }
  /** CSS pixels that the example takes. */
  | { type: 'height'; height: number }
  | ({ type: 'failed'; run: number } & ExampleProblem);

export interface ExampleProblem {
  message: string;
  /** Line of the code, 1-based; only where it cannot be read as code. */
  line?: number;
}
