import { expect, it } from 'vitest';
import { configOf } from '../../test/sample.js';
import type { SiteModel } from '../2-link/site-model.js';
import { buildReport, summarise } from './build-report.js';

const config = configOf({
  areas: [
    { dir: 'cloud', label: 'Cloud' },
    { dir: 'cloud-api', label: 'API' },
  ],
});
const routes = ['/', 'cloud/intro.md', 'cloud/faq.mdx', 'cloud-api/start.md'].map((source) => ({
  path: `/${source}`,
  source,
}));
const written = [
  { file: 'index.html', bytes: 100, gzip: 50 },
  { file: 'cloud/intro.html', bytes: 300, gzip: 1250 },
  { file: 'assets/a.js', bytes: 10, gzip: 9 },
  { file: 'cloud/faq.html', bytes: 200, gzip: 50 },
];
const finding = { code: 'x', message: 'X.', file: 'a.md' };
const report = buildReport(
  { config, root: '/app', configFile: '', contentDir: '', publicDir: '' },
  { routes } as SiteModel,
  written,
  [
    { ...finding, severity: 'warning' },
    { ...finding, severity: 'info' },
    { ...finding, severity: 'warning' },
  ],
  { link: 3, render: 20 },
);

it('counts pages by area, bytes by type and findings by severity', () => {
  expect(report).toEqual({
    site: 'Field guide',
    pages: 4,
    pagesByArea: { cloud: 2, 'cloud-api': 1 },
    milliseconds: { link: 3, render: 20 },
    bytesByType: { html: { files: 3, bytes: 600, gzip: 1350 }, js: { files: 1, bytes: 10, gzip: 9 } },
    largestPages: [written[1], written[3], written[0]],
    diagnostics: { error: 0, warning: 2, info: 1 },
  });
});

it('is the same in whatever order files were written', () => {
  const again = buildReport(
    { config, root: '/app', configFile: '', contentDir: '', publicDir: '' },
    { routes } as SiteModel,
    written.toReversed(),
    [],
    {},
  );
  expect(JSON.stringify(again.bytesByType)).toBe(JSON.stringify(report.bytesByType));
  expect(again.largestPages).toEqual(report.largestPages);
});

it('is told in four lines', () => {
  expect(summarise(report)).toMatchInlineSnapshot(`
    "Field guide: 4 pages (cloud 2, cloud-api 1)
      time     link 3 ms, render 20 ms
      largest  cloud/intro.html (1.3 kB gzip)
      findings 0 error(s), 2 warning(s)"
  `);
});
