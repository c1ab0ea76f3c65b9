// One page in one tab: loaded once, judged in both color modes.
import { judgePage } from '../../browser/axe.mjs';

/** What the conformance level asks for, and what axe's authors recommend beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Milliseconds for a page to load and to hydrate, on a machine that is busy. */
const PATIENCE = 120_000;

/**
 * A tab that audits one address after the other.
 * @returns {Promise<(address: string) => Promise<Record<string, object[]>>>} violations by mode, as axe gives them
 */
export async function openTab(context) {
  const tab = await context.newPage();
  tab.setDefaultTimeout(PATIENCE);
  return async (address) => {
    await tab.goto(address, { waitUntil: 'load' });
    // It is the hydrated page that is judged. A tab behind another one is never idle; a key is a sign of a reader.
    await tab.keyboard.press('Shift');
    await tab.locator('html[data-shell="ready"]').waitFor({ state: 'attached' });
    await tab.evaluate(unfold);
    return judgePage(tab, { tags: TAGS });
  };
}

/** Runs in the page. What a click would show is judged too: details and the panels of tabs. */
function unfold() {
  for (const details of globalThis.document.querySelectorAll('article details')) details.open = true;
  for (const panel of globalThis.document.querySelectorAll('article [role="tabpanel"][hidden]'))
    panel.hidden = false;
}
