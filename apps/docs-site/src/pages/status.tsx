import '@org/theme-shell/landing.css';
import '../status/status.css';
import { Figures } from '../status/figures.js';
import { type ReportState, useReport, useReportAddress } from '../status/report.js';
import { Summary } from '../status/summary.js';
import { useTexts } from '../texts/by-locale.js';
import { statusTexts } from '../texts/status.js';

export default function Status() {
  const address = useReportAddress();
  const [state, retry] = useReport(address);
  const { heading, lead } = useTexts(statusTexts);
  return (
    <div className="landing status">
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="landing-lead">
        {lead[0]}
        <a href={address}>report.json</a>
        {lead[1]}
      </p>
      <div aria-live="polite" aria-busy={state.step === 'loading'}>
        <Outcome state={state} retry={retry} />
      </div>
    </div>
  );
}

function Outcome({ state, retry }: { state: ReportState; retry(): void }) {
  const texts = useTexts(statusTexts);
  if (state.step === 'loading')
    return (
      <div className="status-summary">
        <p>{texts.reading}</p>
        <noscript>{texts.noScript}</noscript>
      </div>
    );
  if (state.step === 'loaded')
    return (
      <>
        <Summary report={state.report} />
        <Figures report={state.report} />
      </>
    );
  const { failure } = state;
  return (
    <div className="status-summary danger" role="alert">
      <h2>{texts.failed}</h2>
      <p>{typeof failure === 'number' ? `${texts.answered}${failure}` : failure}.</p>
      <button type="button" className="button" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}
