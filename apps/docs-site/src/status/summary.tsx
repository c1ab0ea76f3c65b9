import { useShell } from '@org/theme-shell/client';
import { useTexts } from '../texts/by-locale.js';
import { statusTexts } from '../texts/status.js';
import { budgetsOf } from './figures.js';
import { hasBuildFigures, type Report } from './report.js';
import { useNumber } from './use-number.js';

/** How the site is, in one line, and the figures that most readers came for. */
export function Summary({ report }: { report: Report }) {
  const { state, tiles } = useTexts(statusTexts);
  const number = useNumber();
  const overall = overallState(report);
  return (
    <section className={`status-summary ${overall}`}>
      <h2>{state[overall]}</h2>
      {hasBuildFigures(report) && <BuiltAt {...report} />}
      <dl>
        <Tile name={tiles.pages} value={number(report.pages)} />
        {report.checked && (
          <Tile name={tiles.checked} value={number(report.checked.links + report.checked.assets)} />
        )}
        <Tile name={tiles.problems} value={number(report.diagnostics.error + report.diagnostics.warning)} />
      </dl>
    </section>
  );
}

type Overall = 'good' | 'warning' | 'danger';

/** The worst that the report says. */
function overallState(report: Report): Overall {
  const { error, warning } = report.diagnostics;
  if (error > 0) return 'danger';
  const isOver =
    hasBuildFigures(report) && budgetsOf(report.everyPage).some(({ spent, limit }) => spent > limit);
  return warning > 0 || isOver ? 'warning' : 'good';
}

function BuiltAt({ built, milliseconds }: { built: string; milliseconds: Record<string, number> }) {
  const { locale } = useShell().site;
  const { built: text } = useTexts(statusTexts);
  const seconds = Object.values(milliseconds).reduce((sum, one) => sum + one, 0) / 1000;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const length = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  });
  return (
    <p>
      {text[0]}
      <time dateTime={built}>{when.format(new Date(built))}</time>
      {text[1]}
      {length.format(seconds)}
      {text[2]}
    </p>
  );
}

const Tile = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
