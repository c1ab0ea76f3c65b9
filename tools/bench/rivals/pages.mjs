// The pages that every generator gets: the Markdown of content/cloud, without what only some of them understand, and copies of it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CLOUD = path.resolve(import.meta.dirname, '../../../content/cloud');
const PAGES_A_FOLDER = 50;

/** The page that is measured, and the one that a click in it leads to. */
export const MEASURED = '/docs/cloud/getting-started/caching';
export const CLICKED = '/docs/cloud/getting-started/deployment';

/**
 * @typedef {{ file: string, title: string, body: string }} Page `file` is relative to the folder of the site's content
 * @param {number} count
 * @returns {Page[]} the area's own pages, then copies of them in folders of fifty
 */
export function makePages(count) {
  const own = readdirSync(CLOUD, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.startsWith('locales'))
    .sort()
    .map((file) => readPage(file.replaceAll('\\', '/')));
  const copies = Array.from({ length: Math.max(0, count - own.length) }, (_, index) => {
    const { title, body } = own[index % own.length];
    const folder = `part-${String(Math.floor(index / PAGES_A_FOLDER)).padStart(3, '0')}`;
    return { file: `docs/${folder}/page-${index}.md`, title: `${title}, copy ${index}`, body };
  });
  return [...own, ...copies];
}

/** @returns {Page} */
function readPage(file) {
  const text = readFileSync(path.join(CLOUD, file), 'utf8');
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const title = /^title: (.*)$/m.exec(matter)?.[1] ?? file;
  return { file: `docs/cloud/${file}`, title, body: portable(body, path.posix.dirname(file)) };
}

/** Admonitions become quotations, tabs follow each other, fences keep their language only, images give way to their text. */
function portable(body, folder) {
  return body
    .split('\n')
    .map(portableLine)
    .filter((line) => line !== null)
    .join('\n')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\(([^)]*)\)/g, (_, label, href) => link(label, href, folder));
}

function portableLine(line) {
  const fence = /^(\s*```)(\w*)/.exec(line);
  if (fence) return fence[1] + fence[2];
  const opening = /^:{3,}\w+(?:\{[^}]*title="([^"]*)"[^}]*\}|\s+(.*))/.exec(line);
  if (opening) return `> **${opening[1] ?? opening[2]}**\n`;
  return /^:{2,}/.test(line) ? null : line;
}

/** Links inside the area become addresses, those to other areas their text. */
function link(label, href, folder) {
  if (/^https?:/.test(href)) return `[${label}](${href})`;
  if (href.startsWith('#')) return label;
  const [target] = href.split('#');
  const address = path.posix.join('/docs/cloud', folder, target).replace(/\.md$/, '');
  return address.startsWith('/docs/cloud/') && target.endsWith('.md') ? `[${label}](${address})` : label;
}
