import { messageParts } from '@org/site-model';
import type { ExampleView, OperationView } from '../operation/operation-view.js';
import { Choice } from './choice.js';
import { Code, Example } from './code.js';
import { ConsoleSlot } from './console.js';
import type { PageLinks, PartProps } from './page-links.js';

/** Code and examples: the right column. */
export function OperationSamples({ view, links, level }: PartProps & { view: OperationView }) {
  const { anchor, samples, requestExamples, responseExamples, operation } = view;
  if (samples.length + responseExamples.length + requestExamples.length === 0) return null;
  return (
    <div className="api-samples">
      <Samples view={view} links={links} />
      <Examples
        name={`${anchor}-request`}
        title={links.t('Request examples')}
        examples={requestExamples}
        links={links}
        level={level}
      />
      <Examples
        name={`${anchor}-example`}
        title={links.t(operation.kind === 'operation' ? 'Response' : 'Answer')}
        examples={responseExamples}
        links={links}
        level={level}
      />
    </div>
  );
}

function Samples({ view, links }: { view: OperationView; links: PageLinks }) {
  const { anchor, samples, operation, servers } = view;
  if (samples.length === 0) return null;
  const options = samples.map((sample) => ({
    id: sample.id,
    label: sample.label,
    content: <Code {...sample} links={links} />,
  }));
  return (
    <div className="api-panel">
      <p className="api-panel-title">{links.t(operation.kind === 'operation' ? 'Request' : 'Samples')}</p>
      <Choice
        title={links.t('Language')}
        name={`${anchor}-sample`}
        group="api-language"
        quiet
        options={options}
      />
      {view.isShortened && <p className="api-generated">{links.t('Long values are shortened here')}</p>}
      <Served at={servers[0]?.url} links={links} />
      {view.console && <ConsoleSlot data={view.console} links={links} />}
    </div>
  );
}

/** An operation that answers elsewhere than the rest of the API says so. */
const Served = ({ at, links }: { at: string | undefined; links: PageLinks }) =>
  at !== undefined && (
    <p className="api-generated">
      {messageParts(links.t('Served at {server}'), { server: <code key="server">{at}</code> })}
    </p>
  );

interface ExamplesProps extends PartProps {
  name: string;
  title: string;
  examples: ExampleView[];
}

function Examples({ name, title, examples, links, level }: ExamplesProps) {
  if (examples.length === 0) return null;
  const options = examples.map((item, index) => ({
    id: String(index),
    label: item.label,
    content: (
      <>
        {examples.length === 1 && <p className="api-example-label">{item.label}</p>}
        <Example example={item} links={links} level={level} />
      </>
    ),
  }));
  return (
    <div className="api-panel">
      <p className="api-panel-title">{title}</p>
      <Choice title={title} name={name} group={null} quiet options={options} />
    </div>
  );
}
