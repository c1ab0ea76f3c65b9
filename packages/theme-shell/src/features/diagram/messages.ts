/** What the page tells the frame that draws diagrams. */
export interface HostMessage {
  type: 'draw';
  /** Comes back with whatever this source leads to. */
  drawing: number;
  source: string;
  theme: Theme;
  colors: Record<ColorName, string>;
}

/** Where the drawing takes the page's colours. */
export type ColorName = 'background' | 'surface' | 'border' | 'text' | 'line' | 'note';

export type Theme = 'light' | 'dark';

/** What the frame tells the page. */
export type FrameMessage =
  | { type: 'ready' }
  | ({ type: 'drawn'; drawing: number } & Drawing)
  /** `line` counts from 1, and is there where one is known. */
  | { type: 'failed'; drawing: number; message: string; line?: number };

export interface Drawing {
  /** A whole document of SVG. */
  svg: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** What the source says for those who do not see it; empty without. */
  title: string;
  description: string;
}
