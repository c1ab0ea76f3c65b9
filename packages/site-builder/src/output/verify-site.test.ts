import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/fixture-site.js';
import { diffSites, formatDifference } from './diff-sites.js';
import { needManifest, sha256Of } from './site-manifest.js';
import { SiteOutput } from './site-output.js';
import { verifySite } from './verify-site.js';

let folder: string;

const REPORT = { site: 'Field guide' };

async function writeSite(name: string, files: Record<string, string>): Promise<string> {
  const site = path.join(folder, name);
  const output = new SiteOutput(site);
  for (const [file, text] of Object.entries(files)) output.write(file, text);
  const checksum = sha256Of(JSON.stringify(REPORT));
  output.writeReport('report.json', JSON.stringify({ ...REPORT, checksum }));
  await output.commit();
  return site;
}

beforeEach(() => {
  folder = temporaryFolder();
});

const codesOf = (site: string) => verifySite(site).map(({ code, file }) => [code, path.basename(file)]);

it('finds nothing wrong with a site as it was built, wherever it has been moved', async () => {
  const site = await writeSite('dist', { 'index.html': 'home', 'cloud/intro.html': 'page' });
  expect(verifySite(site)).toEqual([]);
  renameSync(site, `${site}-2`);
  expect(verifySite(`${site}-2`)).toEqual([]);
});

it('names every file that is damaged, missing or foreign', async () => {
  const site = await writeSite('dist', { 'index.html': 'home', 'a.html': 'a', 'b.html': 'b' });
  writeFileSync(path.join(site, 'a.html'), 'A');
  rmSync(path.join(site, 'b.html'));
  writeFileSync(path.join(site, 'c.html'), 'c');
  writeFileSync(path.join(site, 'report.json'), JSON.stringify({ ...REPORT, site: 'Field guise' }));
  expect(codesOf(site)).toEqual([
    ['site-file-damaged', 'a.html'],
    ['site-file-missing', 'b.html'],
    ['site-file-damaged', 'report.json'],
    ['site-file-unknown', 'c.html'],
  ]);
});

it.each(['{', '{"version":2,"files":{}}', '{"version":1,"files":{"a":{"bytes":1}}}'])(
  'says that a manifest cannot be read: %s',
  async (text) => {
    const site = await writeSite('dist', {});
    writeFileSync(path.join(site, 'manifest.json'), text);
    expect(() => verifySite(site)).toThrow('cannot be read as the manifest of a site');
  },
);

it('lists what makes one site of another: assets before pages, the manifest at the end', async () => {
  const old = await writeSite('old', {
    'a.html': '1',
    'assets/x.js': '1',
    'gone.html': '1',
    'same.html': '1',
  });
  const next = await writeSite('next', { 'a.html': '2', 'assets/y.js': '2', 'same.html': '1' });
  const difference = diffSites(needManifest(old), needManifest(path.join(next, 'manifest.json')));
  expect(difference).toEqual({
    upload: ['assets/y.js', 'a.html', 'report.json', 'manifest.json'],
    delete: ['assets/x.js', 'gone.html'],
    same: 1,
  });
  expect(formatDifference(difference)).toContain('+ a.html\n');
  expect(formatDifference(difference)).toMatch(/- gone\.html\n4 to upload, 2 to delete, 1 as they are$/);
});

it('lists nothing for a site that was built again from the same', async () => {
  const old = await writeSite('old', { 'a.html': '1' });
  const next = await writeSite('next', { 'a.html': '1' });
  expect(diffSites(needManifest(old), needManifest(next))).toEqual({ upload: [], delete: [], same: 2 });
});
