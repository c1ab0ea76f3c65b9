import type { DiagramFrameMessage, DiagramHostMessage } from '@org/site-model';
import { draw } from './draw.js';
import { toProblem } from './problem.js';

// A frame without an origin cannot know the page's, and what it says is no secret.
const tell = (message: DiagramFrameMessage): void => window.parent.postMessage(message, '*');

async function answer(message: DiagramHostMessage): Promise<DiagramFrameMessage> {
  const { drawing } = message;
  try {
    return { type: 'drawn', drawing, ...(await draw(message)) };
  } catch (cause) {
    return { type: 'failed', drawing, ...toProblem(cause) };
  }
}

/** One after the other: Mermaid has one configuration, and the theme is part of it. */
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data, source }: MessageEvent<DiagramHostMessage>) => {
  if (source !== window.parent) return;
  last = last.then(async () => tell(await answer(data)));
});
tell({ type: 'ready' });
