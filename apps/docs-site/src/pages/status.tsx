import { Link, useShell } from '@org/theme-shell/client';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ALL_SCRIPTS, READABLE_SCRIPTS, STYLES } from '../budgets.js';

/** One for all locales. */
const ADDRESS = `${import.meta.env.BASE_URL}report.json`;

/** What this page reads of the build's `report.json`. */
interface Report {
  versions: { node: string; siteBuilder: string };
  customFields: { documents?: string };
  pages: number;
  pagesByArea: Record<string, number>;
  milliseconds: Record<string, number>;
  everyPage: { styles: number; readable: number; shell: number };
  largestPages: { file: string; gzip: number }[];
  checked: { links: number; anchors: number; assets: number };
  diagnostics: { error: number; warning: number; info: number };
}

type State = { step: 'loading' } | { step: 'failed'; reason: string } | { step: 'loaded'; report: Report };

export default function Status() {
  const [state, retry] = useReport(ADDRESS);
  return (
    <div className="landing status">
      <h1 tabIndex={-1}>Status</h1>
      <p className="landing-lead">
        What the last build of this site knows about itself. The same figures, and more, are in{' '}
        <a href={ADDRESS}>report.json</a>.
      </p>
      <div aria-live="polite" aria-busy={state.step === 'loading'}>
        {state.step === 'loading' && <p>Reading the report…</p>}
        {state.step === 'failed' && (
          <p role="alert">
            The report could not be read: {state.reason}.{' '}
            <button type="button" onClick={retry}>
              Retry
            </button>
          </p>
        )}
        {state.step === 'loaded' && <Figures report={state.report} />}
      </div>
    </div>
  );
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
    if (!response.ok) return { step: 'failed', reason: `the server answered ${response.status}` };
    return { step: 'loaded', report: (await response.json()) as Report };
  } catch (error) {
    return { step: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function Figures({ report }: { report: Report }) {
  const { site } = useShell();
  return (
    <>
      <Table caption="Versions" head={['What', 'Version']}>
        {report.customFields.documents && (
          <Row name="Documented product" value={report.customFields.documents} />
        )}
        <Row name="Site builder" value={report.versions.siteBuilder} />
        <Row name="Node.js" value={report.versions.node} />
      </Table>
      <Table caption="Pages by area" head={['Area', 'Pages']}>
        {Object.entries(report.pagesByArea).map(([area, pages]) => (
          <Row key={area} name={area} value={String(pages)} />
        ))}
        <Row name="All, with the pages that belong to no area" value={String(report.pages)} />
      </Table>
      <Table caption="Checks" head={['What was checked', 'Result']}>
        <Row name="Links inside of the site" value={String(report.checked.links)} />
        <Row name="Anchors" value={String(report.checked.anchors)} />
        <Row name="Images and downloads" value={String(report.checked.assets)} />
        <Row name="Errors" value={String(report.diagnostics.error)} />
        <Row name="Warnings" value={String(report.diagnostics.warning)} />
      </Table>
      <Budgets report={report} />
      <Table caption="Time of the build" head={['Stage', 'Milliseconds']}>
        {Object.entries(report.milliseconds).map(([stage, time]) => (
          <Row key={stage} name={stage} value={String(time)} />
        ))}
      </Table>
      <p>
        To read instead of to count: <Link href={site.homeHref}>start here</Link>.
      </p>
    </>
  );
}

function Budgets({ report: { everyPage, largestPages } }: { report: Report }) {
  const [largest] = largestPages;
  return (
    <Table caption="Budgets, gzip" head={['What a page brings', 'Bytes', 'Limit']}>
      <Row
        name="Scripts until it is readable and usable"
        value={bytes(everyPage.readable)}
        limit={READABLE_SCRIPTS}
      />
      <Row
        name="Scripts with the shell"
        value={bytes(everyPage.readable + everyPage.shell)}
        limit={ALL_SCRIPTS}
      />
      <Row name="Styles" value={bytes(everyPage.styles)} limit={STYLES} />
      {largest && <Row name={`Largest page, ${largest.file}`} value={bytes(largest.gzip)} limit={null} />}
    </Table>
  );
}

const bytes = (count: number): string => count.toLocaleString('en');

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

/** `limit`: not given where the table has no such column, `null` where nothing limits it. */
function Row({ name, value, limit }: { name: string; value: string; limit?: number | null }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{value}</td>
      {limit !== undefined && <td>{limit === null ? 'none' : bytes(limit)}</td>}
    </tr>
  );
}
