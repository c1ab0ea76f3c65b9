import { describe, expect, it } from 'vitest';
import { mount } from '../../test/mount.js';
import { componentPage, site } from '../../test/sample.js';
import { Link, withBase } from './link.js';
import { ShellProvider } from './shell-context.js';

describe('withBase', () => {
  it.each([
    ['/cloud', '/docs/', '/docs/cloud'],
    ['/', '/docs/', '/docs/'],
    ['/docs', '/docs/', '/docs'],
    ['/docs/', '/docs/', '/docs/'],
    ['/docs/cloud', '/docs/', '/docs/cloud'],
    ['/docsearch', '/docs/', '/docs/docsearch'],
    ['/cloud?x=1#y', '/docs/', '/docs/cloud?x=1#y'],
    ['/cloud', '/', '/cloud'],
    ['cloud', '/docs/', 'cloud'],
    ['#top', '/docs/', '#top'],
    ['//cdn.example.org/x', '/docs/', '//cdn.example.org/x'],
    ['/docs#x', '/docs/', '/docs#x'],
    ['/docs?q=1', '/docs/', '/docs?q=1'],
    ['/#x', '/docs/', '/docs/#x'],
    ['https://example.org/cloud', '/docs/', 'https://example.org/cloud'],
    ['mailto:someone@example.org', '/docs/', 'mailto:someone@example.org'],
  ])('makes %s below %s to %s', (href, baseUrl, address) => {
    expect(withBase(href, baseUrl)).toBe(address);
  });
});

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
