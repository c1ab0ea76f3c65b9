import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { type BuildResult, buildSite } from '../src/build-site.js';
import { compileAll, FixtureSite, writeBundle } from './fixture-site.js';

let fixture: FixtureSite;

beforeEach(async () => {
  fixture = new FixtureSite();
  await writeBundle(fixture);
  await fixture.edit('site.config.ts', '  pages: [', '  offline: true,\n  pages: [');
});

async function build(): Promise<BuildResult> {
  const site = await fixture.load();
  await compileAll(site);
  return buildSite(site);
}

const bytesOf = (area: string): Buffer => readFileSync(path.join(fixture.root, `dist/offline/${area}.zip`));
const filesIn = (area: string) => unzipSync(new Uint8Array(bytesOf(area)));

it('has the pages of an area and a way to the first of them, and no scripts', async () => {
  await build();
  const files = filesIn('cloud');
  const pages = Object.keys(files).filter((file) => file.endsWith('.html'));
  expect(pages).toEqual(expect.arrayContaining(['index.html', 'cloud/intro.html']));
  expect(pages.every((file) => file === 'index.html' || file.startsWith('cloud'))).toBe(true);
  const texts = pages.map((file) => strFromU8(files[file] ?? new Uint8Array()));
  expect(texts.filter((text) => text.includes('<script'))).toEqual([]);
  expect(texts[pages.indexOf('index.html')]).toMatch(/url=cloud\/[\w/-]+\.html/);
});

it('is named in the footer', async () => {
  const site = await fixture.load();
  await compileAll(site);
  const { report } = await buildSite(site);
  expect(report.work.rendered).toBeGreaterThan(0);
  const data = readFileSync(path.join(fixture.root, 'dist', siteData()), 'utf8');
  expect((JSON.parse(data) as { footer: { groups: unknown[] } }).footer.groups.at(-1)).toEqual({
    title: 'Offline copies',
    items: [{ label: 'Cloud', href: '/docs/offline/cloud.zip' }],
  });
});

const siteData = (): string => {
  const manifest = JSON.parse(readFileSync(path.join(fixture.root, 'dist/manifest.json'), 'utf8')) as {
    files: Record<string, unknown>;
  };
  return Object.keys(manifest.files).find((file) => /^assets\/data\/site\.en\./.test(file)) ?? '';
};

it('is the same archive for the same pages, and another one when one of them has changed', async () => {
  await build();
  const cloud = bytesOf('cloud');
  await fixture.edit('site.config.ts', 'offline: true', 'offline: true, noIndex: true');
  await build();
  expect(bytesOf('cloud').equals(cloud)).toBe(true);
  await fixture.write('content/cloud/added.md', '# Added\n\nText.\n');
  await build();
  expect(bytesOf('cloud').equals(cloud)).toBe(false);
  expect(Object.keys(filesIn('cloud'))).toContain('cloud/added.html');
});
