import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiOperation } from '../../api-model/index.js';
import { OperationProse } from '../components/operation.js';
import { OperationSamples } from '../components/samples.js';
import { Heading } from '../components/text.js';
import { operationMarkdown } from '../markdown/operation-markdown.js';
import { describeOperation } from '../operation/describe-operation.js';
import { outlineOperation } from '../outline/operation-outline.js';
import { Outline } from '../outline/outline.js';
import type { PageContext, PagePart } from './page-context.js';
import { operationPath } from './plan-pages.js';

interface OperationPlacement {
  anchor: string;
  prefix: string[];
  /** Fields that may be shown. */
  budget: number;
  /** Of the headings of its sections. */
  level: number;
}

/** An operation: text and, beside it, samples. */
export function renderOperation(
  operation: ApiOperation,
  context: PageContext,
  { level, ...placement }: OperationPlacement,
): PagePart {
  const { index, anchors, links, site } = context;
  const view = describeOperation(operation, { index, anchors, ...placement });
  const single = context.plan.layout === 'single';
  const path = `${operationPath(operation)}.md`;
  const prose = renderToStaticMarkup(
    <div className="api-prose">
      {single && (
        <Heading level={level - 1} id={view.anchor} links={links}>
          {operation.title}
        </Heading>
      )}
      <OperationProse view={view} links={links} level={level} markdownHref={site.file?.(path)} />
    </div>,
  );
  const samples = renderToStaticMarkup(<OperationSamples view={view} links={links} level={level} />);
  const outline = new Outline(links);
  if (single) outline.addAnchor(view.anchor, operation.title);
  outlineOperation(view, outline);
  const text = operationMarkdown(view, index);
  // Said at the start: a browser shows the text before the samples have come, and must not move it then.
  const columns = samples === '' ? '' : ' data-columns';
  return {
    html: `<section class="api-operation"${columns}>${prose}${samples}</section>`,
    anchors: outline.anchors,
    sections: [{ anchor: single ? view.anchor : '', path: tagPath(operation, context), text: outline.text }],
    markdown: single ? operationMarkdown(view, index, level - 1) : text,
    files: [{ path, text }],
  };
}

/** Headings above a section, as search shows them. */
function tagPath(operation: ApiOperation, { plan, index }: PageContext): string[] {
  if (plan.layout !== 'single') return [];
  const tag = index.model.tags.find(({ operations }) => operations.includes(operation.id));
  return [...(tag ? [tag.title] : []), operation.title];
}
