import { describe, expect, it } from 'vitest';
import { byId, doc } from '../test/docs.js';
import { normalise } from './1-normalise.js';
import { validate } from './2-validate.js';
import { generate } from './3-generate.js';
import { defaultSlug, resolve, type ResolveContext } from './4-resolve.js';
import { readFolders } from './folders.js';
import type { SidebarDoc } from './model/sidebar-config.js';
import type { CompleteItem } from './model/sidebar-items.js';
import type { SidebarNode } from './model/sidebar-tree.js';

/** Items as a writer would write them, after the stages before. */
function complete(items: unknown[], { docs }: Pick<ResolveContext, 'docs'>): CompleteItem[] {
  const file = 'sidebars.yaml';
  const folders = readFolders(docs.values());
  const normal = normalise(items, 'guide', file, []);
  return generate(validate(normal, { file, docs, folders, diagnostics: [] }), folders, new Map());
}

function run(item: unknown, ...docs: SidebarDoc[]): SidebarNode[] {
  const context = contextOf(docs);
  return resolve(complete([item], context), context);
}

const contextOf = (docs: SidebarDoc[]): ResolveContext => ({
  docs: byId(docs),
  indexHref: (slug) => `/base${slug}`,
  indexes: [],
  slugs: new Set(),
});

describe('a document', () => {
  it('becomes a link that says whose it is', () => {
    expect(run('intro', doc('intro.md'))).toEqual([
      { type: 'link', label: 'Intro', href: '/intro', docId: 'intro' },
    ]);
  });

  it('is labelled by the item, else by its sidebar label, else by its title', () => {
    const labelled = doc('intro.md', { sidebarLabel: 'Short' });
    expect(run({ type: 'doc', id: 'intro', label: 'Own' }, labelled)).toMatchObject([{ label: 'Own' }]);
    expect(run('intro', labelled)).toMatchObject([{ label: 'Short' }]);
    expect(run('intro', doc('intro.md'))).toMatchObject([{ label: 'Intro' }]);
  });

  it('has the class of the item, else its own', () => {
    const styled = doc('intro.md', { sidebarClassName: 'own' });
    expect(run({ type: 'doc', id: 'intro', className: 'new' }, styled)).toMatchObject([{ className: 'new' }]);
    expect(run('intro', styled)).toMatchObject([{ className: 'own' }]);
  });

  it('is left out when it is unlisted or gone', () => {
    expect(run('intro', doc('intro.md', { unlisted: true }))).toEqual([]);
    expect(run('intro')).toEqual([]);
  });
});

it('gives a ref no document, since another sidebar shows it', () => {
  expect(run({ type: 'ref', id: 'intro' }, doc('intro.md'))).toEqual([
    { type: 'link', label: 'Intro', href: '/intro' },
  ]);
});

it.each([
  { type: 'link', label: 'Out', href: 'https://example.com', className: 'new' },
  { type: 'html', value: '<hr>', className: 'new' },
])('takes %j over', (item) => {
  expect(run(item)).toEqual([item]);
});

describe('a category', () => {
  const items = ['intro'];
  const intro = doc('intro.md');

  it('can be closed and is closed unless it says otherwise', () => {
    const inner = run('intro', intro);
    expect(run({ type: 'category', label: 'Part', items }, intro)).toEqual([
      { type: 'category', label: 'Part', collapsible: true, collapsed: true, items: inner },
    ]);
    const open = {
      type: 'category',
      label: 'Part',
      collapsible: false,
      collapsed: false,
      className: 'new',
      items,
    };
    expect(run(open, intro)).toEqual([{ ...open, items: inner }]);
  });

  it('leads to the document of its link', () => {
    const item = { type: 'category', label: 'Part', link: { type: 'doc', id: 'part' }, items };
    expect(run(item, intro, doc('part.md'))).toMatchObject([{ label: 'Part', href: '/part', docId: 'part' }]);
  });

  it('leads to its generated index', () => {
    const item = { type: 'category', label: 'Part', link: { type: 'generated-index', slug: '/part' }, items };
    const [node] = run(item, intro);
    expect(node).toMatchObject({ href: '/base/part' });
    expect(node).not.toHaveProperty('docId');
  });

  it('has no page when that is unlisted', () => {
    const item = { type: 'category', label: 'Part', link: { type: 'doc', id: 'part' }, items };
    const [node] = run(item, intro, doc('part.md', { unlisted: true }));
    expect(node).not.toHaveProperty('href');
    expect(node).not.toHaveProperty('docId');
  });
});

describe('a generated index', () => {
  const indexes = (...links: object[]) => {
    const context = contextOf([doc('intro.md')]);
    const items = links.map((link) => ({ type: 'category', label: 'Set up & go', link, items: ['intro'] }));
    resolve(complete(items, context), context);
    return context.indexes.map(({ category: { href }, ...index }) => ({ ...index, category: href }));
  };

  it('has the slug, title and description of the link', () => {
    const link = { type: 'generated-index', slug: 'part', title: 'The part', description: 'All of it.' };
    expect(indexes(link)).toEqual([
      {
        slug: '/part',
        title: 'The part',
        description: 'All of it.',
        category: '/base/part',
        path: 'guide[0]',
      },
    ]);
  });

  it('has the label for title and a slug made of it, numbered where that is taken', () => {
    const link = { type: 'generated-index' };
    expect(indexes(link, { ...link, slug: '/category/set-up-go-1' }, link)).toEqual([
      {
        slug: '/category/set-up-go',
        title: 'Set up & go',
        category: '/base/category/set-up-go',
        path: 'guide[0]',
      },
      {
        slug: '/category/set-up-go-1',
        title: 'Set up & go',
        category: '/base/category/set-up-go-1',
        path: 'guide[1]',
      },
      {
        slug: '/category/set-up-go-2',
        title: 'Set up & go',
        category: '/base/category/set-up-go-2',
        path: 'guide[2]',
      },
    ]);
  });

  it('keeps letters of every alphabet in a slug, and has one when nothing is left', () => {
    expect(['Élan vital', 'البدء السريع', '???'].map((label) => defaultSlug(label, new Set()))).toEqual([
      '/category/élan-vital',
      '/category/البدء-السريع',
      '/category/index',
    ]);
  });
});

describe('what stands beside a label', () => {
  it('is an icon and a badge by name, a text as a badge, and what the document says where the item says nothing', () => {
    const item = { type: 'category', label: 'Set up', icon: 'rocket', badge: 'enterprise', items: ['intro'] };
    expect(run(item, doc('intro.md', { sidebarBadge: 'Beta' }))).toMatchObject([
      { icon: 'rocket', badge: 'enterprise', items: [{ badge: { text: 'Beta' } }] },
    ]);
    const own = { type: 'doc', id: 'intro', badge: { text: 'Core', tone: 'info' } };
    expect(run(own, doc('intro.md', { sidebarBadge: 'new' }))).toMatchObject([
      { badge: { text: 'Core', tone: 'info' } },
    ]);
  });
});
