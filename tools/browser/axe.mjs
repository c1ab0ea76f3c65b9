// A page in its tab, judged by axe in both color modes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const MODES = ['light', 'dark'];

/** The rules that look at colors. What others find is the same in every mode, so that they are asked in the first one alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Frames of live examples have an origin of their own; axe talks to itself in them. */
const AXE = `globalThis.axe ?? (() => { ${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
;axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }); })()`;

/**
 * Violations by mode, as axe gives them. The page is left in the mode in which it was.
 * @param page of Playwright; its document is there, and shows what is to be judged
 * @param options `within`: a selector of the part to judge, else the document; `tags`: the rules to ask, else all that axe asks by
 * itself; `modes`: the modes to look at it in, else both
 */
export async function judgePage(page, { within = null, tags = null, modes = MODES } = {}) {
  // By the protocol, which policies do not bind.
  for (const frame of page.frames()) {
    await frame.waitForLoadState();
    await frame.evaluate(AXE);
  }
  const found = {};
  for (const [index, mode] of modes.entries()) {
    const rules = index === 0 ? null : COLOR_RULES;
    found[mode] = await page.evaluate(judge, { mode, within, tags, rules });
  }
  return found;
}

/** The same in a form to compare with `[]`: a line for each violation, with its mode, its rule and its elements. */
export async function auditPage(page, options) {
  const found = await judgePage(page, options);
  return Object.entries(found).flatMap(([mode, violations]) =>
    violations.map(({ id, nodes }) => `${mode}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  );
}

/** Runs in the page. */
async function judge({ mode, within, tags, rules }) {
  const { axe, CSSStyleSheet, document } = globalThis;
  const root = document.documentElement;
  const shown = root.getAttribute('data-theme');
  // Colors between the two modes are nobody's to read.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(still);
  root.setAttribute('data-theme', mode);
  const { violations } = await axe.run(within ?? document, {
    ...(tags && { runOnly: { type: 'tag', values: tags } }),
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
    resultTypes: ['violations'],
    // A frame on a busy machine may need longer than half a second to answer, and would be passed over.
    pingWaitTime: 10_000,
  });
  if (shown === null) root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', shown);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return violations.map(({ id, help, helpUrl, nodes }) => ({
    id,
    help,
    helpUrl,
    nodes: nodes.map(({ html, target, failureSummary }) => ({ html, target: target.flat(), failureSummary })),
  }));
}
