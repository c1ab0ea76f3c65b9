import type { Reference } from '@org/site-model';
import { describe, expect, it } from 'vitest';
import { configOf, pageOf, referenceTo, tableOf } from '../../../test/sample.js';
import type { SiteConfig } from '../../config/site-config.js';
import { checkPage, checkSiteLinks, linkPage } from './check-links.js';
import { findPage } from './resolve-link.js';

const overview = pageOf('cloud/projects/overview.md', { anchors: ['limits', 'créer', 'small-print'] });
const index = pageOf('cloud/projects/index.mdx');
const addresses = {
  '/docs/': '/',
  '/docs/cloud/intro': 'cloud/intro.md',
  '/docs/cloud/projects': index.source,
  '/docs/cloud/projects/overview': overview.source,
};

/** What is found about a page with one reference. */
function check(reference: Reference, rules: SiteConfig['rules'] = {}, publicFiles: string[] = []) {
  const page = pageOf('cloud/intro.md', { references: [reference], anchors: ['terms'] });
  const table = tableOf({ pages: [page, overview, index], addresses, publicFiles });
  return checkPage(page, linkPage(page, table), table, configOf({ baseUrl: '/docs/', rules }));
}

const file = (href: string, target: string) => referenceTo('file', href, target);
const route = (href: string) => referenceTo('route', href);
const anchor = (href: string) => referenceTo('anchor', href, '');

describe('a link to a file', () => {
  it('may lead to any page, with a hash that the page has', () => {
    expect(check(file('projects/overview.md', 'cloud/projects/overview.md'))).toEqual([]);
    expect(check(file('projects/overview.md#limits', 'cloud/projects/overview.md'))).toEqual([]);
  });

  it('may name several lines of code, of which the page has the first and the last', () => {
    const code = pageOf('cloud/code.md', { anchors: ['server-L1', 'server-L2', 'server-L3'] });
    const problemOf = (hash: string) => {
      const page = pageOf('cloud/intro.md', { references: [file(`code.md${hash}`, code.source)] });
      const table = tableOf({ pages: [page, code], addresses: { '/docs/cloud/code': code.source } });
      return checkPage(page, linkPage(page, table), table, configOf({ baseUrl: '/docs/' }))[0]?.code;
    };
    expect(problemOf('#server-L1-L3')).toBeUndefined();
    expect(problemOf('#server-L3-L4')).toBe('link-broken-anchor');
  });

  it.each(['cloud/projects/overview', 'cloud/projects', 'cloud/projects/index'])(
    'may leave the ending of %s out',
    (target) => {
      expect(check(file('x', target))).toEqual([]);
    },
  );

  it('that does not exist is reported where it is written, with the closest that does', () => {
    expect(check(file('projects/overveiw.md', 'cloud/projects/overveiw.md'))).toMatchInlineSnapshot(`
      [
        {
          "code": "link-broken-file",
          "column": 5,
          "file": "cloud/intro.md",
          "hint": "The closest that exists is "cloud/projects/overview.md".",
          "line": 3,
          "message": "The link "projects/overveiw.md" leads to "cloud/projects/overveiw.md", which is no page of this site.",
          "severity": "error",
        },
      ]
    `);
  });

  it('that is like no other is reported without a suggestion', () => {
    expect(check(file('x.md', 'q.md'))[0]?.hint).toBe('Correct the link, or remove it.');
  });
});

describe('an anchor', () => {
  it('may be any id of its page, the top, or empty', () => {
    for (const href of ['#terms', '#top', '#']) expect(check(anchor(href))).toEqual([]);
  });

  it('is compared as the reader’s browser does: decoded', () => {
    expect(check(file('x#cr%C3%A9er', overview.source))).toEqual([]);
    expect(check(file('x#100%', overview.source))[0]?.message).toContain('leads to "#100%"');
  });

  it('that its own page lacks is reported with the closest', () => {
    expect(check(anchor('#trems'))).toMatchInlineSnapshot(`
      [
        {
          "code": "link-broken-anchor",
          "column": 5,
          "file": "cloud/intro.md",
          "hint": "The closest that exists is "#terms".",
          "line": 3,
          "message": "The link "#trems" leads to "#trems", which "cloud/intro.md" does not have.",
          "severity": "error",
        },
      ]
    `);
  });

  it('that another page lacks is reported with that page’s name and the closest of its ids', () => {
    expect(check(file('projects/overview.md#limit', overview.source))).toMatchInlineSnapshot(`
      [
        {
          "code": "link-broken-anchor",
          "column": 5,
          "file": "cloud/intro.md",
          "hint": "The closest that exists is "#limits".",
          "line": 3,
          "message": "The link "projects/overview.md#limit" leads to "#limit", which "cloud/projects/overview.md" does not have.",
          "severity": "error",
        },
      ]
    `);
  });

  it('is not sought on a page of the app, whose ids nobody knows', () => {
    expect(check(route('/#anything'))).toEqual([]);
  });
});

describe('a link to an address', () => {
  it('may lead to any route, written without the base path, with or without a slash at its end', () => {
    for (const href of ['/', '/cloud/intro', '/cloud/intro/', '/cloud/intro?x=1#terms'])
      expect(check(route(href))).toEqual([]);
  });

  it('at which nothing answers is reported with the closest route, as it would be written', () => {
    expect(check(route('/cloud/intor'))).toMatchInlineSnapshot(`
      [
        {
          "code": "link-broken",
          "column": 5,
          "file": "cloud/intro.md",
          "hint": "The closest that exists is "/cloud/intro".",
          "line": 3,
          "message": "The link "/cloud/intor" leads to an address at which nothing answers.",
          "severity": "error",
        },
      ]
    `);
  });

  it('may lead to a file of the public folder', () => {
    expect(check(route('/files/paper.pdf'), {}, ['/docs/files/paper.pdf'])).toEqual([]);
    expect(check(route('/files/other.pdf'), {}, ['/docs/files/paper.pdf'])).toHaveLength(1);
  });

  it('is checked with its hash', () => {
    expect(check(route('/cloud/projects/overview#limits'))).toEqual([]);
    expect(check(route('/cloud/projects/overview#gone')).map(({ code }) => code)).toEqual([
      'link-broken-anchor',
    ]);
  });
});

it('leaves images and downloads to COMPILE, which has looked for them', () => {
  expect(check(referenceTo('asset', 'missing.png', 'cloud/missing.png'))).toEqual([]);
});

describe('the level of a rule', () => {
  const broken = {
    brokenMarkdownLinks: file('x.md', 'cloud/x.md'),
    brokenAnchors: anchor('#x'),
    brokenLinks: route('/x'),
  };

  it.each([
    ['ignore', []],
    ['log', ['info']],
    ['warn', ['warning']],
    ['throw', ['error']],
  ] as const)('%s makes each diagnostic: %o', (level, severities) => {
    for (const [rule, reference] of Object.entries(broken)) {
      expect(check(reference, { [rule]: level }).map(({ severity }) => severity)).toEqual(severities);
    }
  });

  it('is that of its own kind of link', () => {
    const rules = { brokenMarkdownLinks: 'ignore', brokenAnchors: 'ignore', brokenLinks: 'ignore' } as const;
    for (const [rule, reference] of Object.entries(broken)) {
      expect(check(reference, { ...rules, [rule]: 'warn' })).toHaveLength(1);
    }
  });
});

describe('findPage', () => {
  it('prefers the very file to one with an ending', () => {
    const names = ['a', 'a.md', 'a/index.md'];
    const known = new Map(names.map((source) => [source, { source, address: '/' }]));
    for (const name of names) {
      expect(findPage('a', known)?.source).toBe(name);
      known.delete(name);
    }
    expect(findPage('a', known)).toBeUndefined();
  });
});

describe('links of the navbar and the footer', () => {
  const checkSite = (href: string, rules: SiteConfig['rules'] = {}) => {
    const config = configOf({
      baseUrl: '/docs/',
      rules,
      navbar: {
        items: [
          { type: 'doc', docId: 'cloud/intro' },
          { type: 'link', label: 'A', href },
        ],
      },
      footer: { groups: [{ title: 'More', items: [{ label: 'A', href }] }] },
    });
    const table = tableOf({ pages: [overview], addresses, publicFiles: ['/docs/files/paper.pdf'], config });
    return checkSiteLinks(config, 'app/site.config.ts', table);
  };

  it.each([
    'https://example.org/nowhere',
    '//example.org/nowhere',
    'mailto:someone@example.org',
    '/cloud/intro',
    '/docs/cloud/intro',
    '/docs',
    '/files/paper.pdf',
    '/docs/files/paper.pdf',
    '/cloud/projects/overview?x=1#limits',
    '/#anything',
  ])('may be %s', (href) => {
    expect(checkSite(href)).toEqual([]);
  });

  it('at which nothing answers are reported with their place in the configuration and the closest route', () => {
    expect(checkSite('/cloud/intor')).toMatchInlineSnapshot(`
      [
        {
          "code": "link-broken",
          "file": "app/site.config.ts",
          "hint": "The closest that exists is "/cloud/intro".",
          "message": ""navbar.items[1].href" is "/cloud/intor", at which nothing answers.",
          "severity": "error",
        },
        {
          "code": "link-broken",
          "file": "app/site.config.ts",
          "hint": "The closest that exists is "/cloud/intro".",
          "message": ""footer.groups[0].items[0].href" is "/cloud/intor", at which nothing answers.",
          "severity": "error",
        },
      ]
    `);
  });

  it('are found wherever the configuration has them', () => {
    const href = '/nowhere';
    const link = { label: 'A', href };
    const config = configOf({
      announcement: { id: 'a', html: `Read <a class="x" href="${href}">this</a>` },
      navbar: {
        items: [
          { type: 'html', value: `<a href='x'>x</a><a href="${href}">A</a>` },
          {
            type: 'dropdown',
            label: 'More',
            items: [
              { type: 'doc', docId: 'x' },
              { type: 'link', ...link },
            ],
          },
          { type: 'docsVersionDropdown', area: 'cloud', before: [link] },
          { type: 'localeDropdown', after: [link] },
        ],
      },
    });
    const places = checkSiteLinks(config, 'x', tableOf({})).map(
      ({ message }) => /"([^"]*)"/.exec(message)?.[1],
    );
    expect(places).toEqual([
      'navbar.items[0].value',
      'navbar.items[1].items[1].href',
      'navbar.items[2].before[0].href',
      'navbar.items[3].after[0].href',
      'announcement.html',
    ]);
  });

  it('are compared as the reader’s browser does: percent-encoded', () => {
    const config = configOf({
      footer: { groups: [{ title: 'A', items: [{ label: 'A', href: '/caf%C3%A9#cr%C3%A9er' }] }] },
    });
    const cafe = pageOf('café.md', { anchors: ['créer'] });
    expect(
      checkSiteLinks(
        config,
        'x',
        tableOf({ pages: [cafe], addresses: { '/caf%C3%A9': cafe.source }, config }),
      ),
    ).toEqual([]);
  });

  it('may lead to the top of any page', () => {
    expect(checkSite('/cloud/projects/overview#top')).toEqual([]);
  });

  it('are checked with their hash, by the rule for anchors', () => {
    const href = '/cloud/projects/overview#limit';
    expect(checkSite(href)[0]).toMatchInlineSnapshot(`
      {
        "code": "link-broken-anchor",
        "file": "app/site.config.ts",
        "hint": "The closest that exists is "#limits".",
        "message": ""navbar.items[1].href" is "/cloud/projects/overview#limit", but "cloud/projects/overview.md" does not have "#limit".",
        "severity": "error",
      }
    `);
    expect(checkSite(href, { brokenAnchors: 'warn' }).map(({ severity }) => severity)).toEqual([
      'warning',
      'warning',
    ]);
    expect(checkSite(href, { brokenAnchors: 'ignore' })).toEqual([]);
  });

  it('follow the rule for broken links', () => {
    expect(checkSite('/nowhere', { brokenLinks: 'ignore' })).toEqual([]);
    expect(checkSite('/nowhere', { brokenLinks: 'warn' }).map(({ severity }) => severity)).toEqual([
      'warning',
      'warning',
    ]);
  });
});
