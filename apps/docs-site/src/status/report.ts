import { useCallback, useEffect, useState } from 'react';
import { useShell } from '@org/theme-shell/client';

/** What the status page reads of `report.json`. */
export interface Report extends Partial<BuildFigures> {
  versions: { node: string; siteBuilder: string };
  customFields: { documents?: string };
  pages: number;
  pagesByArea: Record<string, number>;
  translated: Record<string, number>;
  diagnostics: { error: number; warning: number; info: number };
}

/** What a build alone finds out, so that the dev server's report has none of it. */
export interface BuildFigures {
  built: string;
  milliseconds: Record<string, number>;
  everyPage: { styles: number; readable: number; shell: number };
  largestPages: { file: string; gzip: number }[];
  checked: { links: number; anchors: number; assets: number };
}

export const hasBuildFigures = (report: Report): report is Report & BuildFigures =>
  report.milliseconds !== undefined;

/** Why there is no report: the status that the server answered with, or what the browser says. */
type Failure = number | string;
export type ReportState =
  { step: 'loading' } | { step: 'failed'; failure: Failure } | { step: 'loaded'; report: Report };

/** One report for all locales, which lies where the site begins: below the shortest of their base paths. */
export function useReportAddress(): string {
  const { baseUrl, locales = [] } = useShell().site;
  const basePaths = [baseUrl, ...locales.map(({ basePath }) => basePath)];
  return `${basePaths.reduce((shortest, path) => (path.length < shortest.length ? path : shortest))}report.json`;
}

/** The report, and what asks for it again. */
export function useReport(address: string): [ReportState, () => void] {
  const [state, setState] = useState<ReportState>({ step: 'loading' });
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

async function readReport(address: string, signal: AbortSignal): Promise<ReportState> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) return { step: 'failed', failure: response.status };
    return { step: 'loaded', report: (await response.json()) as Report };
  } catch (error) {
    return { step: 'failed', failure: error instanceof Error ? error.message : String(error) };
  }
}
