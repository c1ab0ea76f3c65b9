import type { Page } from '@playwright/test';

/** From its next document on, a page collects what moves in it. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(collectShifts);

/** What has moved in a page, each with where it was and where it is. */
export const shiftsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** Part of the page before its own scripts. */
function collectShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent?.slice(0, 80);
        return `${name}: ${rect(previousRect)} → ${rect(currentRect)}`;
      });
      shifts.push(`${value}: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
