import type { CodeView, ExampleView } from '../operation/operation-view.js';
import { codeHtml } from '../text/code-html.js';
import { sampleHtml } from '../text/sample-html.js';
import type { PageLinks } from './page-links.js';
import { Text } from './text.js';

export function Code({ code, syntax, isSample = false }: Pick<CodeView, 'code' | 'syntax' | 'isSample'>) {
  const known = isSample || syntax === 'json' ? sampleHtml(code, syntax) : null;
  return (
    <figure className="code">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what overflows */}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: known ?? codeHtml(code, syntax) }} />
      </pre>
    </figure>
  );
}

/** An example with what is to be said of it: whether it is made up, cut, or elsewhere. */
export function Example({
  example,
  links,
  level,
}: {
  example: ExampleView;
  links: PageLinks;
  level: number;
}) {
  const { url, generated, cut, description } = example;
  return (
    <>
      {description !== '' && <Text markdown={description} level={level} links={links} />}
      {url === null ? (
        <Code {...example} />
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
