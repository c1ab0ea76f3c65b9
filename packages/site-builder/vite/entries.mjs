// Which modules a site is bundled of, without the bundler: every command asks whether a site has entries of its own.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A module of the preset, by its address relative to this one. */
export const ownFile = (file) => fileURLToPath(new URL(file, import.meta.url));

/** An entry of the site's own, in any language that the bundler knows. */
const siteFile = (root, name, extensions) =>
  extensions.map((extension) => path.join(root, 'src', name + extension)).find((file) => existsSync(file));

/**
 * The modules that a site is bundled of: its own in `src`, and the preset's in place of those that it does not have.
 *
 * @param {string} root the app's folder
 */
export function siteEntries(root) {
  const modules = ['.tsx', '.ts', '.jsx', '.js'];
  return {
    client: siteFile(root, 'entry.client', modules) ?? ownFile('../dist/entries/entry.client.js'),
    server: siteFile(root, 'entry.server', modules) ?? ownFile('../dist/entries/entry.server.js'),
    styles: siteFile(root, 'styles', ['.css']) ?? ownFile('styles.css'),
  };
}

/** Whether a site's own entries decide which pages it has. */
export function hasOwnEntries(root) {
  const { client, server } = siteEntries(root);
  return [client, server].some((file) => path.dirname(file) === path.join(root, 'src'));
}
