// How each development server is started on the corpus, which page of it is edited, and what it shows once that page can be used.
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { writeFile as write } from '../write-file.mjs';
import { corpusPages, writeCorpus } from './corpus.mjs';
import { sites } from './sites.mjs';

const BUILDER = path.resolve(import.meta.dirname, '../../../packages/site-builder/bin/site-builder.mjs');
const EDITED = 'part-000/page-7';

const siteNamed = (wanted) => sites.find(({ name }) => name === wanted);

/**
 * @typedef {object} DevSite
 * @property {string} name
 * @property {string[]} packages from the registry
 * @property {(folder: string, pages: number, installed: string) => void} write
 * @property {string[]} dev command to which the port is added
 * @property {string} edited file
 * @property {string} address of its page
 * @property {string} inUse selector of what is there once scripts have taken the page over
 */

/** @type {DevSite[]} */
export const devSites = [
  {
    ...siteNamed('ours'),
    dev: [process.execPath, BUILDER, 'dev', '--port'],
    address: `/docs/${EDITED}`,
    inUse: 'html[data-shell="ready"] h1',
  },
  {
    name: 'VitePress',
    packages: ['vitepress@1.6.4', 'vue@3.5.22'],
    write(folder, pages, installed) {
      write(folder, 'package.json', '{ "private": true, "type": "module" }');
      symlinkSync(path.join(installed, 'node_modules'), path.join(folder, 'node_modules'));
      const config = {
        title: 'Same pages',
        cleanUrls: true,
        themeConfig: { sidebar: sidebarOf(pages), search: { provider: 'local' } },
      };
      write(folder, '.vitepress/config.mjs', `export default ${JSON.stringify(config)};\n`);
      // It takes titles from headings.
      writeCorpus(folder, pages, { toText: ({ title, body }) => `# ${title}\n\n${body}` });
    },
    dev: ['node_modules/.bin/vitepress', 'dev', '--port'],
    edited: `${EDITED}.md`,
    address: `/${EDITED}`,
    inUse: 'h1',
  },
  {
    ...siteNamed('Docusaurus'),
    dev: ['node_modules/.bin/docusaurus', 'start', '--no-open', '--port'],
    address: `/${EDITED}`,
    inUse: 'h1',
  },
];

/** Pages by folder. */
function sidebarOf(pages) {
  const groups = new Map();
  for (const { folder, name, title } of corpusPages(pages)) {
    const items = groups.get(folder) ?? [];
    groups.set(folder, items);
    items.push({ text: title, link: `/${folder}/${name}` });
  }
  return [...groups].map(([text, items]) => ({ text, collapsed: true, items }));
}
