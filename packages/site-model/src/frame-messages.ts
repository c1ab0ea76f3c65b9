/** What a page tells the frame that draws diagrams. */
export interface DiagramHostMessage {
  type: 'draw';
  /** Comes back with whatever this source leads to. */
  drawing: number;
  /** Source text of Mermaid. */
  source: string;
  theme: 'light' | 'dark';
  /** Of the page, as CSS writes them in hexadecimal or by `rgb()`. */
  colors: DiagramColors;
}

/** Colors of a page, for diagrams on it. */
export interface DiagramColors {
  background: string;
  /** Of boxes, and around them. */
  surface: string;
  border: string;
  text: string;
  /** Of lines and arrows. */
  line: string;
  /** Of what stands out: notes. */
  note: string;
}

/** What that frame tells the page. */
export type DiagramFrameMessage =
  | { type: 'ready' }
  | ({ type: 'drawn'; drawing: number } & Drawing)
  | ({ type: 'failed'; drawing: number } & DiagramProblem);

/** A diagram as it was drawn. */
export interface Drawing {
  /** A whole document of SVG, with its width and height. */
  svg: string;
  /** CSS pixels. */
  width: number;
  height: number;
  /** `accTitle` and `accDescr` of the source; empty without them. */
  title: string;
  description: string;
}

/** Why a diagram is not drawn. */
export interface DiagramProblem {
  message: string;
  /** Line of the source, 1-based, where Mermaid names one. */
  line?: number;
}

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

/** Why an example does not run. */
export interface ExampleProblem {
  message: string;
  /** Line of the code, 1-based; only where it cannot be read as code. */
  line?: number;
}
