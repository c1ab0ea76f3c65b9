import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../graph/scratch-workspace.mjs';

/** The smallest site, outside of any workspace. */
const FILES = {
  'site.config.ts': `export default {
  title: 'Guide', tagline: 'A guide', url: 'https://docs.example.org', areas: [{ dir: 'guide', label: 'Guide' }],
};\n`,
  'content/guide/sidebars.yaml': 'guide:\n  - guide/intro\n',
  'content/guide/intro.md': '# Introduction\n\nThings work.\n',
  'vite.config.ts': `import { siteBundle } from '@org/site-builder/vite';\n\nexport default siteBundle(import.meta.dirname);\n`,
  'src/styles.css': `@import '@org/theme-shell/styles.css';\n`,
  'src/entry.client.tsx': `import { startShell } from '@org/theme-shell/client';\n\nawait startShell({ pages: {} });\n`,
  'src/entry.server.tsx': `import { createRenderer } from '@org/theme-shell/server';\n\nexport const render = createRenderer({});\n`,
};

/** A site that installs what a registry has of us, as a person would. */
export class ConsumerSite {
  constructor(registry, dependencies) {
    this.root = mkdtempSync(path.join(tmpdir(), 'consumer-'));
    const manifest = { name: 'consumer', private: true, type: 'module', dependencies };
    const settings = `registry=${registry}\nauto-install-peers=false\n`;
    for (const [file, text] of Object.entries({
      ...FILES,
      'package.json': JSON.stringify(manifest),
      '.npmrc': settings,
    })) {
      mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
      writeFileSync(path.join(this.root, file), text);
    }
  }

  pnpm(...args) {
    return run(path.resolve(import.meta.dirname, '../../node_modules/.bin/pnpm'), args, this.root);
  }

  /** Builds the site. @returns the HTML of its page */
  build() {
    rmSync(path.join(this.root, 'dist'), { recursive: true, force: true });
    this.pnpm('exec', 'vite', 'build');
    this.pnpm('exec', 'site-builder', 'compile');
    this.pnpm('exec', 'site-builder', 'build');
    return readFileSync(path.join(this.root, 'dist/guide/intro.html'), 'utf8');
  }

  /** Version of a package as it is installed; nothing when it is not. */
  installed(name) {
    const file = path.join(this.root, 'node_modules', name, 'package.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }
}
