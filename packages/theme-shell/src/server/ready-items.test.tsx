import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { assets, docPage, envelopeOf, sidebar, site } from '../../test/sample.js';
import { Shell } from '../components/frame/shell.js';
import type { ShellSidebar, ShellSidebarNode } from '../model/shell-site.js';
import { renderDocument } from './render-document.js';

const link = (label: string): ShellSidebarNode => ({ type: 'link', label, href: `/docs/${label}` });
const category = (label: string, changes: object, items: ShellSidebarNode[]): ShellSidebarNode => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  ...changes,
  items,
});

/** Every kind of item, on three levels. */
const tree = (size: number): ShellSidebar => ({
  id: 'all',
  items: [
    ...sidebar.items,
    { type: 'html', value: '<hr>', className: 'line' },
    category('A', { href: '/docs/a' }, [link('a1'), category('B', {}, [link('b1'), link('b2')])]),
    category('C', { collapsed: false }, [link('c1'), category('D', { collapsible: false }, [link('d1')])]),
    ...Array.from({ length: size }, (_, index) => link(`page-${index}`)),
  ],
});

const trails = [[], [0], [4], [4, 0], [4, 1], [4, 1, 1], [5, 0], [5, 1, 0], [6]];
const sites = [
  site,
  { ...site, sidebar: { autoCollapseCategories: true, hideable: true } },
  { ...site, baseUrl: '/' },
];

/** What a browser makes of the shell in a document: the server leaves out tags that it need not have. */
function treeOf(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.querySelector('#docs-root') ?? body).innerHTML;
}

it.each([
  ['small', tree(1)],
  ['large', tree(400)],
])('makes a %s sidebar the one that React draws, on every page', (_, all) => {
  for (const shown of sites)
    for (const trail of trails) {
      const page = { ...docPage, trail };
      const html = renderDocument({
        envelope: envelopeOf(page),
        site: shown,
        sidebar: all,
        html: '<p>Text</p>',
        PageComponent: null,
        assets,
      });
      const drawn = <Shell site={shown} page={page} sidebar={all} html="<p>Text</p>" PageComponent={null} />;
      // Not the whole documents in the message.
      expect([trail, treeOf(html) === treeOf(renderToString(drawn))]).toEqual([trail, true]);
    }
});
