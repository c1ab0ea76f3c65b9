import type { Sidebar } from '@org/sidebar-engine';
import type { Diagnostic } from '@org/site-model';
import { shellMessagesFor } from '@org/theme-shell';
import { describe, expect, it } from 'vitest';
import { configOf } from '../../../test/sample.js';
import type { SiteConfig } from '../../config/site-config.js';
import { toShellSite } from './to-shell-site.js';

const sidebars: Sidebar[] = [
  {
    id: 'cloudSidebar',
    items: [{ type: 'link', label: 'Introduction', href: '/docs/cloud/intro', docId: 'cloud/intro' }],
  },
  {
    id: 'userSidebar',
    items: [{ type: 'link', label: 'Users', href: '/docs/users/start', docId: 'users/start' }],
  },
  { id: 'emptySidebar', items: [] },
];
const documents = new Map([['cloud/intro', { title: 'Introduction', href: '/docs/cloud/intro' }]]);

function siteOf(changes: Partial<SiteConfig>, { sidebarsComplete = true } = {}) {
  const diagnostics: Diagnostic[] = [];
  const config = configOf({ baseUrl: '/docs/', ...changes });
  const configFile = 'app/site.config.ts';
  const site = toShellSite({ config, configFile, sidebars, sidebarsComplete, documents, diagnostics });
  return { site, diagnostics };
}

type Items = NonNullable<NonNullable<SiteConfig['navbar']>['items']>;
const navbarOf = (...items: Items) => siteOf({ navbar: { items } });

it('passes on what all pages share, with the base path', () => {
  const { site } = siteOf({
    tagline: 'How things work',
    logo: { src: 'logo.svg', width: 28, height: 20 },
    defaultLocale: 'de',
    footer: { groups: [{ title: 'More', items: [{ label: 'A', href: '/a' }] }], note: 'Free.' },
  });
  expect(site).toEqual({
    title: 'Field guide',
    baseUrl: '/docs/',
    homeHref: '/docs/',
    logo: { src: '/docs/logo.svg', width: 28, height: 20 },
    locale: 'de',
    direction: 'ltr',
    navbar: [],
    footer: { groups: [{ title: 'More', items: [{ label: 'A', href: '/a' }] }], note: 'Free.' },
    trailingSlash: false,
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    liveCode: { frameHref: expect.stringMatching(/^\/docs\/assets\/frames\/live-[\da-f]{10}\.html$/) },
    diagrams: {
      frameHref: expect.stringMatching(/^\/docs\/assets\/frames\/diagram-[\da-f]{10}\.html$/),
    },
    messages: shellMessagesFor('en'),
  });
});

describe('navbar items', () => {
  it('to a path or an address stay as they are, and are never current', () => {
    expect(
      navbarOf({ type: 'link', label: 'Source', href: 'https://example.org/', position: 'right' }).site
        .navbar,
    ).toEqual([
      { type: 'link', label: 'Source', href: 'https://example.org/', position: 'right', activeBase: null },
    ]);
  });

  it('to a document get its address, and its title unless they have a label', () => {
    const { navbar } = navbarOf(
      { type: 'doc', docId: 'cloud/intro' },
      { type: 'doc', docId: 'cloud/intro', label: 'Go' },
    ).site;
    expect(navbar).toEqual([
      {
        type: 'link',
        label: 'Introduction',
        href: '/docs/cloud/intro',
        position: 'left',
        activeBase: '/docs/cloud/intro/',
      },
      {
        type: 'link',
        label: 'Go',
        href: '/docs/cloud/intro',
        position: 'left',
        activeBase: '/docs/cloud/intro/',
      },
    ]);
  });

  it('to a sidebar lead to its first document, and are current in its area', () => {
    expect(navbarOf({ type: 'docSidebar', label: 'Cloud', sidebarId: 'cloudSidebar' }).site.navbar).toEqual([
      {
        type: 'link',
        label: 'Cloud',
        href: '/docs/cloud/intro',
        position: 'left',
        activeBase: '/docs/cloud/',
      },
    ]);
  });

  it('to a sidebar of an area at the root are not current in the areas and the APIs below it', () => {
    const items: Items = [
      { type: 'docSidebar', label: 'Users', sidebarId: 'userSidebar' },
      { type: 'docSidebar', label: 'Cloud', sidebarId: 'cloudSidebar' },
    ];
    const { site } = siteOf({
      navbar: { items },
      areas: [
        { dir: 'guide', path: '/', label: 'Guide' },
        { dir: 'cloud', label: 'Cloud' },
      ],
      apis: [{ file: 'guide/api.yaml', path: '/api' }],
    });
    expect(site.navbar).toMatchObject([
      { label: 'Users', activeBase: '/docs/', otherBases: ['/docs/cloud/', '/docs/api/'] },
      { label: 'Cloud', activeBase: '/docs/cloud/' },
    ]);
    expect(site.navbar[1]).not.toHaveProperty('otherBases');
  });

  it('that name a missing document are errors, with the place, the id and the closest that exists', () => {
    const { site, diagnostics } = navbarOf(
      { type: 'link', label: 'A', href: '/' },
      { type: 'doc', docId: 'cloud/intor' },
    );
    expect(site.navbar).toHaveLength(1);
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "navbar-missing",
          "file": "app/site.config.ts",
          "hint": "Did you mean "cloud/intro"?",
          "message": ""navbar.items[1].docId" names "cloud/intor", which does not exist.",
          "severity": "error",
        },
      ]
    `);
  });

  it('that name a missing sidebar are errors, with what there is when nothing is close', () => {
    expect(navbarOf({ type: 'docSidebar', label: 'A', sidebarId: 'developerGuide' }).diagnostics)
      .toMatchInlineSnapshot(`
      [
        {
          "code": "navbar-missing",
          "file": "app/site.config.ts",
          "hint": "Known: cloudSidebar, userSidebar, emptySidebar.",
          "message": ""navbar.items[0].sidebarId" names "developerGuide", which does not exist.",
          "severity": "error",
        },
      ]
    `);
    expect(navbarOf({ type: 'docSidebar', label: 'A', sidebarId: 'cloudSideBar' }).diagnostics[0]?.hint).toBe(
      'Did you mean "cloudSidebar"?',
    );
  });

  it('that name a sidebar without documents are errors that do not deny its existence', () => {
    const { diagnostics } = navbarOf({ type: 'docSidebar', label: 'A', sidebarId: 'emptySidebar' });
    expect(diagnostics).toMatchObject([
      {
        code: 'navbar-empty-sidebar',
        message:
          '"navbar.items[0].sidebarId" names "emptySidebar", which has no document that the item could lead to.',
      },
    ]);
  });

  it('that name a sidebar are left alone while a sidebar file cannot be read: it may be the one that has it', () => {
    const items: Items = [{ type: 'docSidebar', label: 'A', sidebarId: 'lostSidebar' }];
    expect(siteOf({ navbar: { items } }, { sidebarsComplete: false }).diagnostics).toEqual([]);
  });
});

describe('pages that the search offers', () => {
  const searchOf = (popular: string[], history = true) => {
    const pages = [{ path: '/search', component: 'search', title: 'Search' }];
    return siteOf({ pages, search: { provider: 'embedded', popular, history } });
  };

  it('are documents by their titles, and those that are missing are errors with the nearest', () => {
    const { site, diagnostics } = searchOf(['cloud/intro', 'cloud/intor']);
    expect(site.search?.settings).toMatchObject({
      popular: [{ label: 'Introduction', href: '/docs/cloud/intro' }],
    });
    expect(diagnostics).toEqual([
      {
        code: 'search-popular-missing',
        severity: 'error',
        message: '"search.popular[1]" names the document "cloud/intor", which does not exist.',
        hint: 'Did you mean "cloud/intro"?',
        file: 'app/site.config.ts',
      },
    ]);
  });

  it('are none, and the history is kept, unless the configuration says otherwise', () => {
    expect(searchOf([]).site.search?.settings).not.toHaveProperty('popular');
    expect(searchOf([]).site.search?.settings).not.toHaveProperty('history');
    expect(searchOf([], false).site.search?.settings.history).toBe(false);
  });
});

describe('the footer', () => {
  it('has the color mode where the site wants it and readers may change it', () => {
    const footerOf = (disableSwitch: boolean) =>
      siteOf({ footer: { colorMode: true }, colorMode: { disableSwitch } }).site.footer;
    expect(footerOf(false)).toEqual({ groups: [], note: '', colorMode: true });
    expect(footerOf(true)).toEqual({ groups: [], note: '' });
  });
});
