import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { compareSites, isBreaking, sitesReport } from './compare-sites.mjs';

const folders = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function site(files) {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

const page = (text, hash) =>
  `<html><script src="/assets/shell-${hash}.js" integrity="sha256-${hash}"></script><p>${text}</p>{"shell":"${hash}"}</html>`;

const BEFORE = {
  'a.html': page('One', '0a1b2c3d'),
  'old/b.html': '<p>',
  'assets/shell-0a1b2c3d.js': 'x'.repeat(400),
};

describe('compareSites', () => {
  it('takes names that change with bytes for no difference', () => {
    const found = compareSites(site(BEFORE), site({ ...BEFORE, 'a.html': page('One', '99887766') }));
    expect(found).toMatchObject({ total: 2, gone: [], added: [], changed: [] });
  });

  it('names pages that are gone, new or others, with the first difference', () => {
    const now = { 'a.html': page('Two', '99887766'), 'c.html': '<p>', 'assets/frames/live.html': '<p>' };
    expect(compareSites(site(BEFORE), site(now))).toMatchObject({
      total: 2,
      gone: ['old/b.html'],
      added: ['c.html'],
      changed: [{ file: 'a.html', before: '<p>One', after: '<p>Two' }],
    });
  });

  it('says that a page only has more than before', () => {
    const now = { ...BEFORE, 'old/b.html': '<p><b>' };
    expect(compareSites(site(BEFORE), site(now)).changed).toEqual([
      { file: 'old/b.html', before: '(nothing)', after: '<b>' },
    ]);
  });

  it('gives sizes as they are downloaded', () => {
    const [scripts] = compareSites(site(BEFORE), site({ 'assets/shell-1.js': '' })).sizes;
    expect(scripts.kind).toBe('scripts');
    expect(scripts.before).toBeLessThan(60);
    expect(scripts.after).toBeLessThan(scripts.before);
  });
});

describe('the report', () => {
  it('is about each product, and breaks where one is not built or loses an address', () => {
    const same = compareSites(site(BEFORE), site(BEFORE));
    const results = [
      { product: 'guide', site: { ...same, gone: ['old/b.html'] }, pictures: [] },
      { product: 'handbook', failure: 'Unknown option "x".', pictures: [] },
      { product: 'shop', site: same, pictures: [{ address: '/a', view: 'light, 360 px', share: 0.25 }] },
      { product: 'old', failureBefore: 'No such command.', failure: 'No such command.' },
    ];
    expect(results.map(isBreaking)).toEqual([true, true, false, false]);
    const report = sitesReport('v1.2.0', results);
    expect(report).toContain('# Products of v1.2.0 with these libraries');
    expect(report).toContain(
      '## guide\n\n2 pages: 0 with other HTML, 0 new, 1 gone. 0 of its pictures are others.',
    );
    expect(report).toContain('Gone (1):\n\n- `old/b.html`');
    expect(report).toContain('It cannot be built any more:\n\n````text\nUnknown option "x".\n````');
    expect(report).toContain('It could not be built before:\n\n````text\nNo such command.\n````');
    expect(report).toContain('- 25.0 % of `/a`, light, 360 px');
  });
});
