import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import migrateNames from '../src/upgrade/nx-migration.js';
import { formatUpgrade, upgradeSite } from '../src/upgrade/upgrade-site.js';
import { FixtureSite } from './fixture-site.js';

const FORMER = {
  'src/entry.server.tsx': `import { type ShellStrings, stringsFor } from '@org/theme-shell';
import { stringsFor as other } from './own.js';

export const messages: ShellStrings = stringsFor('en');
`,
  'src/islands/counter.tsx': `export const wake = 'idle';
export default () => null;
`,
  'src/styles.css': `[data-docs-wake='idle'] { color: red; }
`,
};

const NOW = {
  'src/entry.server.tsx': `import { type ShellMessages as ShellStrings, shellMessagesFor as stringsFor } from '@org/theme-shell';
import { stringsFor as other } from './own.js';

export const messages: ShellStrings = stringsFor('en');
`,
  'src/islands/counter.tsx': `export const hydrate = 'idle';
export default () => null;
`,
  'src/styles.css': `[data-docs-hydrate='idle'] { color: red; }
`,
};

async function formerSite(): Promise<FixtureSite> {
  const fixture = new FixtureSite();
  for (const [file, text] of Object.entries(FORMER)) await fixture.write(file, text);
  return fixture;
}

const textsOf = (fixture: FixtureSite) =>
  Object.fromEntries(Object.keys(FORMER).map((file) => [file, fixture.read(file)]));

it('lists the names of a site that have changed, and leaves it as it is', async () => {
  const fixture = await formerSite();
  const uses = upgradeSite(fixture.root, { write: false });
  expect(formatUpgrade(uses, { write: false })).toMatchInlineSnapshot(`
    "src/entry.server.tsx:1  "ShellStrings" is "ShellMessages" since 0.1.0
    src/entry.server.tsx:1  "stringsFor" is "shellMessagesFor" since 0.1.0
    src/islands/counter.tsx:1  "wake" is "hydrate" since 0.1.0
    src/styles.css:1  "data-docs-wake" is "data-docs-hydrate" since 0.1.0
    4 names to change: add --write"
  `);
  expect(textsOf(fixture)).toEqual(FORMER);
});

it('puts the names of today in their place, once', async () => {
  const fixture = await formerSite();
  expect(upgradeSite(fixture.root, { write: true })).toHaveLength(4);
  expect(textsOf(fixture)).toEqual(NOW);
  expect(formatUpgrade(upgradeSite(fixture.root, { write: true }), { write: true })).toBe(
    'This site uses no name that has changed.',
  );
});

it('does the same in a workspace of Nx, for each site', () => {
  const files = new Map(
    Object.entries({ 'site.config.ts': 'export default {};', ...FORMER }).map(([file, text]) => [
      `apps/docs/${file}`,
      text,
    ]),
  );
  files.set('packages/other/src/islands/counter.tsx', FORMER['src/islands/counter.tsx']);
  migrateNames({
    children: (folder) => {
      const start = folder ? `${folder}/` : '';
      const below = [...files.keys()].filter((file) => file.startsWith(start));
      return [...new Set(below.map((file) => file.slice(start.length).split('/')[0] ?? ''))];
    },
    isFile: (file) => files.has(file),
    exists: (file) => files.has(file),
    read: (file) => files.get(file) ?? null,
    write: (file, text) => void files.set(file, text),
  });
  for (const [file, text] of Object.entries(NOW)) expect(files.get(`apps/docs/${file}`)).toBe(text);
  expect(files.get('packages/other/src/islands/counter.tsx')).toBe(FORMER['src/islands/counter.tsx']);
});

it('is named where Nx looks for migrations', () => {
  const root = path.join(import.meta.dirname, '..');
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;
  expect(read('package.json')).toMatchObject({ 'nx-migrations': { migrations: './migrations.json' } });
  expect(read('migrations.json')).toMatchObject({
    generators: { 'former-names': { implementation: './dist/upgrade/nx-migration.js' } },
  });
});
