import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const TERMS = /^(?:licen[cs]e|copying)(?:[.-]|$)/i;

/**
 * Writes `LICENSES.txt`: the packages that are part of a bundle, with the terms under which each may be passed on.
 * @param {string} folder of the bundle
 * @param {string[]} modules files that the bundle is made of
 */
export function writeLicences(folder, modules) {
  const folders = new Set(modules.map((file) => PACKAGE.exec(file)?.[0]).filter(Boolean));
  const notices = [...folders].map(notice).sort();
  if (notices.length > 0)
    writeFileSync(path.join(folder, 'LICENSES.txt'), [...new Set(notices)].join(`\n${'-'.repeat(80)}\n\n`));
}

function notice(folder) {
  const { name, version, license, author } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((entry) => TERMS.test(entry));
  const holder = typeof author === 'string' ? author : author?.name;
  const terms = file
    ? readFileSync(path.join(folder, file), 'utf8')
    : `Copyright: ${holder ?? `the authors of ${name}`}\n`;
  if (!license && !file)
    throw new Error(`${name} ${version} names no licence: it may not be part of a bundle.`);
  return `${name} ${version} (${license ?? 'see below'})\n\n${terms.trim()}\n`;
}
