// One page in one tab: loaded once, judged in both colour modes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const MODES = ['light', 'dark'];

/** What the conformance level asks for, and what axe's authors recommend beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Milliseconds for a page to load and to hydrate, on a machine that is busy. */
const PATIENCE = 120_000;

/** Frames of live examples have an origin of their own; axe talks to itself in them. */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
;axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/**
 * A tab that audits one address after the other.
 * @returns {Promise<(address: string) => Promise<Record<string, object[]>>>} violations by mode, as axe gives them
 */
export async function openTab(context) {
  const tab = await context.newPage();
  tab.setDefaultTimeout(PATIENCE);
  await tab.addInitScript(AXE);
  return async (address) => {
    await tab.goto(address, { waitUntil: 'load' });
    // It is the hydrated page that is judged. A tab behind another one is never idle; a key is a sign of a reader.
    await tab.keyboard.press('Shift');
    await tab.locator('html[data-shell="ready"]').waitFor({ state: 'attached' });
    await tab.evaluate(settle);
    await tab.evaluate(unfold);
    const found = {};
    for (const mode of MODES) found[mode] = await tab.evaluate(judge, { mode, tags: TAGS });
    return found;
  };
}

/* The functions below run in the page. */

/** Colours between the two modes are nobody's to read. */
function settle() {
  const sheet = new globalThis.CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
  globalThis.document.adoptedStyleSheets.push(sheet);
}

/** What a click would show is judged too: details and the panels of tabs. */
function unfold() {
  for (const details of globalThis.document.querySelectorAll('article details')) details.open = true;
  for (const panel of globalThis.document.querySelectorAll('article [role="tabpanel"][hidden]'))
    panel.hidden = false;
}

async function judge({ mode, tags }) {
  const { axe, document } = globalThis;
  document.documentElement.setAttribute('data-theme', mode);
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  return violations.map(({ id, help, helpUrl, nodes }) => ({
    id,
    help,
    helpUrl,
    nodes: nodes.map(({ html, target, failureSummary }) => ({ html, target: target.flat(), failureSummary })),
  }));
}
