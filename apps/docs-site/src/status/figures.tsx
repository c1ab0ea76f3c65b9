import type { SearchSettings } from '@org/search-ui';
import { Link, useShell } from '@org/theme-shell/client';
import { ALL_SCRIPTS, READABLE_SCRIPTS, STYLES } from '../budgets.js';
import { useTexts } from '../texts/by-locale.js';
import { statusTexts } from '../texts/status.js';
import { type BuildFigures, hasBuildFigures, type Report } from './report.js';
import { Row, Table } from './table.js';
import { useNumber } from './use-number.js';

/** The report as tables, each of one question. */
export function Figures({ report }: { report: Report }) {
  const { homeHref } = useShell().site;
  const { withBuild, instead } = useTexts(statusTexts);
  return (
    <>
      <div className="status-tables">
        <Checks report={report} />
        {hasBuildFigures(report) && <Budgets figures={report} />}
        <Versions report={report} />
        <Pages report={report} />
        {hasBuildFigures(report) && <Times figures={report} />}
      </div>
      {!hasBuildFigures(report) && <p className="status-note">{withBuild}</p>}
      <p>
        {instead[0]}
        <Link href={homeHref}>{instead[1]}</Link>.
      </p>
    </>
  );
}

function Versions({ report: { versions: found, customFields } }: { report: Report }) {
  const { versions } = useTexts(statusTexts);
  return (
    <Table caption={versions.caption} head={versions.head}>
      {customFields.documents && <Row name={versions.product} value={customFields.documents} />}
      <Row name={versions.builder} value={found.siteBuilder} />
      <Row name={versions.node} value={found.node} />
    </Table>
  );
}

function Pages({ report }: { report: Report }) {
  const { pages } = useTexts(statusTexts);
  const number = useNumber();
  const nameOf = useNames();
  return (
    <Table caption={pages.caption} head={pages.head}>
      {Object.entries(report.pagesByArea).map(([area, count]) => (
        <Row key={area} name={nameOf.area(area)} value={number(count)} share={count / report.pages} />
      ))}
      <Row name={pages.all} value={number(report.pages)} />
      {Object.entries(report.translated).map(([locale, count]) => (
        <Row key={locale} name={pages.translated + nameOf.locale(locale)} value={number(count)} />
      ))}
    </Table>
  );
}

/** What readers of the page's language call an area and a locale: the report has folders and codes. */
function useNames(): Record<'area' | 'locale', (key: string) => string> {
  const { search, locales } = useShell<SearchSettings>().site;
  const areas = search?.settings.areas;
  return {
    area: (dir) => areas?.find(({ id }) => id === dir)?.label ?? dir,
    locale(code) {
      const locale = locales?.find((one) => one.code === code);
      return locale?.name ?? locale?.label ?? code;
    },
  };
}

function Checks({ report: { checked, diagnostics } }: { report: Report }) {
  const { checks } = useTexts(statusTexts);
  const number = useNumber();
  return (
    <Table caption={checks.caption} head={checks.head}>
      {checked && (
        <>
          <Row name={checks.links} value={number(checked.links)} />
          <Row name={checks.anchors} value={number(checked.anchors)} />
          <Row name={checks.assets} value={number(checked.assets)} />
        </>
      )}
      <Row name={checks.errors} value={number(diagnostics.error)} />
      <Row name={checks.warnings} value={number(diagnostics.warning)} />
    </Table>
  );
}

function Budgets({ figures: { everyPage, largestPages } }: { figures: BuildFigures }) {
  const { budgets } = useTexts(statusTexts);
  const bytes = useNumber();
  const [largest] = largestPages;
  return (
    <Table caption={budgets.caption} head={budgets.head}>
      {budgetsOf(everyPage).map(({ id, spent, limit }) => (
        <Row key={id} name={budgets[id]} value={bytes(spent)} limit={bytes(limit)} share={spent / limit} />
      ))}
      {largest && (
        <Row name={budgets.largest + largest.file} value={bytes(largest.gzip)} limit={budgets.noLimit} />
      )}
    </Table>
  );
}

/** What every page brings, beside what it may. */
export const budgetsOf = ({ readable, shell, styles }: BuildFigures['everyPage']) =>
  [
    { id: 'readable', spent: readable, limit: READABLE_SCRIPTS },
    { id: 'scripts', spent: readable + shell, limit: ALL_SCRIPTS },
    { id: 'styles', spent: styles, limit: STYLES },
  ] as const;

function Times({ figures: { milliseconds } }: { figures: BuildFigures }) {
  const { time } = useTexts(statusTexts);
  const number = useNumber();
  const all = Object.values(milliseconds).reduce((sum, one) => sum + one, 0);
  return (
    <Table caption={time.caption} head={time.head}>
      {Object.entries(milliseconds).map(([stage, one]) => (
        <Row key={stage} name={time.stages[stage] ?? stage} value={number(one)} share={one / all} />
      ))}
    </Table>
  );
}
