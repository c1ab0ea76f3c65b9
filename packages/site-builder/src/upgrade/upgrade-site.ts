import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import { isUpgradable, type NameUse, upgradeText } from './upgrade-text.js';

/** Folders of an app that are not its own sources. */
const LEFT_OUT = /^(?:node_modules|dist|dist\.next|test-results|\..*)$/;

/** A use of a former name, in the file as messages name it. */
export interface SiteUse extends NameUse {
  file: string;
}

/**
 * Uses of former names in what a site has written itself: its configuration, entries, components, islands, pages and styles. Works on
 * a site that does not build any more.
 * @param root folder of the app
 * @param write whether to put today's names in their place
 */
export function upgradeSite(root: string, { write }: { write: boolean }): SiteUse[] {
  return [...sourcesIn(root, '')].flatMap((file) => {
    const absolute = path.join(root, file);
    const before = readFileSync(absolute, 'utf8');
    const { text, uses } = upgradeText(file, before);
    if (write && text !== before) writeFileSync(absolute, text);
    return uses.map((use) => ({ file: nameInWorkspace(absolute), ...use }));
  });
}

function* sourcesIn(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      if (!LEFT_OUT.test(entry.name)) yield* sourcesIn(root, name);
    } else if (entry.isFile() && isUpgradable(name)) yield name;
  }
}

/** For a terminal. */
export function formatUpgrade(uses: readonly SiteUse[], { write }: { write: boolean }): string {
  if (uses.length === 0) return 'This site uses no name that has changed.';
  const lines = uses.map(
    ({ file, line, from, to, since }) => `${file}:${line}  "${from}" is "${to}" since ${since}`,
  );
  const end = write ? `${uses.length} names changed` : `${uses.length} names to change: add --write`;
  return [...lines, end].join('\n');
}
