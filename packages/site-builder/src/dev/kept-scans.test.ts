import { readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scanPage } from '@org/content-pipeline';
import { beforeEach, expect, it } from 'vitest';
import { FixtureSite } from '../../test/fixture-site.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { keepScans, readKeptScans } from './kept-scans.js';

const INTRO = 'cloud/intro.md';
const TOMORROW = Date.now() + 86_400_000;

let site: LoadedSite;
let file: string;

beforeEach(async () => {
  site = await new FixtureSite().load();
  file = path.join(site.contentDir, INTRO);
});

const scans = () => {
  const value = scanPage({ path: INTRO, text: readFileSync(file, 'utf8') });
  return new Map([[INTRO, { stamp: 'as it was', value }]]);
};

it('gives back what was read of a page that has not been touched', () => {
  expect(readKeptScans(site)).toEqual(new Map());
  keepScans(site, scans(), TOMORROW);
  expect(readKeptScans(site)).toEqual(scans());
});

it('forgets a page that was written again, also with the time and the size that it had', () => {
  const time = new Date('2026-01-01');
  utimesSync(file, time, time);
  keepScans(site, scans(), TOMORROW);
  const text = readFileSync(file, 'utf8');
  writeFileSync(`${file}.new`, text.replace('Introduction', 'introductioN'));
  renameSync(`${file}.new`, file);
  utimesSync(file, time, time);
  expect(readKeptScans(site)).toEqual(new Map());
});

it('keeps no page that may have changed since it was read', () => {
  keepScans(site, scans(), Date.now() - 60_000);
  expect(readKeptScans(site)).toEqual(new Map());
});

it('takes a damaged file for none', () => {
  keepScans(site, scans(), TOMORROW);
  const kept = path.join(site.root, '.site-cache/scans.json');
  writeFileSync(kept, readFileSync(kept, 'utf8').replace('Introduction', 'Something'));
  expect(readKeptScans(site)).toEqual(new Map());
});
