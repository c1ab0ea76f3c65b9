/** From its next document on, a page collects what moves in it. */
export const watchShifts = (page) => page.addInitScript(collectShifts);

/** What has moved in a page, each with where it was and where it is. */
export const shiftsIn = (page) => page.evaluate(() => globalThis.shifts);

/** Part of the page before its own scripts. */
function collectShifts() {
  const shifts = [];
  Object.assign(globalThis, { shifts });
  const rect = ({ x, y, width, height }) => [x, y, width, height].join(' ');
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = (node?.outerHTML ?? node?.textContent)?.slice(0, 80);
        return `${name}: ${rect(previousRect)} → ${rect(currentRect)}`;
      });
      shifts.push(`${value}: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
