import type { ShellPage } from '@org/theme-shell';
import { expect, it } from 'vitest';
import { configOf } from '../../test/sample.js';
import type { SiteModel } from '../model/site-model.js';
import {
  type BuildReport,
  buildReport,
  countReferences,
  isWholeReport,
  linkReport,
  summarise,
} from './build-report.js';

const config = configOf({
  customFields: { documents: 'Product 4' },
  areas: [
    { dir: 'cloud', label: 'Cloud' },
    { dir: 'cloud-api', label: 'API' },
  ],
});
const doc = { kind: 'doc' } as ShellPage;
const component = { '/': { kind: 'component' } as ShellPage };

/** A model whose pages all answer. */
const modelOf = (locale: string, pages: Partial<SiteModel['pages']>) => {
  const all = { component, document: {}, index: {}, ...pages };
  const routes = (['component', 'document', 'index'] as const).flatMap((kind) =>
    Object.keys(all[kind]).map((name) => ({ path: `/${locale}/${name}`, page: { kind, name } })),
  );
  return { site: { locale } as SiteModel['site'], routes, pages: all };
};
const models = [
  modelOf('fr', {
    document: {
      'cloud/locales/fr/intro.md': doc,
      'cloud/faq.mdx': { kind: 'doc', contentLocale: 'en' } as ShellPage,
    },
  }),
  modelOf('en', {
    document: { 'cloud/intro.md': doc, 'cloud/faq.mdx': doc, 'cloud-api/api.yaml': doc },
    // Generated, so it is no document of the area.
    index: { 'cloud/topics': { kind: 'doc', cards: [] } as unknown as ShellPage },
  }),
];
const written = [
  { file: 'index.html', bytes: 100 },
  { file: 'cloud/intro.html', bytes: 300 },
  { file: 'assets/a.js', bytes: 10 },
  { file: 'cloud/faq.html', bytes: 200 },
];
const output = { written, gzipOf: (file: string) => file.length * 100 };
const diagnostic = { code: 'x', message: 'X.', file: 'a.md' };
const site = { config, root: '/app', configFile: '', configFiles: [], contentDir: '', publicDir: '' };
const work: BuildReport['work'] = {
  rendered: 1,
  reused: 2,
  joined: 0,
  because: { text: 1 },
  pages: [{ page: 'en cloud/intro.md', because: 'text' }],
  search: 'built',
  written: 3,
  linked: 9,
};

const report = buildReport({
  site,
  models,
  output,
  checked: countReferences([
    {
      references: [
        { kind: 'file', hash: '' },
        { kind: 'route', hash: '#a' },
      ],
    },
    {
      references: [
        { kind: 'anchor', hash: '#b' },
        { kind: 'asset', hash: '' },
      ],
    },
  ]),
  bundleFiles: { styles: ['a.css'], readable: ['b.js', 'cc.js'], shell: [] },
  diagnostics: [
    { ...diagnostic, severity: 'warning' },
    { ...diagnostic, severity: 'info' },
    { ...diagnostic, severity: 'warning' },
  ],
  built: new Date(Date.UTC(2026, 10, 28, 18, 20)),
  milliseconds: { link: 3, render: 20 },
  work,
});

it('counts pages by area, bytes by type and diagnostics by severity', () => {
  expect(report).toEqual({
    site: 'Field guide',
    versions: { node: process.versions.node, siteBuilder: expect.stringMatching(/^\d+\.\d+\.\d+/) },
    customFields: { documents: 'Product 4' },
    everyPage: { styles: 500, readable: 900, shell: 0 },
    checked: { links: 3, anchors: 2, assets: 1 },
    pages: 5,
    pagesByArea: { cloud: 2, 'cloud-api': 1 },
    translated: { fr: 1 },
    built: '2026-11-28T18:20:00.000Z',
    milliseconds: { link: 3, render: 20 },
    work,
    bytesByType: { html: { files: 3, bytes: 600 }, js: { files: 1, bytes: 10 } },
    largestPages: [
      { file: 'cloud/intro.html', bytes: 300, gzip: 1600 },
      { file: 'cloud/faq.html', bytes: 200, gzip: 1400 },
      { file: 'index.html', bytes: 100, gzip: 1000 },
    ],
    diagnostics: { error: 0, warning: 2, info: 1 },
    checksum: expect.any(String) as string,
  });
});

it('knows a report that is not as it was written', () => {
  const text = JSON.stringify(report, null, 2);
  expect(isWholeReport(text)).toBe(true);
  expect(isWholeReport(text.replace('"pages": 5', '"pages": 6'))).toBe(false);
});

it('is told of the sources too, without what only a build finds out', () => {
  const {
    everyPage: _everyPage,
    checked: _checked,
    checksum: _checksum,
    built: _built,
    milliseconds: _milliseconds,
    work: _work,
    bytesByType: _bytesByType,
    largestPages: _largestPages,
    ...known
  } = report;
  const diagnostics = (['warning', 'info', 'warning'] as const).map((severity) => ({
    ...diagnostic,
    severity,
  }));
  expect(linkReport({ site, models, diagnostics })).toEqual(known);
});

it('is the same in whatever order files were written', () => {
  const reversed = { ...output, written: written.toReversed() };
  const again = buildReport({
    site,
    models,
    checked: countReferences([]),
    bundleFiles: { styles: [], readable: [], shell: [] },
    output: reversed,
    diagnostics: [],
    built: new Date(0),
    milliseconds: {},
    work,
  });
  expect(JSON.stringify(again.bytesByType)).toBe(JSON.stringify(report.bytesByType));
  expect(again.largestPages).toEqual(report.largestPages);
});

it('is told in six lines', () => {
  expect(summarise(report)).toMatchInlineSnapshot(`
    "Field guide: 5 pages (cloud 2, cloud-api 1), 1 in fr
      time         link 3 ms, render 20 ms
      documents    1 rendered (text 1), 2 as they were; search index built
      files        3 written, 9 as they were
      largest      cloud/intro.html (1.6 kB gzip)
      diagnostics  0 error(s), 2 warning(s)"
  `);
});
