import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { see, type Tab } from './reader.js';
import type { Fault } from './static-host.js';
import type { Walk } from './walk.js';

/** Milliseconds after which nobody waits any longer for a page. */
const PATIENCE = 11_000;
const WAIT = { timeout: 30_000 };
const PAYLOAD = /\/_pages\/guide\/live\.json$/;

/** A payload that cannot be shown is one warning and one document, never two. */
export function describePayloadFaults(walk: Walk): void {
  describe('a payload', () => {
    const edited = (change: object) => (): Fault => {
      const file = path.join(walk.releases.old, '_pages/guide/live.json');
      return { body: JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...change }) };
    };
    const faults: [name: string, fault: () => Fault][] = [
      ['that is not there', () => ({ status: 404 })],
      ['of a server that fails', () => ({ status: 500 })],
      ['that is a page of HTML', () => ({ body: '<!doctype html><title>Sign in</title>' })],
      ['that is null', () => ({ body: 'null' })],
      ['of the right build without an article', edited({ html: undefined })],
      ['of the right build whose article is a number', edited({ html: 7 })],
      ['of the right build without a page', edited({ page: undefined })],
    ];

    async function expectFullLoad(tab: Tab, name: string): Promise<void> {
      await see(tab.heading, name).toHaveText('Live');
      await tab.ready();
      expect([name, tab.documents]).toEqual([name, 2]);
      const warnings = tab.problems.filter((text) => text.includes('could not be loaded in place'));
      expect([name, warnings.length]).toEqual([name, 1]);
    }

    it('that cannot be shown leads to one full load', async () => {
      for (const [name, fault] of faults) {
        walk.host.mend();
        walk.host.break(PAYLOAD, fault());
        const tab = await walk.reader.open('/guide/intro');
        await tab.sidebar.getByRole('link', { name: 'Live' }).click();
        await expectFullLoad(tab, name);
        await tab.close();
      }
    });

    it('that never comes leads to one full load once nobody waits any longer', async () => {
      walk.host.break(PAYLOAD, 'never');
      const tab = await walk.reader.open('/guide/intro');
      await tab.page.clock.install();
      await tab.sidebar.getByRole('link', { name: 'Live' }).click();
      await expect.poll(() => walk.host.asked.some((file) => PAYLOAD.test(file)), WAIT).toBe(true);
      expect(tab.documents).toBe(1);
      await tab.page.clock.fastForward(PATIENCE);
      await expectFullLoad(tab, 'that never comes');
    });
  });
}
