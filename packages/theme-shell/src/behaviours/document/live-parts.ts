import { onNearViewport } from './near-viewport.js';

/** Makes what comes near the window what it is to be: examples that readers edit, diagrams. Pages without any load nothing for it. */
export function attachLiveParts(): void {
  onNearViewport('figure.code[data-live]:not([data-live-ready])', async (figure) => {
    const { openPlayground } = await import('../../features/live/playground.js');
    await openPlayground(figure);
  });
  onNearViewport('figure.diagram:not([data-diagram-ready])', async (figure) => {
    const { drawDiagram } = await import('../../features/diagram/draw-diagram.js');
    await drawDiagram(figure);
  });
}
