// Writes the pages of `content/reference`: every field of the configuration and of front matter, every name of every package.
// They are made of the types, and are not committed.
//   node reference/generate.mjs
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fieldsPage, fileOf, packagePage, packagesPage } from './pages.mjs';
import { publicNames } from './public-names.mjs';
import { typeFields } from './type-fields.mjs';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');
const OUTPUT = path.resolve(import.meta.dirname, '../content/reference');

const source = (file) => path.join(WORKSPACE, 'packages', file);

/** Every page by its file name. */
function referencePages() {
  const packages = publicNames(path.join(WORKSPACE, 'packages'));
  return new Map([
    [
      'configuration.md',
      fieldsPage({
        title: 'Configuration',
        lead: 'The fields of `site.config.ts`. Unknown fields are errors, and so are wrong values.',
        fields: typeFields(source('site-builder/src/config/site-config.ts'), 'SiteConfig'),
        position: 1,
      }),
    ],
    [
      'front-matter.md',
      fieldsPage({
        title: 'Front matter',
        lead: 'What a page may say about itself, between `---` lines at its start.',
        fields: typeFields(source('content-pipeline/src/page/front-matter.ts'), 'FrontMatter'),
        position: 2,
      }),
    ],
    ['packages.md', packagesPage(packages, 3)],
    ...packages.map((library, index) => [fileOf(library.name), packagePage(library, index + 4)]),
  ]);
}

const pages = referencePages();
mkdirSync(OUTPUT, { recursive: true });
for (const name of readdirSync(OUTPUT)) {
  if (name.endsWith('.md') && !pages.has(name)) rmSync(path.join(OUTPUT, name));
}
for (const [name, text] of pages) {
  const file = path.join(OUTPUT, name);
  if (!isWritten(file, text)) writeFileSync(file, text);
}
console.log(`${pages.size} pages of reference in ${path.relative(process.cwd(), OUTPUT)}`);

/** A page that is as it was keeps its time, so that a dev server shows nothing anew. */
function isWritten(file, text) {
  try {
    return readFileSync(file, 'utf8') === text;
  } catch {
    return false;
  }
}
