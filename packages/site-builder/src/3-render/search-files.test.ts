import type { CompiledPage } from '@org/content-pipeline';
import type { ShellPage } from '@org/theme-shell';
import { expect, it } from 'vitest';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import { searchSchema } from '../config/fields/search-config.js';
import { SearchFiles } from './search-files.js';

const shell = { kind: 'doc', path: '/plans', title: 'Plans', breadcrumbs: [] } as unknown as ShellPage;
const page = {
  source: 'cloud/plans.md',
  title: 'Plans',
  description: '',
  frontMatter: {},
  tags: [],
  sections: [{ anchor: '', path: ['Plans'], text: 'What a plan is.', code: 'npx describe-plan' }],
} as unknown as CompiledPage;

/** All that the index of the page has, as text. */
function indexOf(search: object): string {
  const config = { search: searchSchema.parse(search) } as ResolvedSiteConfig;
  const files = new SearchFiles(config, { locale: 'en' }, ['current']);
  files.add(page, shell);
  const contents = [...files.build().files.values()].map((content) => Buffer.from(content ?? '').toString());
  const inline = contents.flatMap((text) => [...text.matchAll(/[\w+/]{40,}=*/g)]);
  return [...contents, ...inline.map(([encoded]) => Buffer.from(encoded, 'base64').toString())].join('\n');
}

it('finds what code blocks have only where the site wants it', () => {
  expect(indexOf({ provider: 'embedded', code: true })).toContain('escribe');
  expect(indexOf({ provider: 'embedded' })).not.toContain('escribe');
  expect(indexOf({ provider: 'embedded' })).toContain('What a plan is.');
});

it('has every file but the manifest in the folder that caches keep for ever', () => {
  const files = new SearchFiles({ search: searchSchema.parse({ provider: 'embedded' }) }, { locale: 'en' }, [
    'current',
  ]);
  files.add(page, shell);
  const built = files.build().files;
  const [manifest, ...others] = built.keys();
  expect(manifest).toBe('_search.json');
  for (const name of others) expect(name).toMatch(/^assets\/search\//);
  const { sets } = JSON.parse(String(built.get('_search.json'))) as { sets: { file: string }[] };
  for (const { file } of sets) expect(others).toContain(file);
});

it('has no files where the search is a hosted one', () => {
  expect(indexOf({ provider: 'algolia', appId: 'a', searchKey: 'k', indexName: 'i' })).toBe('');
});

it('has a set for a version in which nothing can be found', () => {
  const config = { search: searchSchema.parse({ provider: 'embedded' }) } as ResolvedSiteConfig;
  const files = new SearchFiles(config, { locale: 'en' }, ['current', '2.0']);
  files.add(page, shell);
  const { sets } = JSON.parse(String(files.build().files.get('_search.json'))) as { sets: object[] };
  expect(sets).toEqual([
    expect.objectContaining({ version: '2.0', records: 0 }),
    expect.objectContaining({ version: 'current', records: 1 }),
  ]);
});
