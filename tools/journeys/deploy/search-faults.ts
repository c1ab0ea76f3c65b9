import { describe, expect, it } from 'vitest';
import { see, type Tab } from './reader.js';
import type { Walk } from './walk.js';

const SHARDS = /\/assets\/search\/.*\/[tp]\//;
const ROWS = /\/assets\/search\/.*\/r\//;
const MANIFEST = /\/_search\.json$/;
/** Code that is loaded with the first search. */
const ENGINE = /\/assets\/embedded-provider-[^/]*\.js$/;

const DAMAGED = 'The search index is damaged';
const OFFLINE = 'You might want to check your network connection.';

/** Milliseconds after which nobody waits any longer for a file. */
const PATIENCE = 31_000;
const WAIT = { timeout: 30_000 };

/** Files, what becomes of them, and what the reader is told. */
const FAULTS = [
  [SHARDS, { status: 404 }, DAMAGED],
  [SHARDS, { body: 'damage' }, DAMAGED],
  [ROWS, { status: 404 }, DAMAGED],
  [MANIFEST, { body: '<!doctype html>' }, DAMAGED],
  [MANIFEST, { body: '{ "format": 99, "sets": [] }' }, DAMAGED],
  [SHARDS, { status: 503 }, OFFLINE],
  [ENGINE, { status: 503 }, OFFLINE],
  [ENGINE, { status: 404 }, DAMAGED],
] as const;

const alertOf = (tab: Tab) => tab.dialog.getByRole('alert');

/** Each file of the search that fails says what is true, and Retry helps once it is there again. */
export function describeSearchFaults(walk: Walk): void {
  const { host } = walk;

  describe('a search', () => {
    it('that cannot read its index says so, and goes on with Retry once it can', async () => {
      for (const [at, [pattern, fault, words]] of FAULTS.entries()) {
        // Caches and the engine remember what they have read.
        await walk.reader.forget();
        host.break(pattern, fault);
        const tab = await walk.reader.open('/guide/intro');
        const word = `word${(at % 6) + 1}x${at}`;
        await tab.search(word);
        await see(alertOf(tab)).toContainText('Unable to fetch results');
        await see(alertOf(tab), String(pattern)).toContainText(words);
        host.mend();
        await alertOf(tab).getByRole('button', { name: 'Retry' }).click();
        await see(tab.results.first(), `${String(pattern)} ${words}`).toContainText(word);
      }
    });

    it('without an answer ends, and goes on with Retry', async () => {
      host.break(SHARDS, 'never');
      host.asked.length = 0;
      const tab = await walk.reader.open('/guide/intro');
      await tab.page.clock.install();
      await tab.search('quokka');
      await see(tab.dialog).toContainText('Searching…');
      await expect.poll(() => host.asked.some((file) => SHARDS.test(file)), WAIT).toBe(true);
      await tab.page.clock.fastForward(PATIENCE);
      await see(alertOf(tab)).toContainText(OFFLINE);
      host.mend();
      await alertOf(tab).getByRole('button', { name: 'Retry' }).click();
      await see(tab.results.first()).toContainText('quokka');
    });

    it('shows the other results where a file with some is lost', async () => {
      const whole = await walk.reader.open('/guide/intro');
      host.asked.length = 0;
      await whole.search('quokka');
      await see(whole.results).toHaveCount(8);
      const [lost = ''] = host.asked.filter((file) => ROWS.test(file));
      await walk.reader.forget();
      host.break(new RegExp(lost), { status: 404 });
      const tab = await walk.reader.open('/guide/intro');
      await tab.search('quokka');
      await see(tab.results.first()).toContainText('quokka');
      expect(await tab.results.count()).toBeLessThan(8);
      expect(tab.problems.some((text) => text.includes('Some results cannot be shown.'))).toBe(true);
    });
  });
}
