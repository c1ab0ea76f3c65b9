import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { migrateDocusaurus } from '../migrate-docusaurus.js';

/** Migrates a site whose one React page has a style sheet of another language. */
async function migratePage(styles: string, more: Record<string, string> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [source, output] = [path.join(root, 'source'), path.join(root, 'site')];
  const files = {
    'docusaurus.config.js':
      "export default { title: 'Garden', url: 'https://garden.example', baseUrl: '/', presets: [['classic', {}]] };\n",
    'package.json': JSON.stringify({ devDependencies: { sass: '^1.80.0', 'leaf-styles': '^2.0.0' } }),
    'src/pages/map.jsx':
      "import styles from './map.module.scss';\nexport default () => <p className={styles.path}>Paths</p>;\n",
    'src/pages/map.module.scss': styles,
    ...more,
    'src/styles/_shades.scss': "@use 'sass:color';\n$shade: color.adjust(#484, $lightness: 10%);\n",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(source, name)), { recursive: true });
    writeFileSync(path.join(source, name), text);
  }
  const { entries } = await migrateDocusaurus({ source, output });
  const read = (name: string): string => readFileSync(path.join(output, name), 'utf8');
  return { left: entries.filter(({ topic }) => topic === 'components').map(({ message }) => message), read };
}

it('carries a style sheet with what it is made of, and asks for its compiler', async () => {
  const { left, read } = await migratePage(
    "@use '../styles/shades';\n@import '~leaf-styles/base';\n.path { color: shades.$shade; }\n",
  );
  expect(left).toEqual([]);
  expect(read('src/pages/map.jsx')).toContain("from '../site/pages/map.module.scss'");
  expect(read('src/site/pages/map.module.scss')).toBe(
    "@use '../styles/_shades.scss';\n@import 'leaf-styles/base';\n.path { color: shades.$shade; }\n",
  );
  expect(read('src/site/styles/_shades.scss')).toContain('$shade');
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  expect(dependencies).toMatchObject({ sass: '^1.80.0', 'leaf-styles': '^2.0.0' });
});

it('leaves a page whose style sheet is made of what is not there', async () => {
  const { left } = await migratePage("@use '../styles/colors';\n");
  expect(left).toEqual([
    'The React page was left out: src/pages/map.jsx needs "./map.module.scss", which needs "../styles/colors", which is neither a file nor a package of the project.',
  ]);
});

it('gives no name to a style sheet that is no module, or that of an empty object', async () => {
  const { left, read } = await migratePage('.path { color: #484; }\n', {
    'src/pages/tools.css': 'p { color: #484; }\n',
    'src/pages/tools.jsx':
      "import _ from './tools.css';\nimport * as tools from './tools.css';\nexport default () => <p className={tools.list}>Tools</p>;\n",
  });
  expect(left).toEqual([]);
  expect(read('src/pages/tools.jsx').split('\n').slice(0, 2)).toEqual([
    "import '../site/pages/tools.css';",
    "import '../site/pages/tools.css'; const tools = {};",
  ]);
});

it('draws the icons of the theme itself', async () => {
  const { left, read } = await migratePage('.path { color: #484; }\n', {
    'src/pages/done.jsx':
      "import Done from '@theme/Icon/Success';\nexport default () => <p><Done height={12} /> Done</p>;\n",
  });
  expect(left).toEqual([]);
  expect(read('src/pages/done.jsx')).toContain("import Done from '../site/icons/Success';");
  expect(read('src/site/icons/Success.jsx')).toMatch(/function SuccessIcon\(props\)[\s\S]*<path d="m5 13/);
});
