import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FixtureSite } from '../../test/fixture-site.js';
import { contentFiles, discoverPages } from './content-files.js';

describe('discoverPages', () => {
  it('finds the pages of an area in a fixed order', async () => {
    const site = new FixtureSite();
    await site.write('content/cloud/zero.MDX', '');
    expect(discoverPages(path.join(site.root, 'content'), 'cloud')).toEqual([
      'cloud/intro.md',
      'cloud/projects/index.md',
      'cloud/projects/overview.md',
      'cloud/zero.MDX',
    ]);
  });

  it('passes over hidden and underscored files and folders, other files, and the area’s own README', async () => {
    const site = new FixtureSite();
    for (const file of [
      '_drafts/a.md',
      '.compiled/b.md',
      '.c.md',
      'projects/_d.mdx',
      'e.txt',
      'f.md/g.txt',
    ]) {
      await site.write(`content/guides/${file}`, '');
    }
    await site.write('content/guides/projects/README.md', '');
    expect(discoverPages(path.join(site.root, 'content'), 'guides')).toEqual([
      'guides/first-steps.md',
      'guides/projects/README.md',
    ]);
  });
});

describe('contentFiles', () => {
  const site = new FixtureSite();
  const contentDir = path.join(site.root, 'content');
  const read = (file: string) => contentFiles(contentDir).read(file);

  it('reads files below the content folder', () => {
    expect(String(read('cloud/images/plan.svg'))).toContain('<svg');
  });

  it('has neither folders nor files that do not exist', () => {
    expect(read('cloud/images')).toBeUndefined();
    expect(read('cloud/images/none.svg')).toBeUndefined();
  });

  it('does not leave the content folder, by a path or by a link', () => {
    symlinkSync(path.join(site.root, 'site.config.ts'), path.join(contentDir, 'cloud/config.md'));
    mkdirSync(path.join(site.root, 'content-of-another'));
    copyFileSync(
      path.join(site.root, 'public/favicon.svg'),
      path.join(site.root, 'content-of-another/x.svg'),
    );
    for (const file of ['../site.config.ts', 'cloud/config.md', '../content-of-another/x.svg', '..']) {
      expect(read(file)).toBeUndefined();
    }
  });

  it('does not leave it by a link to a folder, whatever it has read there before', () => {
    const link = path.join(contentDir, 'guides/elsewhere');
    symlinkSync(path.join(site.root, 'content-of-another'), link);
    const { read: readOn } = contentFiles(contentDir);
    for (const name of ['x.svg', 'x.svg', 'none.svg'])
      expect(readOn(`guides/elsewhere/${name}`)).toBeUndefined();
    expect(String(readOn('cloud/images/plan.svg'))).toContain('<svg');
  });

  it('follows a link that stays below it', () => {
    symlinkSync(path.join(contentDir, 'cloud/images/plan.svg'), path.join(contentDir, 'guides/plan.svg'));
    expect(String(read('guides/plan.svg'))).toContain('<svg');
  });
});
