import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mount, textsOf } from '../../../test/mount.js';
import { articleHtml, componentPage, docPage, notFoundPage, sidebar, site } from '../../../test/sample.js';
import { MissingPage } from '../fallbacks/not-found.js';
import type { DocPage, ShellPage } from '../../model/shell-page.js';
import { Shell, type ShellProps } from './shell.js';
import { useShell } from './shell-context.js';

const shell = (page: ShellPage, changes: Partial<ShellProps> = {}) => (
  <Shell site={site} page={page} sidebar={null} html="" PageComponent={null} {...changes} />
);
const doc = (changes: Partial<DocPage> = {}, props: Partial<ShellProps> = {}) =>
  shell({ ...docPage, ...changes }, { sidebar, html: articleHtml, ...props });
const draw = (node: Parameters<typeof mount>[0]): HTMLElement => mount(node).container;
const linksOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(`${selector} a`)].map((link) => [link.textContent, link.getAttribute('href')]);

describe('around every page', () => {
  it.each([
    ['doc', doc()],
    ['component', shell(componentPage, { PageComponent: () => <p>Hello</p> })],
    ['not-found', shell(notFoundPage)],
  ])('stand the skip link, the navbar, the drawer, the footer and the announcer: %s', (_kind, node) => {
    const container = draw(node);
    expect(container.firstElementChild?.textContent).toBe('Skip to main content');
    expect(textsOf(container, '.navbar .navbar-link')).toEqual(['Cloud', 'Search', 'Source']);
    expect(textsOf(container, '#docs-drawer[popover=auto] .drawer-menu a')).toEqual([
      'Cloud',
      'Search',
      'Source',
    ]);
    expect(textsOf(container, '.footer-note')).toEqual(['An independent guide.']);
    expect(container.querySelector('#docs-announcer')?.getAttribute('aria-live')).toBe('polite');
  });

  it.each(['left', 'right'] as const)('has the search in the bar at every width, at the %s', (position) => {
    const search = { type: 'search', label: 'Find', href: '/docs/find', position } as const;
    const navbar = [...site.navbar, search];
    const container = draw(doc({}, { site: { ...site, navbar } }));
    const link = container.querySelector('.navbar [data-search-open]');
    expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/docs/find', 'FindCtrl K']);
    const isFirst = link?.compareDocumentPosition(container.querySelector('.navbar-gap') as Node) === 4;
    expect(isFirst).toBe(position === 'left');
    expect(link?.getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K /');
    expect(linksOf(container, '.navbar-items, .drawer-menu')).not.toContainEqual(['Find', '/docs/find']);
  });

  it('marks the navbar item of the area that the page is in, and only by whole path segments', () => {
    const active = (path: string) => textsOf(draw(doc({ path })), '.navbar .active');
    expect(active('/docs/cloud/projects/overview')).toEqual(['Cloud']);
    expect(active('/docs/cloud')).toEqual(['Cloud']);
    expect(active('/docs/cloudy/intro')).toEqual([]);
  });

  it('has no empty footer', () => {
    const bare = { ...site, footer: { groups: [], note: '' } };
    expect(draw(shell(notFoundPage, { site: bare })).querySelector('footer')).toBeNull();
  });

  it('has the languages and the color mode in the footer where the site wants them', () => {
    const locales = [
      { code: 'en', label: 'English', htmlLang: 'en', dir: 'ltr', basePath: '/docs/' },
      { code: 'fr', label: 'Français', htmlLang: 'fr', dir: 'ltr', basePath: '/docs/fr/' },
    ] as const;
    const footer = { groups: [], note: '', languages: true, colorMode: true };
    const container = draw(doc({}, { site: { ...site, locales: [...locales], footer } }));
    expect(container.querySelector('.footer nav')?.getAttribute('aria-label')).toBe('Languages');
    expect(linksOf(container, '.footer')).toEqual([
      ['English', '/docs/cloud/projects/overview'],
      ['Français', '/docs/fr/cloud/projects/overview'],
    ]);
    expect(textsOf(container, '.footer [aria-current]')).toEqual(['English']);
    expect(container.querySelectorAll('.footer [data-color-toggle]')).toHaveLength(1);
    expect(draw(doc()).querySelector('.footer [data-color-toggle], .footer [hreflang]')).toBeNull();
  });

  it('shows a logo as decoration beside the title', () => {
    const logo = draw(doc()).querySelector('.brand img');
    expect(logo?.getAttributeNames().toSorted()).toEqual(['alt', 'fetchpriority', 'height', 'src', 'width']);
    expect(logo?.getAttribute('alt')).toBe('');
    expect(draw(doc({}, { site: { ...site, logo: null } })).querySelector('.brand img')).toBeNull();
  });
});

describe('a doc page', () => {
  it('shows the title and the article', () => {
    const container = draw(doc());
    expect(textsOf(container, 'main > article > h1')).toEqual(['Overview']);
    expect(container.querySelector('main .markdown')?.innerHTML).toBe(articleHtml);
  });

  it('shows the heading of the article in the place of the title, with its id', () => {
    const container = draw(doc({ heading: 'How it works', headingId: 'how' }));
    expect(textsOf(container, 'h1')).toEqual(['How it works']);
    expect(container.querySelector('h1')?.id).toBe('how');
    expect(textsOf(container, '.breadcrumbs [aria-current=page]')).toEqual(['Overview']);
    expect(draw(doc()).querySelector('h1')?.hasAttribute('id')).toBe(false);
  });

  it('shows its tags below the article, as links where they have pages', () => {
    const tags = [{ label: 'API', href: '/docs/cloud/tags/api' }, { label: 'Hidden' }];
    const container = draw(doc({ tags }));
    expect(container.querySelector('main > .doc-tags')?.getAttribute('aria-label')).toBe('Tags');
    expect(textsOf(container, '.doc-tags li')).toEqual(['API', 'Hidden']);
    expect(linksOf(container, '.doc-tags')).toEqual([['API', '/docs/cloud/tags/api']]);
    expect(draw(doc()).querySelector('.doc-tags')).toBeNull();
  });

  it('leaves the title to the article where the page says so', () => {
    expect(textsOf(draw(doc({ hideTitle: true })), 'h1')).toEqual([]);
  });

  it('has breadcrumbs from the home page to itself', () => {
    const container = draw(doc());
    expect(textsOf(container, '.breadcrumbs li')).toEqual(['Home', 'Projects', 'Overview']);
    expect(linksOf(container, '.breadcrumbs')).toEqual([
      ['Home', '/docs/'],
      ['Projects', '/docs/cloud/projects'],
    ]);
    expect(textsOf(container, '.breadcrumbs [aria-current=page]')).toEqual(['Overview']);
  });

  it('shows a breadcrumb without a page as text, and no breadcrumbs at the root of a sidebar', () => {
    expect(linksOf(draw(doc({ breadcrumbs: [{ label: 'Account' }] })), '.breadcrumbs')).toEqual([
      ['Home', '/docs/'],
    ]);
    expect(draw(doc({ breadcrumbs: [] })).querySelector('.breadcrumbs')).toBeNull();
  });

  it('leads to its neighbours', () => {
    const next = { label: 'Settings', href: '/docs/cloud/projects/settings' };
    expect(linksOf(draw(doc({ next })), '.pagination')).toEqual([
      ['Previous Introduction', '/docs/cloud/intro'],
      ['Next Settings', '/docs/cloud/projects/settings'],
    ]);
    expect(linksOf(draw(doc()), '.pagination')).toHaveLength(1);
    expect(draw(doc({ previous: null })).querySelector('.pagination')).toBeNull();
  });

  it('says where to edit it and when it changed', () => {
    expect(textsOf(draw(doc()), '.doc-footer > *')).toEqual([
      'Edit this page',
      'Last updated on Feb 29, 2024',
    ]);
    expect(draw(doc({ editHref: null, lastUpdate: null })).querySelector('.doc-footer')).toBeNull();
  });

  it('has its sidebar in the drawer, once, and none where there is none', () => {
    expect(draw(doc()).querySelectorAll('.layout.with-sidebar .drawer nav.sidebar')).toHaveLength(1);
    const alone = draw(doc({}, { sidebar: null }));
    expect(alone.querySelectorAll('.sidebar, .with-sidebar')).toHaveLength(0);
    expect(alone.querySelectorAll('.drawer.no-sidebar')).toHaveLength(1);
  });

  it('swaps the article with the page', () => {
    const { container, render } = mount(doc());
    render(doc({ path: '/docs/cloud/intro', title: 'Introduction' }, { html: '<p>Hello</p>' }));
    expect(textsOf(container, 'h1')).toEqual(['Introduction']);
    expect(container.querySelector('.markdown')?.innerHTML).toBe('<p>Hello</p>');
  });

  it('keeps what the browser made of the article while the page stays', () => {
    const { container, render } = mount(doc());
    const article = container.querySelector('.markdown');
    article?.append(document.createElement('hr'));
    render(doc());
    expect(container.querySelector('.markdown')).toBe(article);
    expect(article?.lastElementChild?.tagName).toBe('HR');
  });
});

describe('a component page', () => {
  it('shows its component, which may ask the shell for its data', () => {
    const Page = () => <h1>{useShell().page.title}</h1>;
    const container = draw(shell(componentPage, { PageComponent: Page }));
    expect(textsOf(container, 'main#main.page > h1')).toEqual(['Field guide']);
  });

  it('keeps the shell when it crashes, and is forgotten by the next page', () => {
    const Broken = () => {
      throw new Error('The data is missing.');
    };
    const { container, render } = mount(shell(componentPage, { PageComponent: Broken }));
    expect(textsOf(container, 'h1')).toEqual(['This page crashed.']);
    expect(container.querySelectorAll('.navbar, .footer')).toHaveLength(2);
    render(doc());
    expect(textsOf(container, 'h1')).toEqual(['Overview']);
  });
});

describe('the not-found page', () => {
  it('says so and leads home and to all of the site that the navbar names', () => {
    const container = draw(shell(notFoundPage, { PageComponent: MissingPage }));
    expect(textsOf(container, 'main h1')).toEqual(['Page not found']);
    expect(linksOf(container, 'main')).toEqual([
      ['Field guide', '/docs/'],
      ['Cloud', '/docs/cloud/intro'],
      ['Search', '/docs/search'],
    ]);
  });
});

describe('useShell', () => {
  it('says how to be inside of the shell when it is called outside', () => {
    const Page = () => useShell().page.title;
    expect(() => renderToString(<Page />)).toThrowErrorMatchingInlineSnapshot(
      `[Error: There is no shell around this. Render a page, or <ShellProvider>.]`,
    );
  });
});
