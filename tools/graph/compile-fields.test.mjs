import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileArea, loadSite } from '@org/site-builder';
import { expect, it } from 'vitest';
import { COMPILE_FIELDS, PARTLY_READ, SITE_FACTS } from './compile-fields.mjs';

const REFERENCE = path.resolve(import.meta.dirname, '../../content/openapi');

it('names all fields of the configuration that COMPILE reads, and no other', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'compile-fields-'));
  try {
    cpSync(path.join(REFERENCE, 'reference.yaml'), path.join(root, 'content/guide/api.yaml'));
    writeFileSync(path.join(root, 'content/guide/intro.md'), '# Start\n\n```jsx live\n<b>1</b>\n```\n');
    writeFileSync(
      path.join(root, 'site.config.ts'),
      `export default {
        title: 'Guide', tagline: 'A guide', url: 'https://docs.example.org',
        areas: [{ dir: 'guide', label: 'Guide' }],
        apis: [{ file: 'guide/api.yaml', path: '/api' }],
        locales: [{ code: 'en', label: 'English' }, { code: 'fr', label: 'Français' }],
      };`,
    );
    const site = await loadSite(root);
    const read = new Set();
    const config = new Proxy(site.config, {
      get(target, field) {
        // That nothing has changed is told by the whole of it; what is made of a page does not depend on that.
        if (field === 'toJSON') return () => target;
        read.add(field);
        return target[field];
      },
    });
    await compileArea({ ...site, config }, 'guide');
    // The folder was found when the configuration was loaded.
    const named = [...COMPILE_FIELDS, ...SITE_FACTS, ...PARTLY_READ].filter((name) => name !== 'contentDir');
    expect([...read].sort()).toEqual(named.sort());
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
