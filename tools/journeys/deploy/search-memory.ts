import { describe, expect, it } from 'vitest';
import { see, type Tab } from './reader.js';
import type { Walk } from './walk.js';

const RESULTS = 30;

async function readFar(tab: Tab): Promise<number> {
  await see(tab.results).toHaveCount(10);
  for (let shown = 20; shown <= RESULTS; shown += 10) {
    await tab.results.last().scrollIntoViewIfNeeded();
    await tab.page.mouse.wheel(0, 4000);
    await see(async () => expect(await tab.results.count()).toBeGreaterThanOrEqual(shown)).toPass();
  }
  await tab.results.nth(RESULTS - 6).scrollIntoViewIfNeeded();
  return tab.page.evaluate(() => scrollY);
}

async function expectPlace(tab: Tab, top: number): Promise<void> {
  await see(async () => expect(await tab.results.count()).toBeGreaterThanOrEqual(RESULTS)).toPass();
  await see(async () =>
    expect(Math.abs((await tab.page.evaluate(() => scrollY)) - top)).toBeLessThan(50),
  ).toPass();
}

export function describeSearchMemory(walk: Walk): void {
  describe('Back to the results of a search', () => {
    it('finds them and the place, in the page and in full', async () => {
      const tab = await walk.reader.open('/search?q=kangaroos');
      const top = await readFar(tab);
      expect(top).toBeGreaterThan(1000);
      await tab.results
        .nth(RESULTS - 6)
        .getByRole('link')
        .click();
      await see(tab.heading).toHaveText(/^Words/);
      await tab.page.goBack();
      await expectPlace(tab, top);
      expect(tab.documents).toBe(1);
      await tab.page.goto('/api/');
      await tab.page.goBack();
      await tab.ready();
      await expectPlace(tab, top);
    });
  });
}
