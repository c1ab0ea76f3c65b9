import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/fixture-site.js';
import { contentFiles } from '../1-compile/content-files.js';
import { SourceStamps } from './source-stamps.js';

it('stamps a file as it was before it was read', () => {
  const folder = temporaryFolder();
  const write = (text: string): void => writeFileSync(path.join(folder, 'a.md'), text);
  write('');
  const stamps = new SourceStamps({ contentDir: folder, publicDir: folder });
  stamps.watch(contentFiles(folder)).read('a.md');
  write('All of it.');
  expect(stamps.of('a.md')).toMatch(/:0$/);
  expect(new SourceStamps({ contentDir: folder, publicDir: folder }).ofAll(['a.md', 'b.md'])).toMatch(
    /:10 none$/,
  );
});
