const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = ({ wall, cpu }) => `${wall.toFixed(1)} s (${cpu.toFixed(1)} s)`;
const whole = (milliseconds) => `${Math.round(milliseconds)} ms`;

/** Label of each row, and its value. */
const BUILD_ROWS = [
  ['build from nothing, clock (processors)', ({ cold }) => seconds(cold)],
  ['build after an edit of one page, clock (processors)', ({ edited }) => (edited ? seconds(edited) : '–')],
];

/** The same of a page, which not every generator has. */
const PAGE_ROWS = [
  ['scripts until the load event', ({ scriptsToLoad }) => kB(scriptsToLoad)],
  ['scripts in all', ({ scripts }) => kB(scripts)],
  ['styles', ({ styles }) => kB(styles)],
  ['document', ({ document }) => kB(document)],
  [
    'requests until the load event, in all',
    ({ requestsToLoad, requests }) => `${requestsToLoad}, ${requests}`,
  ],
  ['layout shift', ({ shift }) => shift.toFixed(3)],
  [
    'blocking at 4× CPU slow-down after the first paint (from the first byte)',
    ({ blocking }) => `${whole(blocking.total)} (${whole(blocking.fromStart)})`,
  ],
  ['click on a prefetched link to the new heading', ({ click }) => whole(click)],
  ['Lighthouse mobile: performance', ({ lighthouse }) => String(lighthouse.performance)],
  ['Lighthouse mobile: accessibility', ({ lighthouse }) => String(lighthouse.accessibility)],
  ['Lighthouse mobile: best practices', ({ lighthouse }) => String(lighthouse['best-practices'])],
];

/** Results as a Markdown table, a column for each generator. */
export function table(results) {
  const line = (label, cells) => `| ${[label, ...cells].join(' | ')} |`;
  return [
    line(
      '',
      results.map(({ name }) => name),
    ),
    line(
      '---',
      results.map(() => '---'),
    ),
    ...BUILD_ROWS.map(([label, value]) => line(label, results.map(value))),
    ...PAGE_ROWS.map(([label, value]) =>
      line(
        label,
        results.map((result) => (result.requests === undefined ? '–' : value(result))),
      ),
    ),
  ].join('\n');
}
