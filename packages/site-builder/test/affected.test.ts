import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { affectedPages, formatAffected } from '../src/affected/affected-pages.js';
import { FixtureSite } from './fixture-site.js';

const OVERVIEW = 'content/cloud/projects/overview.md';

/** A fixture in a repository, with a partial that a page includes. */
class CommittedSite extends FixtureSite {
  git(...args: string[]): void {
    const author = ['-c', 'user.name=x', '-c', 'user.email=x@example.org'];
    execFileSync('git', [...author, ...args], { cwd: this.root });
  }

  static async create(): Promise<CommittedSite> {
    const fixture = new CommittedSite();
    await fixture.write('.gitignore', 'node_modules\n.compiled\n.site-cache\n');
    await fixture.write('content/guides/_note.md', 'Mind the gap.\n');
    await fixture.write('content/guides/note.md', '# Note\n\n::include{file="./_note.md"}\n');
    fixture.git('init', '-q', '-b', 'main');
    fixture.git('add', '-A');
    fixture.git('commit', '-qm', 'all');
    return fixture;
  }

  /** Pages that differ from the first commit, with the reason. */
  async affected(): Promise<string[]> {
    const { pages, removed } = await affectedPages(await this.load(), 'main');
    return [
      ...pages.map(({ page, because }) => `${because} ${page}`),
      ...removed.map((page) => `gone ${page}`),
    ].sort();
  }
}

describe('affectedPages', () => {
  it('lists pages whose text, partials, images, links, sidebars and site have changed', async () => {
    const fixture = await CommittedSite.create();
    expect(await fixture.affected()).toEqual([]);

    await fixture.write('content/guides/_note.md', 'Mind the step.\n');
    expect(await fixture.affected()).toEqual(['text /docs/guides/note']);

    await fixture.edit('content/cloud/images/plan.svg', '</svg>', '<g/></svg>');
    expect(await fixture.affected()).toEqual(['links /docs/cloud/intro', 'text /docs/guides/note']);
    fixture.git('checkout', '-q', '.');

    await fixture.edit('content/cloud/sidebars.yaml', 'label: Projects', 'label: All projects');
    expect(await fixture.affected()).toEqual([
      'shell /docs/cloud/projects/overview',
      'sidebar /docs/cloud/intro',
      'sidebar /docs/cloud/projects',
    ]);
    fixture.git('checkout', '-q', '.');

    // Pages that are React components may show the tagline, and the others do not.
    await fixture.edit('site.config.ts', 'How things work', 'How all things work');
    expect(await fixture.affected()).toEqual(['shell /docs/']);
    fixture.git('checkout', '-q', '.');

    await fixture.edit('site.config.ts', 'width: 28', 'width: 30');
    const all = await fixture.affected();
    expect(all).toHaveLength(6);
    expect(all.every((page) => page.startsWith('site '))).toBe(true);
  });

  it('lists pages that lead to a heading of another name, and pages that are gone or new', async () => {
    const fixture = await CommittedSite.create();
    await fixture.edit(OVERVIEW, '## Limits', '## Bounds');
    expect(await fixture.affected()).toEqual([
      'problems /docs/cloud/intro',
      'text /docs/cloud/projects/overview',
    ]);
    fixture.git('checkout', '-q', '.');

    fixture.git('mv', 'content/guides/note.md', 'content/guides/notes.md');
    await fixture.write('src/entry.client.tsx', 'export {};\n');
    fixture.git('add', '-A');
    fixture.git('checkout', '-qb', 'topic');
    fixture.git('commit', '-qm', 'move');
    const affected = await affectedPages(await fixture.load(), 'main');
    expect(formatAffected({ ...affected, since: '0123456789abcdef' })).toMatchInlineSnapshot(`
      "new  /docs/guides/notes
      gone  /docs/guides/note
      src/entry.client.tsx is code of the whole site: it may change what every page looks like.
      1 of 6 pages have changed since 0123456789, 1 are gone"
    `);
    await expect(affectedPages(await fixture.load(), 'nowhere')).rejects.toThrow('no commit in common');
  });
});
