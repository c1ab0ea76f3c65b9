import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildShard } from '../src/build-shard.js';
import { type BuildResult, buildSite } from '../src/build-site.js';
import { parsePart } from '../src/output/site-part.js';
import { verifySite } from '../src/output/verify-site.js';
import { compileAll, filesBelow, FixtureSite, temporaryFolder, writeBundle } from './fixture-site.js';

/** Ten pages beside those of the fixture, so that each of two shards has some. */
const PAGES = Array.from({ length: 10 }, (_, at) => `content/cloud/more/page-${at}.md`);

/** A clone on a machine of its own: it has the same sources, at another path. */
async function clone(): Promise<FixtureSite> {
  const fixture = new FixtureSite();
  await writeBundle(fixture);
  await fixture.edit('site.config.ts', '  pages: [', "  search: { provider: 'embedded' },\n  pages: [");
  for (const [at, page] of PAGES.entries())
    await fixture.write(page, `# Page ${at}\n\nSee [the first](page-0.md).\n`);
  return fixture;
}

async function build(fixture: FixtureSite, join?: string): Promise<BuildResult> {
  const site = await fixture.load();
  await compileAll(site);
  return buildSite(site, undefined, join === undefined ? {} : { join });
}

/** Makes shards in a clone each, and brings them into a folder. */
async function bring(...parts: string[]): Promise<string> {
  const folder = temporaryFolder();
  for (const part of parts) {
    const fixture = await clone();
    const site = await fixture.load();
    await compileAll(site);
    await buildShard(site, parsePart(part));
    cpSync(path.join(fixture.root, '.shards'), folder, { recursive: true });
  }
  return folder;
}

/** All files of a site but its report, which has a clock in it. */
function siteOf({ root }: FixtureSite): Record<string, string> {
  const { 'report.json': _, ...files } = filesBelow(path.join(root, 'dist'));
  return files;
}

const codes = ({ diagnostics }: BuildResult) => diagnostics.map(({ code }) => code);

let alone: Record<string, string>;
let shards: string;

beforeAll(async () => {
  const fixture = await clone();
  await build(fixture);
  alone = siteOf(fixture);
  shards = await bring('1/2', '2/2', 'search');
});

/** The shards as they were brought, to be changed. */
function copyOfShards(): string {
  const folder = temporaryFolder();
  cpSync(shards, folder, { recursive: true });
  return folder;
}

describe('a site that is joined from shards of other machines', () => {
  it('has the bytes that one machine makes, and renders nothing', async () => {
    const fixture = await clone();
    const result = await build(fixture, shards);
    expect(siteOf(fixture)).toEqual(alone);
    expect(verifySite(path.join(fixture.root, 'dist'))).toEqual([]);
    const { rendered, joined, reused, search } = result.report.work;
    expect({ rendered, joined, reused, search }).toEqual({
      rendered: 0,
      joined: 14,
      reused: 0,
      search: 'reused',
    });
    expect(codes(result)).toEqual([]);
  });

  it('is the last site of the next build, which needs no shards', async () => {
    const fixture = await clone();
    await build(fixture, shards);
    await fixture.edit(PAGES[3] ?? '', 'Page 3', 'Page three');
    const { report } = await build(fixture);
    expect([report.work.joined, report.work.reused > 0]).toEqual([0, true]);
    const other = await clone();
    await other.edit(PAGES[3] ?? '', 'Page 3', 'Page three');
    await build(other);
    expect(siteOf(fixture)).toEqual(siteOf(other));
  });

  it('takes from stale shards what is as it was', async () => {
    const change = (fixture: FixtureSite) => fixture.edit(PAGES[3] ?? '', 'See', 'Look at');
    const [fixture, other] = [await clone(), await clone()];
    await change(fixture);
    await change(other);
    const { report } = await build(fixture, shards);
    expect(report.work).toMatchObject({ rendered: 1, joined: 13, search: 'built' });
    await build(other);
    expect(siteOf(fixture)).toEqual(siteOf(other));
  });

  it('takes nothing of shards that another bundle rendered', async () => {
    const change = (fixture: FixtureSite) =>
      fixture.edit('.bundle/server/render.mjs', '</title>', '</title><p>');
    const [fixture, other] = [await clone(), await clone()];
    await change(fixture);
    await change(other);
    const { report } = await build(fixture, shards);
    expect(report.work).toMatchObject({ rendered: 14, joined: 0 });
    await build(other);
    expect(siteOf(fixture)).toEqual(siteOf(other));
  });

  it('makes again what is damaged, and says so', async () => {
    const folder = copyOfShards();
    appendFileSync(path.join(folder, '1/cloud/more/page-1.html'), 'x');
    appendFileSync(path.join(folder, '2/cloud/more/page-1.html'), 'x');
    const fixture = await clone();
    const result = await build(fixture, folder);
    expect(result.report.work).toMatchObject({ rendered: 1, joined: 13 });
    expect(siteOf(fixture)).toEqual(alone);
    expect(result.diagnostics).toMatchObject([{ code: 'shard-damaged', severity: 'warning' }]);
    expect(result.diagnostics[0]?.message).toMatchInlineSnapshot(
      `"This file is not what the shard's build has written, so what it belongs to was made again here."`,
    );
  });

  it('makes again all of a shard whose list is damaged', async () => {
    const folder = copyOfShards();
    appendFileSync(path.join(folder, '2/shard.json'), ' ');
    rmSync(path.join(folder, 'search/manifest.json'));
    const fixture = await clone();
    const result = await build(fixture, folder);
    expect(result.report.work.search).toBe('built');
    expect(result.report.work.rendered).toBeGreaterThan(0);
    expect(siteOf(fixture)).toEqual(alone);
    expect(codes(result)).toEqual(['shard-damaged', 'shard-damaged', 'shard-missing']);
  });

  it('makes what a shard would have that is not there', async () => {
    const folder = copyOfShards();
    rmSync(path.join(folder, '1'), { recursive: true });
    const fixture = await clone();
    const result = await build(fixture, folder);
    expect(siteOf(fixture)).toEqual(alone);
    expect(result.diagnostics[0]?.message).toMatchInlineSnapshot(
      `"This folder does not have shard 1/2, so what would be there was made here."`,
    );
    const none = await clone();
    const other = await build(none, path.join(folder, 'nowhere'));
    expect(siteOf(none)).toEqual(alone);
    expect(other.diagnostics[0]?.message).toMatchInlineSnapshot(
      `"This folder has no shard, so what would be there was made here."`,
    );
  });
});

describe('a shard', () => {
  const shardOf = async (fixture: FixtureSite, part: string) => {
    const site = await fixture.load();
    await compileAll(site);
    return buildShard(site, parsePart(part));
  };

  it('has the documents of its pages and what they were made of, and is whole', async () => {
    const names = ['1', '2'].map((name) => Object.keys(filesBelow(path.join(shards, name))));
    const documents = names.flat().filter((name) => name.endsWith('.html'));
    expect(new Set(documents).size).toBe(documents.length);
    expect(documents).toHaveLength(14);
    for (const list of names) {
      expect(list).toContain('shard.json');
      expect(list.filter((name) => /assets\/|sitemap|_search|404/.test(name))).toEqual([]);
    }
    expect(verifySite(path.join(shards, '2'))).toEqual([]);
  });

  it('renders again what has changed', async () => {
    const fixture = await clone();
    const first = await shardOf(fixture, '1/1');
    expect(first.work).toMatchObject({ rendered: 14, joined: 0 });
    await fixture.edit(PAGES[3] ?? '', 'See', 'Look at');
    const second = await shardOf(fixture, '1/1');
    expect(second.work).toMatchObject({ rendered: 1, joined: 13 });
  });

  it('leaves the site and its other shards alone', async () => {
    const fixture = await clone();
    await build(fixture);
    await shardOf(fixture, '1/2');
    const before = filesBelow(path.join(fixture.root, '.shards/1'));
    await shardOf(fixture, '2/2');
    expect(siteOf(fixture)).toEqual(alone);
    expect(filesBelow(path.join(fixture.root, '.shards/1'))).toEqual(before);
    await fixture.edit(PAGES[3] ?? '', 'See', 'Look at');
    expect((await build(fixture)).report.work).toMatchObject({ rendered: 1, reused: 13 });
  });
});
