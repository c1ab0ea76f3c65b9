import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { assets, docPage, envelopeOf, sidebar, site } from '../../test/sample.js';
import type { ShellCustomisation } from '../components/frame/part.js';
import { Shell } from '../components/frame/shell.js';
import { useShell } from '../components/frame/shell-context.js';
import type { ShellSite } from '../model/shell-site.js';
import { renderDocument } from './render-document.js';

const pages = ['/docs/cloud/intro', '/docs/other/start'].map((path) => ({ ...docPage, path }));

const documentOf = (shown: ShellSite, page: (typeof pages)[number], customisation?: ShellCustomisation) =>
  renderDocument({
    envelope: envelopeOf(page),
    site: shown,
    sidebar,
    html: '<p>Text</p>',
    PageComponent: null,
    assets,
    ...(customisation && { customisation }),
  });

/** What a browser makes of the shell, without the sidebar, whose tags are left out where they may be. */
function aroundOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelector('.sidebar')?.remove();
  return (body.querySelector('#docs-root') ?? body).innerHTML;
}

const plain: ShellSite = { ...site, navbar: [] };
const locales = ['en', 'de'].map((code) => ({
  code,
  label: code,
  htmlLang: code,
  dir: 'ltr' as const,
  basePath: code === 'en' ? '/docs/' : `/docs/${code}/`,
}));

/** Text at the ends of a part and beside it. */
const PlainText = () => 'plain';
const PathOfPage = () => <i>{useShell().page.path}</i>;

it.each<[string, ShellSite, ShellCustomisation?]>([
  ['parts that are the same everywhere', plain],
  ['an announcement', { ...plain, announcement: { id: 'a', html: '<b>News</b>' } }],
  ['links that are active on some pages', site],
  [
    'links to the page in other languages',
    { ...plain, locales, footer: { ...site.footer, languages: true } },
  ],
  ['a part of the site’s own', plain, { components: { Footer: PathOfPage } }],
  ['a part of the site’s own in another', plain, { components: { ColorToggle: PathOfPage } }],
  ['something of the site’s own in a part', plain, { slots: { beforeBrand: PathOfPage } }],
  [
    'text of the site’s own beside parts',
    plain,
    { slots: { beforeFooter: PlainText, afterFooter: PlainText } },
  ],
])('makes %s what React makes of them, on every page', (_, shown, customisation) => {
  for (const page of pages) {
    const drawn = (
      <Shell
        site={shown}
        page={page}
        sidebar={sidebar}
        html="<p>Text</p>"
        PageComponent={null}
        customisation={customisation}
      />
    );
    expect(aroundOf(documentOf(shown, page, customisation))).toBe(aroundOf(renderToString(drawn)));
  }
});

it('draws a part once that is the same on all pages', () => {
  let reads = 0;
  const counted: ShellSite = {
    ...plain,
    footer: {
      ...site.footer,
      get groups() {
        reads++;
        return site.footer.groups;
      },
    },
  };
  const [first = 0, second = 0] = pages.map((page) => {
    documentOf(counted, page);
    return reads;
  });
  expect(first).toBeGreaterThan(0);
  expect(second).toBe(first);
});

it('leaves what a page has that looks like the place of a part', () => {
  const html = documentOf(plain, { ...pages[0]!, title: '<template data-part="Footer"></template>' });
  expect(html).toContain('&lt;template data-part=&quot;Footer&quot;&gt;');
});
