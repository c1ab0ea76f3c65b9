import '@org/theme-shell/landing.css';
import './pages.css';
import type { SearchSettings } from '@org/search-ui';
import { Link, useShell } from '@org/theme-shell/client';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ALL_SCRIPTS, READABLE_SCRIPTS, STYLES } from '../budgets.js';
import { useTexts } from '../texts/by-locale.js';
import { statusTexts } from '../texts/status.js';

/** What this page reads of `report.json`. */
interface Report extends Partial<BuildFigures> {
  versions: { node: string; siteBuilder: string };
  customFields: { documents?: string };
  pages: number;
  pagesByArea: Record<string, number>;
  translated: Record<string, number>;
  diagnostics: { error: number; warning: number; info: number };
}

/** What a build alone finds out, so that the dev server's report has none of it. */
interface BuildFigures {
  milliseconds: Record<string, number>;
  everyPage: { styles: number; readable: number; shell: number };
  largestPages: { file: string; gzip: number }[];
  checked: { links: number; anchors: number; assets: number };
}

const hasBuildFigures = (report: Report): report is Report & BuildFigures =>
  report.milliseconds !== undefined;

/** Why there is no report: the status that the server answered with, or what the browser says. */
type Failure = number | string;
type State = { step: 'loading' } | { step: 'failed'; failure: Failure } | { step: 'loaded'; report: Report };

export default function Status() {
  const address = useReportAddress();
  const [state, retry] = useReport(address);
  const { heading, lead, ...texts } = useTexts(statusTexts);
  return (
    <div className="landing status">
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="landing-lead">
        {lead[0]}
        <a href={address}>report.json</a>
        {lead[1]}
      </p>
      <div aria-live="polite" aria-busy={state.step === 'loading'}>
        {state.step === 'loading' && <p>{texts.reading}</p>}
        {state.step === 'failed' && (
          <p role="alert">
            {texts.failed}
            {typeof state.failure === 'number' ? `${texts.answered}${state.failure}` : state.failure}.{' '}
            <button type="button" onClick={retry}>
              {texts.retry}
            </button>
          </p>
        )}
        {state.step === 'loaded' && <Figures report={state.report} />}
      </div>
    </div>
  );
}

/** One report for all locales, which lies where the site begins: below the shortest of their base paths. */
function useReportAddress(): string {
  const { baseUrl, locales = [] } = useShell().site;
  const basePaths = [baseUrl, ...locales.map(({ basePath }) => basePath)];
  return `${basePaths.reduce((shortest, path) => (path.length < shortest.length ? path : shortest))}report.json`;
}

function useReport(address: string): [State, () => void] {
  const [state, setState] = useState<State>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    void readReport(address, leaving.signal).then((next) => {
      if (!leaving.signal.aborted) setState(next);
    });
    return () => leaving.abort();
  }, [address, attempt]);
  const retry = useCallback(() => {
    setState({ step: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return [state, retry];
}

async function readReport(address: string, signal: AbortSignal): Promise<State> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) return { step: 'failed', failure: response.status };
    return { step: 'loaded', report: (await response.json()) as Report };
  } catch (error) {
    return { step: 'failed', failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Writes numbers as the page's language does. */
function useNumber(): (count: number) => string {
  const { locale } = useShell().site;
  return (count) => count.toLocaleString(locale);
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

function Figures({ report }: { report: Report }) {
  const { site } = useShell();
  const { versions, pages, checks, withBuild, instead } = useTexts(statusTexts);
  const number = useNumber();
  const nameOf = useNames();
  return (
    <>
      <Table caption={versions.caption} head={versions.head}>
        {report.customFields.documents && (
          <Row name={versions.product} value={report.customFields.documents} />
        )}
        <Row name={versions.builder} value={report.versions.siteBuilder} />
        <Row name={versions.node} value={report.versions.node} />
      </Table>
      <Table caption={pages.caption} head={pages.head}>
        {Object.entries(report.pagesByArea).map(([area, count]) => (
          <Row key={area} name={nameOf.area(area)} value={number(count)} />
        ))}
        <Row name={pages.all} value={number(report.pages)} />
        {Object.entries(report.translated).map(([locale, count]) => (
          <Row key={locale} name={pages.translated + nameOf.locale(locale)} value={number(count)} />
        ))}
      </Table>
      <Table caption={checks.caption} head={checks.head}>
        {report.checked && (
          <>
            <Row name={checks.links} value={number(report.checked.links)} />
            <Row name={checks.anchors} value={number(report.checked.anchors)} />
            <Row name={checks.assets} value={number(report.checked.assets)} />
          </>
        )}
        <Row name={checks.errors} value={number(report.diagnostics.error)} />
        <Row name={checks.warnings} value={number(report.diagnostics.warning)} />
      </Table>
      {hasBuildFigures(report) ? <BuildTables figures={report} /> : <p>{withBuild}</p>}
      <p>
        {instead[0]}
        <Link href={site.homeHref}>{instead[1]}</Link>.
      </p>
    </>
  );
}

function BuildTables({ figures }: { figures: BuildFigures }) {
  const { time } = useTexts(statusTexts);
  const number = useNumber();
  return (
    <>
      <Budgets figures={figures} />
      <Table caption={time.caption} head={time.head}>
        {Object.entries(figures.milliseconds).map(([stage, milliseconds]) => (
          <Row key={stage} name={time.stages[stage] ?? stage} value={number(milliseconds)} />
        ))}
      </Table>
    </>
  );
}

function Budgets({ figures: { everyPage, largestPages } }: { figures: BuildFigures }) {
  const { budgets } = useTexts(statusTexts);
  const bytes = useNumber();
  const [largest] = largestPages;
  return (
    <Table caption={budgets.caption} head={budgets.head}>
      <Row name={budgets.readable} value={bytes(everyPage.readable)} limit={bytes(READABLE_SCRIPTS)} />
      <Row
        name={budgets.scripts}
        value={bytes(everyPage.readable + everyPage.shell)}
        limit={bytes(ALL_SCRIPTS)}
      />
      <Row name={budgets.styles} value={bytes(everyPage.styles)} limit={bytes(STYLES)} />
      {largest && (
        <Row name={budgets.largest + largest.file} value={bytes(largest.gzip)} limit={budgets.noLimit} />
      )}
    </Table>
  );
}

function Table({ caption, head, children }: { caption: string; head: string[]; children: ReactNode }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** `limit`: not given where the table has no such column. */
function Row({ name, value, limit }: { name: string; value: string; limit?: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{value}</td>
      {limit !== undefined && <td>{limit}</td>}
    </tr>
  );
}
