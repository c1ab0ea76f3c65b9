import { describe, expect, it } from 'vitest';
import { mount, textsOf } from '../../../test/mount.js';
import { articleHtml, docPage, site } from '../../../test/sample.js';
import type { NavbarItem } from '../../model/navbar.js';
import type { DocPage } from '../../model/shell-page.js';
import type { ShellSite } from '../../model/shell-site.js';
import { Shell } from '../frame/shell.js';

const area = {
  id: 'cloud',
  label: 'Cloud',
  versions: [
    { name: 'current', label: 'Next', href: '/docs/next/cloud/intro', isLast: false },
    { name: '2', label: '2.x', href: '/docs/cloud/intro', isLast: true },
    { name: '1', label: '1.x', href: '/docs/1/cloud/intro', isLast: false },
  ],
};
const locales = [
  { code: 'en', label: 'English', htmlLang: 'en', dir: 'ltr', basePath: '/docs/' },
  { code: 'ar', label: 'العربية', htmlLang: 'ar-EG', dir: 'rtl', basePath: '/docs/ar/' },
] as const;

function bar(item: NavbarItem, page: Partial<DocPage> = {}, own: Partial<ShellSite> = {}): HTMLElement {
  const shown = { ...site, areas: [area], locales: [...locales], navbar: [item], ...own };
  const { container } = mount(
    <Shell
      site={shown}
      page={{ ...docPage, ...page }}
      sidebar={null}
      html={articleHtml}
      PageComponent={null}
    />,
  );
  const items = container.querySelector<HTMLElement>('.navbar-items');
  if (!items) throw new Error('The navbar has no items.');
  return items;
}

const targets = (root: HTMLElement): (string | null)[][] =>
  [...root.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

const onVersion1 = { version: { area: 'cloud', name: '1', sameDocument: { '2': '/docs/cloud/projects' } } };

describe('a link', () => {
  const item: NavbarItem = {
    type: 'link',
    position: 'left',
    label: 'Cloud',
    href: '/docs/cloud/intro',
    activeBase: '/docs/cloud/',
    area: 'cloud',
    hrefs: { '1': '/docs/1/cloud/intro' },
  };

  it('is marked in its area', () => {
    expect(textsOf(bar(item), '.active')).toEqual(['Cloud']);
    expect(textsOf(bar(item, { path: '/docs/clouds' }), '.active')).toEqual([]);
  });

  it('of an area at the root of the site is not marked in areas below it', () => {
    const root = { ...item, activeBase: '/docs/', otherBases: ['/docs/api/'] };
    expect(textsOf(bar(root, { path: '/docs/start/install' }), '.active')).toEqual(['Cloud']);
    expect(textsOf(bar(root, { path: '/docs/api' }), '.active')).toEqual([]);
    expect(textsOf(bar(root, { path: '/docs/api/notes' }), '.active')).toEqual([]);
  });

  it('with an icon has its label beside it, which names it', () => {
    const root = bar({ ...item, icon: { path: 'M0 0h1', filled: true } });
    expect(root.querySelector('a > svg.icon-mark[aria-hidden="true"] > path')?.getAttribute('d')).toBe(
      'M0 0h1',
    );
    expect(textsOf(root, 'a > span')).toEqual(['Cloud']);
  });

  it('of an area with versions leads to the open version, else the preferred, else the latest', () => {
    expect(targets(bar(item, onVersion1))).toEqual([['Cloud', '/docs/1/cloud/intro']]);
    expect(targets(bar(item))).toEqual([['Cloud', '/docs/cloud/intro']]);
    localStorage.setItem('docs-preferred-version-cloud', '1');
    expect(targets(bar(item))).toEqual([['Cloud', '/docs/1/cloud/intro']]);
    localStorage.clear();
  });
});

describe('a dropdown', () => {
  const items = [
    { type: 'link', label: 'Forum', href: 'https://forum.example.org/', activeBase: null },
    { type: 'html', value: '<b>Soon</b>' },
  ] as const;
  const root = () => bar({ type: 'dropdown', position: 'right', label: 'Community', items: [...items] });

  it('is a button and the popover that it opens, which needs no script', () => {
    const button = root().querySelector('button');
    expect(button?.textContent).toBe('Community');
    const list = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    expect(list?.getAttribute('popover')).toBe('auto');
    expect(textsOf(list ?? document, 'li')).toEqual(['Forum', 'Soon']);
    expect(list?.querySelector('b')).not.toBeNull();
  });

  it('opens in place in the drawer', () => {
    root();
    const details = document.querySelector('.drawer-menu details');
    expect(textsOf(details ?? document, 'summary, a')).toEqual(['Community', 'Forum']);
  });
});

it('HTML stands as it is', () => {
  const root = bar({ type: 'html', position: 'left', value: '<i data-mark="">42</i>' });
  expect(textsOf(root, '.navbar-html > [data-mark]')).toEqual(['42']);
});

it('an area’s version names the open one and leads to its first document', () => {
  const item = { type: 'docsVersion', area: 'cloud', position: 'left' } as const;
  expect(targets(bar(item, onVersion1))).toEqual([['1.x', '/docs/1/cloud/intro']]);
  expect(targets(bar(item))).toEqual([['2.x', '/docs/cloud/intro']]);
  expect(targets(bar({ ...item, label: 'Now' }))).toEqual([['Now', '/docs/cloud/intro']]);
  expect(targets(bar({ ...item, area: 'gone' }))).toEqual([]);
});

describe('the version switcher', () => {
  const item: NavbarItem = {
    type: 'docsVersionDropdown',
    area: 'cloud',
    position: 'right',
    after: [{ label: 'All versions', href: '/versions' }],
  };

  it('leads to the same document in each version, else to its first', () => {
    const root = bar(item, onVersion1);
    expect(root.querySelector('button')?.getAttribute('aria-label')).toBe('Versions: 1.x');
    expect(targets(root)).toEqual([
      ['Next', '/docs/next/cloud/intro'],
      ['2.x', '/docs/cloud/projects'],
      ['1.x', '/docs/cloud/projects/overview'],
      ['All versions', '/docs/versions'],
    ]);
    expect(textsOf(root, '[aria-current]')).toEqual(['1.x']);
  });

  it('shows the preferred version elsewhere, and forgets one that is gone', () => {
    localStorage.setItem('docs-preferred-version-cloud', 'current');
    expect(textsOf(bar(item), '[aria-current]')).toEqual(['Next']);
    localStorage.setItem('docs-preferred-version-cloud', '0.9');
    expect(textsOf(bar(item), '[aria-current]')).toEqual(['2.x']);
    expect(localStorage.getItem('docs-preferred-version-cloud')).toBeNull();
  });
});

describe('the locale switcher', () => {
  const item: NavbarItem = { type: 'localeDropdown', position: 'right' };

  it('leads to the same page in each language, in its own name and direction', () => {
    const root = bar(item, {
      alternates: [{ locale: 'ar', path: '/docs/ar/cloud/projects/overview', translated: false }],
    });
    expect(targets(root)).toEqual([
      ['English', '/docs/cloud/projects/overview'],
      ['العربية', '/docs/ar/cloud/projects/overview'],
    ]);
    const [, arabic] = root.querySelectorAll('a');
    expect([arabic?.lang, arabic?.hreflang, arabic?.dir]).toEqual(['ar-EG', 'ar-EG', 'rtl']);
  });

  it('is not there where there is one language', () => {
    expect(bar(item, {}, { locales: [locales[0]] }).querySelector('button')).toBeNull();
  });
});
