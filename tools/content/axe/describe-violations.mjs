// Violations as those who fix them need to know them.
const MAX_HTML = 200;
const MAX_ELEMENTS = 5;
const MAX_PAGES = 5;

/**
 * Where, which rule, the elements with what is wrong with each, and where the rule is explained. What several pages have in
 * common, because the shell or a partial has it, is said once.
 * @param {{ at: string, mode: string, violations: object[] }[]} judged by address and mode, violations as axe gives them
 * @returns {string[]}
 */
export function describeViolations(judged) {
  const places = new Map();
  for (const { at, mode, violations } of judged) {
    for (const violation of violations) {
      const text = describe(violation);
      places.set(text, [...(places.get(text) ?? []), `${at} (${mode})`]);
    }
  }
  return [...places].map(([text, found]) => `${listPlaces(found)}\n${text}`);
}

function listPlaces(places) {
  const more = places.length > MAX_PAGES ? [`… and ${places.length - MAX_PAGES} more`] : [];
  return [...places.slice(0, MAX_PAGES), ...more].join('\n');
}

function describe({ id, help, helpUrl, nodes }) {
  const more = nodes.length > MAX_ELEMENTS ? [`    and ${nodes.length - MAX_ELEMENTS} elements more`] : [];
  return [
    `  ${help}  ${id}`,
    ...nodes.slice(0, MAX_ELEMENTS).flatMap(describeElement),
    ...more,
    `    ${helpUrl}`,
  ].join('\n');
}

/** `failureSummary` is a heading ("Fix any of the following:") and a line for each way to fix it. */
function describeElement({ html, target, failureSummary = '' }) {
  const [, ...ways] = failureSummary.split('\n').map((line) => line.trim());
  const code = html.replace(/\s+/g, ' ');
  return [
    `    ${target.join(' ')}`,
    `      ${code.length > MAX_HTML ? `${code.slice(0, MAX_HTML)}…` : code}`,
    ...ways.filter(Boolean).map((way) => `      → ${way}`),
  ];
}
