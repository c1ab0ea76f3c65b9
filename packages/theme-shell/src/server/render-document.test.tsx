// @vitest-environment-options { "settings": { "disableCSSFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { describe, expect, it } from 'vitest';
import {
  articleHtml,
  assets,
  componentPage,
  docPage,
  envelopeOf,
  notFoundPage,
  sidebar,
  site,
} from '../../test/sample.js';
import { type PageData, pageOf } from '../model/page-data.js';
import type { ShellPage } from '../model/shell-page.js';
import type { DocumentInput } from './document-input.js';
import { renderDocument } from './render-document.js';

const Landing = () => <h1>Welcome</h1>;

function inputOf(page: ShellPage, changes: Partial<DocumentInput> = {}): DocumentInput {
  return {
    envelope: envelopeOf(page),
    site,
    sidebar: page.kind === 'doc' ? sidebar : null,
    html: page.kind === 'doc' ? articleHtml : '',
    PageComponent: page.kind === 'component' ? Landing : null,
    assets,
    ...changes,
  };
}

const render = (page: ShellPage = docPage, changes: Partial<DocumentInput> = {}): string =>
  renderDocument(inputOf(page, changes));
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const documentOf = (page?: ShellPage, changes?: Partial<DocumentInput>) => parse(render(page, changes));
const meta = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const hrefs = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute('href'));

function envelopeIn(document: Document) {
  const data = JSON.parse(document.querySelector('#docs-page')?.textContent ?? '') as PageData;
  return { ...data, page: pageOf(data, document) };
}

const everyKind: [string, ShellPage][] = [
  ['doc', docPage],
  ['component', componentPage],
  ['not-found', notFoundPage],
];

describe.each(everyKind)('a document of a %s page', (_kind, page) => {
  const html = render(page);
  const document = parse(html);

  it('is a whole HTML document that starts with its doctype', () => {
    expect(html).toMatch(
      /^<!doctype html><html lang="en" dir="ltr" data-theme="light"><head><meta charset="utf-8">/,
    );
    expect(html.endsWith('</body></html>\n')).toBe(true);
  });

  it('has one title, one h1, one main that the skip link leads to', () => {
    expect(document.querySelectorAll('title, h1, main')).toHaveLength(3);
    expect(document.querySelectorAll('main#main[tabindex="-1"]')).toHaveLength(1);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('#main');
  });

  it('gives no id twice, and points to ids that exist', () => {
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids).toEqual([...new Set(ids)]);
    const named = ['popovertarget', 'aria-labelledby', 'aria-controls'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining(named));
  });

  it('runs nothing inline, so that a policy of script-src and style-src "self" holds', () => {
    const scripts = [...document.querySelectorAll('script')];
    const inline = scripts.filter((script) => !script.hasAttribute('src'));
    const data = page.kind === 'doc' ? ['application/ld+json'] : [];
    expect(inline.map((script) => script.type)).toEqual([...data, 'application/json']);
    expect(document.querySelectorAll('style, [style]')).toHaveLength(0);
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
    expect([...document.links].filter(({ protocol }) => !['http:', 'https:'].includes(protocol))).toEqual([]);
  });

  it('names every link, button and navigation, and no two navigations alike', () => {
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? (element.textContent ?? '').trim();
    expect(
      [...document.querySelectorAll('a, button, summary')].filter((element) => !nameOf(element)),
    ).toEqual([]);
    const navigations = [...document.querySelectorAll('nav')].map(
      (nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby'),
    );
    expect(navigations).not.toContain(null);
    expect(navigations).toEqual([...new Set(navigations)]);
  });

  it('gives the same bytes for the same input', () => {
    expect(render(page)).toBe(html);
  });

  it('carries its envelope, in its head and as JSON', () => {
    expect(envelopeIn(document)).toEqual(envelopeOf(page));
  });
});

describe('head', () => {
  it('starts the boot script before the styles, as a classic script that is not deferred', () => {
    const html = render();
    const boot = '<script src="/docs/assets/boot.js"></script>';
    expect(html).toContain(boot);
    expect(html.indexOf(boot)).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('loads the behaviours, and a dev server’s modules after them, but never the shell', () => {
    const modules = [
      ...documentOf(docPage, { extraModules: ['/docs/@vite/client'] }).querySelectorAll(
        'script[type=module]',
      ),
    ];
    expect(modules.map((script) => script.getAttribute('src'))).toEqual([
      '/docs/assets/behaviours.js',
      '/docs/@vite/client',
    ]);
    expect(documentOf().querySelector('#docs-page')?.getAttribute('data-shell')).toBe(
      '/docs/assets/shell.js',
    );
  });

  it('says what the page is to search engines and link previews', () => {
    const document = documentOf({ ...docPage, keywords: ['cloud', 'projects'] });
    expect(document.title).toBe('Overview | Field guide');
    expect(meta(document, 'viewport')).toBe('width=device-width, initial-scale=1');
    expect(meta(document, 'description')).toBe('What it says.');
    expect(meta(document, 'keywords')).toBe('cloud, projects');
    expect(meta(document, 'og:title')).toBe('Overview | Field guide');
    expect(meta(document, 'og:site_name')).toBe('Field guide');
    expect(meta(document, 'og:url')).toBe(docPage.canonical);
    expect(meta(document, 'og:description')).toBe('What it says.');
    expect(hrefs(document, 'link[rel=canonical]')).toEqual([docPage.canonical]);
    expect(hrefs(document, 'link[rel=icon]')).toEqual(['/docs/favicon.svg']);
  });

  it('says to crawlers of DocSearch what the page is to be filed under', () => {
    const searchFacets = { language: 'en', docusaurus_tag: 'docs-cloud-2.x' };
    const document = documentOf({ ...docPage, searchFacets });
    expect(meta(document, 'docsearch:language')).toBe('en');
    expect(meta(document, 'docsearch:docusaurus_tag')).toBe('docs-cloud-2.x');
    expect(documentOf().querySelector('meta[name^="docsearch:"]')).toBeNull();
  });

  it('has something after its navbar, which style sheets keep hidden until then', () => {
    for (const page of [docPage, notFoundPage])
      expect(documentOf(page).querySelector('.navbar + *')).not.toBeNull();
  });

  it('leaves out what there is not', () => {
    const document = documentOf({ ...docPage, description: '' }, { assets: { ...assets, favicon: null } });
    for (const name of ['description', 'og:description', 'keywords', 'robots']) {
      expect(meta(document, name)).toBeUndefined();
    }
    expect(hrefs(document, 'link[rel=icon]')).toEqual([]);
  });

  it('names a card with its size and with what it says, unless the page has an image', () => {
    const card = { href: 'https://x.org/c.png', alt: 'Cloud · Docs', width: 1200, height: 630 };
    const names = [
      'og:image',
      'og:image:width',
      'og:image:height',
      'og:image:alt',
      'twitter:card',
      'twitter:image',
    ];
    const said = (page: ShellPage) => names.map((name) => meta(documentOf(page, { card }), name));
    expect(said(docPage)).toEqual([card.href, '1200', '630', card.alt, 'summary_large_image', card.href]);
    const image = 'https://x.org/own.png';
    expect(said({ ...docPage, image })).toEqual([
      image,
      undefined,
      undefined,
      undefined,
      'summary_large_image',
      image,
    ]);
  });

  it('keeps search engines out of a page with noIndex, by name and not by property', () => {
    const document = documentOf({ ...docPage, noIndex: true });
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
  });

  it('gives the not-found page no canonical address: it is shown at every unknown one', () => {
    const document = documentOf(notFoundPage);
    expect(hrefs(document, 'link[rel=canonical]')).toEqual([]);
    expect(meta(document, 'robots')).toBe('noindex, nofollow');
  });
});

describe('escaping', () => {
  const nasty = `</title></script><script>alert("1")</script>'&amp;`;

  it('keeps a title and a description text, wherever they stand', () => {
    const page = { ...docPage, title: nasty, documentTitle: nasty, description: nasty, keywords: [nasty] };
    const document = documentOf(page);
    expect(document.title).toBe(nasty);
    expect(meta(document, 'description')).toBe(nasty);
    expect(meta(document, 'keywords')).toBe(nasty);
    expect(document.querySelector('h1')?.textContent).toBe(nasty);
    expect(document.querySelectorAll('script:not([src])')).toHaveLength(2);
    expect(
      JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? ''),
    ).toMatchObject({
      itemListElement: [{}, {}, { name: nasty }],
    });
    expect(envelopeIn(document)).toEqual(envelopeOf(page));
  });

  it('keeps the labels of the behaviours attributes', () => {
    const messages = { ...site.messages, copyCode: '"Copy" <b>', zoomImage: `'{alt}'` };
    const data = documentOf(docPage, { site: { ...site, messages } }).querySelector<HTMLElement>(
      '#docs-page',
    );
    expect(data?.dataset).toMatchObject({ copy: '"Copy" <b>', copied: 'Copied', zoom: `'{alt}'` });
  });
});

describe('language and color mode on <html>', () => {
  const rootOf = (changes: Partial<typeof site>) =>
    documentOf(docPage, { site: { ...site, ...changes } }).documentElement;

  it('are the site’s', () => {
    const root = rootOf({
      locale: 'ar',
      direction: 'rtl',
      colorMode: { ...site.colorMode, defaultMode: 'dark' },
    });
    expect([root.lang, root.dir, root.dataset.theme]).toEqual(['ar', 'rtl', 'dark']);
  });

  it.each([
    [{}, undefined],
    [{ disableSwitch: true }, 'fixed'],
    [{ respectPrefersColorScheme: true }, 'system'],
    [{ disableSwitch: true, respectPrefersColorScheme: true }, 'fixed system'],
  ])('tell the boot script about %o', (settings, flags) => {
    expect(rootOf({ colorMode: { ...site.colorMode, ...settings } }).dataset.colorMode).toBe(flags);
  });

  it('leave the toggle out where there is nothing to switch', () => {
    const fixed = { ...site, colorMode: { ...site.colorMode, disableSwitch: true } };
    expect(documentOf().querySelectorAll('[data-color-toggle]')).toHaveLength(1);
    expect(documentOf(docPage, { site: fixed }).querySelectorAll('[data-color-toggle]')).toHaveLength(0);
  });
});

describe('links', () => {
  it('get the base path where they lack it, and once only', () => {
    const document = documentOf();
    expect(hrefs(document, '.navbar-items a')).toEqual([
      '/docs/cloud/intro',
      '/docs/search',
      'https://example.org/source',
    ]);
    expect(hrefs(document, '.footer a')).toEqual(['/docs/status']);
    expect(hrefs(document, '.brand')).toEqual(['/docs/']);
  });

  it('to other sites do not hand this window over, in the navbar, the sidebar and the footer', () => {
    const document = documentOf();
    const external = [...document.querySelectorAll('a[href^="http"]')];
    expect(external.length).toBeGreaterThanOrEqual(4);
    expect(external.filter((link) => link.getAttribute('rel') !== 'noopener')).toEqual([]);
    expect(document.querySelectorAll('a[href^="/"][rel]')).toHaveLength(0);
  });
});

describe('table of contents', () => {
  it('is there for wide and for narrow windows, with the same links', () => {
    const document = documentOf();
    expect(hrefs(document, 'nav.toc a')).toEqual(['#create', '#with-a-token']);
    expect(hrefs(document, 'details.toc-mobile a')).toEqual(['#create', '#with-a-token']);
    expect(document.querySelector('details.toc-mobile')?.hasAttribute('open')).toBe(false);
    expect(
      [...document.querySelectorAll('nav.toc li')].map((item) => item.getAttribute('data-depth')),
    ).toEqual([null, '3']);
  });

  it('is absent where there are no headings to show', () => {
    expect(documentOf({ ...docPage, headings: [] }).querySelectorAll('.toc, .toc-mobile')).toHaveLength(0);
  });

  it('has its column before it comes: the class stands ahead of the article', () => {
    expect(documentOf().querySelector('.doc-columns')?.className).toBe('doc-columns with-toc');
    expect(documentOf({ ...docPage, headings: [] }).querySelector('.with-toc')).toBeNull();
  });
});

describe('sidebar', () => {
  const sidebarOf = (document: Document) =>
    document.querySelector('nav[aria-label="Docs sidebar"]') as HTMLElement;
  const current = (document: Document) =>
    [...document.querySelectorAll('.sidebar [aria-current=page]')].map((link) => link.textContent);
  const open = (document: Document) =>
    [...document.querySelectorAll('.sidebar details[open] > summary')].map(
      (summary) => summary.getAttribute('aria-label') ?? summary.textContent,
    );

  it('marks the current page, and opens the way to it and nothing else', () => {
    expect(current(documentOf())).toEqual(['Overview']);
    expect(open(documentOf())).toEqual(['Toggle Projects']);
  });

  it('marks a category that is the current page', () => {
    const document = documentOf({ ...docPage, trail: [1] });
    expect(current(document)).toEqual(['Projects']);
    expect(open(document)).toEqual(['Toggle Projects']);
  });

  it('marks the second of two siblings, not its namesake by index elsewhere', () => {
    expect(current(documentOf({ ...docPage, trail: [1, 1] }))).toEqual(['Settings']);
    expect(current(documentOf({ ...docPage, trail: [2, 0] }))).toEqual(['Profile']);
    expect(open(documentOf({ ...docPage, trail: [2, 0] }))).toEqual(['Account']);
  });

  it('marks the child and not its category where the category has a page and cannot be folded', () => {
    const items = sidebar.items.map((node) =>
      node.type === 'category' ? { ...node, collapsible: false } : node,
    );
    expect(current(documentOf(docPage, { sidebar: { ...sidebar, items } }))).toEqual(['Overview']);
    expect(current(documentOf({ ...docPage, trail: [1] }, { sidebar: { ...sidebar, items } }))).toEqual([
      'Projects',
    ]);
  });

  it('marks nothing for a page that it does not hold', () => {
    const document = documentOf({ ...docPage, trail: [] });
    expect(current(document)).toEqual([]);
    expect(open(document)).toEqual([]);
  });

  it('opens a category that its configuration leaves open', () => {
    const items = sidebar.items.map((node) =>
      node.type === 'category' ? { ...node, collapsed: false } : node,
    );
    expect(open(documentOf({ ...docPage, trail: [] }, { sidebar: { ...sidebar, items } }))).toEqual([
      'Toggle Projects',
      'Account',
    ]);
  });

  it('puts a category’s own page beside its disclosure: no control stands in another', () => {
    const document = documentOf();
    expect(hrefs(document, '.sidebar a')).toContain('/docs/cloud/projects');
    expect(document.querySelectorAll('summary a, summary button, a button, button a')).toHaveLength(0);
  });

  it('holds the children of a closed category too', () => {
    expect(hrefs(documentOf({ ...docPage, trail: [] }), '.sidebar details:not([open]) a')).toEqual([
      '/docs/cloud/projects/overview',
      '/docs/cloud/projects/settings',
      '/docs/cloud/account/profile',
    ]);
  });

  it('shows a category that cannot be folded without a disclosure', () => {
    const label = [...sidebarOf(documentOf()).querySelectorAll('.sidebar-label')].map(
      (element) => element.textContent,
    );
    expect(label).toEqual(['Elsewhere']);
  });

  it('puts ready-made markup in as it is', () => {
    const items = [{ type: 'html' as const, value: '<hr class="line">', className: 'divider' }];
    const document = documentOf({ ...docPage, trail: [] }, { sidebar: { ...sidebar, items } });
    expect(sidebarOf(document).querySelectorAll('li.divider hr.line')).toHaveLength(1);
  });
});

describe('what the site configures', () => {
  const announcement = { id: 'spring', html: '<b>New</b>' };
  const all = {
    ...site,
    announcement,
    hideOnScroll: true,
    sidebar: { hideable: true },
    scripts: { modules: [{ src: '/docs/"a".js' }] },
  };
  const document = documentOf(docPage, { site: all });

  it('stands on <html>, where it is known before paint', () => {
    expect({ ...document.documentElement.dataset }).toMatchObject({
      announcement: 'spring',
      sidebar: 'shown',
    });
    expect(document.documentElement.hasAttribute('data-hide-on-scroll')).toBe(true);
    const { dataset } = documentOf().documentElement;
    expect([dataset.announcement, dataset.hideOnScroll, dataset.sidebar]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has the announcement in the HTML, before the navbar, with a way to close it unless it may not be closed', () => {
    expect(document.querySelector('.announcement + .navbar')).not.toBeNull();
    expect(document.querySelector('.announcement b')?.textContent).toBe('New');
    expect(document.querySelectorAll('.announcement-close')).toHaveLength(1);
    const fixed = documentOf(docPage, {
      site: { ...all, announcement: { ...announcement, closeable: false } },
    });
    expect(fixed.querySelectorAll('.announcement button')).toHaveLength(0);
    expect(documentOf().querySelector('.announcement')).toBeNull();
  });

  it('has both buttons of the sidebar’s fold', () => {
    const names = [...document.querySelectorAll('[data-sidebar-toggle]')].map(
      (button) => button.getAttribute('aria-label') ?? button.textContent.trim(),
    );
    expect(names).toEqual(['Collapse sidebar', 'Expand sidebar']);
    expect(documentOf().querySelector('[data-sidebar-toggle]')).toBeNull();
  });

  it('tells the behaviours of the site’s scripts, and nothing where there are none', () => {
    const data = document.querySelector<HTMLElement>('#docs-page')?.dataset.scripts;
    expect(JSON.parse(data ?? '')).toEqual(all.scripts);
    expect(documentOf().querySelector('[data-scripts]')).toBeNull();
  });
});

describe('a home page', () => {
  const messages = { ...site.messages, baseUrlTitle: 'Your site <did> not load properly' };
  const home = documentOf(componentPage, { site: { ...site, messages } });

  it('says which base path is configured, for when nothing could be loaded, outside of what is hydrated', () => {
    const banner = home.querySelector('body > .base-path-banner[data-nosnippet]');
    expect(banner?.querySelector('strong')?.textContent).toBe('Your site <did> not load properly');
    expect(banner?.textContent).toContain('Configured base path: /docs/');
    expect(banner?.querySelector<HTMLElement>('p:has([data-suggestion])')?.hidden).toBe(true);
    expect(documentOf().querySelector('.base-path-banner')).toBeNull();
  });

  it('names the boot script so that it is found under another base path too', () => {
    expect(home.querySelector('script')?.getAttribute('src')).toBe('assets/boot.js');
    expect(documentOf().querySelector('script')?.getAttribute('src')).toBe('/docs/assets/boot.js');
  });
});

describe('structured data', () => {
  it('names the way to the page with absolute addresses', () => {
    const data = documentOf().querySelector('[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://docs.example.org/docs/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Projects',
          item: 'https://docs.example.org/docs/cloud/projects',
        },
        { '@type': 'ListItem', position: 3, name: 'Overview' },
      ],
    });
  });
});

it('a site in Arabic is written from right to left, with its own tag', () => {
  const locales = [
    { code: 'eg', label: 'العربية', htmlLang: 'ar-EG', dir: 'rtl' as const, basePath: '/docs/' },
  ];
  const root = documentOf(docPage, {
    site: { ...site, locale: 'eg', direction: 'rtl', locales },
  }).documentElement;
  expect([root.lang, root.dir]).toEqual(['ar-EG', 'rtl']);
});
