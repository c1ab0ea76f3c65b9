import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiOperation } from '../../api-model/index.js';
import { OperationProse } from '../components/operation.js';
import { OperationSamples } from '../components/samples.js';
import { Heading } from '../components/text.js';
import { describeOperation } from '../operation/describe-operation.js';
import { operationMarkdown } from '../twin/operation-markdown.js';
import { operationPath } from './plan-pages.js';
import type { RenderScope } from './render-scope.js';
import { sectionOf } from './search-sections.js';

interface OperationPlacement {
  anchor: string;
  prefix: string[];
  allotment: number;
  /** Of the headings of its sections. */
  level: number;
}

/** An operation: text and, beside it, samples. */
export function renderOperation(
  operation: ApiOperation,
  scope: RenderScope,
  { level, ...place }: OperationPlacement,
): string {
  const { index, anchors, links } = scope;
  const view = describeOperation(operation, { index, anchors, ...place });
  const single = scope.plan.layout === 'single';
  const twinPath = `${operationPath(operation)}.md`;
  const prose = renderToStaticMarkup(
    <div className="api-prose">
      {single && (
        <Heading level={level - 1} id={view.anchor} links={links}>
          {operation.title}
        </Heading>
      )}
      <OperationProse view={view} links={links} level={level} twin={scope.site.file?.(twinPath)} />
    </div>,
  );
  const samples = renderToStaticMarkup(<OperationSamples view={view} links={links} level={level} />);
  scope.sections.push(sectionOf(single ? view.anchor : '', tagPath(operation, scope), prose));
  const twin = operationMarkdown(view, index);
  scope.files.push({ path: twinPath, text: twin });
  scope.markdown.push(single ? operationMarkdown(view, index, level - 1) : twin);
  // Said at the start: a browser shows the text before the samples have come, and must not move it then.
  const columns = samples === '' ? '' : ' data-columns';
  return `<section class="api-operation"${columns}>${prose}${samples}</section>`;
}

/** Headings above a section, as search shows them. */
function tagPath(operation: ApiOperation, { plan, index }: RenderScope): string[] {
  if (plan.layout !== 'single') return [];
  const tag = index.model.tags.find(({ operations }) => operations.includes(operation.id));
  return [...(tag ? [tag.title] : []), operation.title];
}
