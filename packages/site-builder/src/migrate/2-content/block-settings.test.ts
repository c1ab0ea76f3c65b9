import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { migrateDocusaurus } from '../migrate-docusaurus.js';

it('keeps a language that a plugin of Markdown makes something of, and no mark that none reads', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'blocks-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [source, output] = [path.join(root, 'source'), path.join(root, 'site')];
  const files = {
    'docusaurus.config.js':
      "const paths = require('./plugins/paths.js');\nconst views = require('./plugins/views.js');\nmodule.exports = { title: 'Garden', url: 'https://garden.example', baseUrl: '/', presets: [['classic', { docs: { remarkPlugins: [paths, views] } }]] };\n",
    'plugins/paths.js':
      "module.exports = () => (tree) => {\n  for (const node of tree.children) if (node.lang === 'garden-paths') node.type = 'paragraph';\n};\n",
    // It stays behind, and so does what it reads.
    'plugins/views.js':
      "module.exports = () => (tree) => {\n  for (const node of tree.children) if (node.lang === 'garden-views') node.type = 'mdxjsEsm';\n};\n",
    'docs/map.md':
      '# Map\n\n```garden-paths\npond -> gate\n```\n\n```garden-beds\npond\n```\n\n```garden-views\npond\n```\n\n```ts twoslash title="a.ts"\nlet a: pond;\n```\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(source, name)), { recursive: true });
    writeFileSync(path.join(source, name), text);
  }
  await migrateDocusaurus({ source, output });
  const fences = readFileSync(path.join(output, 'content/docs/map.md'), 'utf8').match(/^```\S.*/gm);
  expect(fences).toEqual(['```garden-paths', '```text', '```text', '```ts title="a.ts"']);
});
