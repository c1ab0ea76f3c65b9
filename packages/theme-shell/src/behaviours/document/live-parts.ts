/** Makes what comes near the window what it is to be: examples that readers edit, diagrams. Pages without any load nothing for it. */
export function attach(): void {
  onNearViewport('figure.code[data-live]:not([data-live-ready])', async (figure) => {
    const { openPlayground } = await import('../../features/live/playground.js');
    await openPlayground(figure);
  });
  onNearViewport('figure.diagram:not([data-diagram-ready])', async (figure) => {
    const { drawDiagram } = await import('../../features/diagram/draw-diagram.js');
    await drawDiagram(figure);
  });
}

/** How far from the window an element may be when it is made what it is to be, so that it is there when the reader comes. */
const AHEAD = '100%';

/** Calls back for each element of the page that comes near the window, once. */
export function onNearViewport(selector: string, callback: (element: HTMLElement) => Promise<void>): void {
  const elements = document.querySelectorAll<HTMLElement>(selector);
  if (elements.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        callback(target as HTMLElement).catch((cause: unknown) =>
          console.warn('An interactive part of the page failed to start; its static content stays.', cause),
        );
      }
    },
    { rootMargin: AHEAD },
  );
  for (const element of elements) observer.observe(element);
}
