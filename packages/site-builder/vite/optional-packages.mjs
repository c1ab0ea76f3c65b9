// Packages that a site installs itself for what it has of the search, see `REQUIRED_PACKAGES` in the check of the search.
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A package that not every site has, and styles that come with one. */
const OPTIONAL =
  /^(?:(algoliasearch|@docsearch\/js|@docsearch\/css)(?:\/|$)|#docsearch-(?:variables|modal)\.css$)/;
const OF_STYLES = '@docsearch/css';

const ABSENT = '\0site-builder:absent:';

const searchFolder = () =>
  path.dirname(realpathSync(createRequire(import.meta.url).resolve('@org/search-ui/package.json')));

/** Whether modules in a folder find a package. Asked of the folders, because not every package lets itself be resolved. */
export function isInstalled(name, folder) {
  if (existsSync(path.join(folder, 'node_modules', name, 'package.json'))) return true;
  const parent = path.dirname(folder);
  return parent !== folder && isInstalled(name, parent);
}

/**
 * Leaves out what the search could load of a package that the site has not installed, and therefore does not use. In a workspace our packages find it all the
 * same, and then every site's bundle would have it: a third of its scripts.
 * @param {string} root
 */
export function optionalPackages(root) {
  const search = searchFolder() + path.sep;
  return {
    name: 'site-builder:optional-packages',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: OPTIONAL },
      handler(source, importer) {
        const name = OPTIONAL.exec(source)?.[1] ?? OF_STYLES;
        if (!importer?.startsWith(search) || isInstalled(name, root)) return undefined;
        return ABSENT + name;
      },
    },
    load: {
      filter: { id: new RegExp(`^${ABSENT}`) },
      handler: (id) =>
        `export default undefined; throw new Error(${JSON.stringify(`${id.slice(ABSENT.length)} is not installed in the folder of the site.`)});`,
    },
  };
}
