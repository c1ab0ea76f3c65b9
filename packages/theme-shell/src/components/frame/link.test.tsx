import { describe, expect, it } from 'vitest';
import { mount } from '../../../test/mount.js';
import { componentPage, site } from '../../../test/sample.js';
import { Link } from './link.js';
import { ShellProvider } from './shell-context.js';

describe('Link', () => {
  const linkTo = (href: string, current?: boolean) =>
    mount(
      <ShellProvider site={site} page={componentPage} sidebar={null}>
        <Link href={href} className="x" {...(current === undefined ? {} : { current })}>
          Text
        </Link>
      </ShellProvider>,
    ).container.innerHTML;

  it('is a plain link with the base path', () => {
    expect(linkTo('/cloud')).toBe('<a href="/docs/cloud" class="x">Text</a>');
  });

  it.each(['https://example.org/', '//example.org/'])('does not hand this window over to %s', (href) => {
    expect(linkTo(href)).toBe(`<a href="${href}" class="x" rel="noopener">Text</a>`);
  });

  it('says when it is the current page', () => {
    expect(linkTo('/cloud', true)).toContain('aria-current="page"');
    expect(linkTo('/cloud', false)).not.toContain('aria-current');
  });
});
