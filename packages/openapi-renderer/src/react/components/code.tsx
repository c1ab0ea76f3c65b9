import type { CodeView, ExampleView } from '../operation/operation-view.js';
import { markupText, sampleHtml } from '../text/sample-html.js';
import type { PageLinks, PartProps } from './page-links.js';
import { Text } from './text.js';

/** Longer code is shown without colors: they would cost more than they help. */
const MAX_HIGHLIGHTED = 20_000;

interface CodeProps extends Pick<CodeView, 'code' | 'syntax' | 'isSample'> {
  links: Pick<PageLinks, 'highlightCode'>;
}

export function Code({ code, syntax, isSample = false, links }: CodeProps) {
  const known = isSample || syntax === 'json' ? sampleHtml(code, syntax) : null;
  return (
    <figure className="code">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what overflows */}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: known ?? codeHtml(code, syntax, links) }} />
      </pre>
    </figure>
  );
}

const codeHtml = (code: string, syntax: string, { highlightCode }: CodeProps['links']): string =>
  code.length > MAX_HIGHLIGHTED ? markupText(code) : highlightCode(code, syntax);

/** An example with what is to be said of it: whether it is made up, cut, or elsewhere. */
export function Example({ example, links, level }: PartProps & { example: ExampleView }) {
  const { url, generated, cut, description } = example;
  return (
    <>
      {description !== '' && <Text markdown={description} level={level} links={links} />}
      {url === null ? (
        <Code {...example} links={links} />
      ) : (
        <p>
          <a href={url} rel="noopener nofollow">
            {url}
          </a>
        </p>
      )}
      {generated && <p className="api-generated">{links.t('Generated from the schema')}</p>}
      {cut > 0 && (
        <p className="api-generated">
          {links.t('{count} more characters are left out here', { count: cut.toLocaleString('en') })}
        </p>
      )}
    </>
  );
}
