import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';
import { nameInWorkspace } from '../diagnostics/file-names.js';

const PROVIDED =
  /^(?:react|react-dom|react-router|@org\/(?:openapi-renderer|search-ui|site-model|theme-shell))(?:\/|$)/;
const MISSING = '\0missing:';

/** What a module imports and is not there is an error of the pages that show it, and not of all pages: it throws when it is rendered. */
export const missingModules: Plugin = {
  name: 'missing-modules',
  enforce: 'post',
  async resolveId(source, importer, options) {
    if (importer === undefined || source.startsWith('\0') || isBuiltin(source)) return null;
    // The preset looks for these in other places, if nobody has found them.
    if (PROVIDED.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found ?? `${MISSING}${source}\n${nameInWorkspace(importer)}`;
  },
  load(id) {
    if (!id.startsWith(MISSING)) return null;
    const [source = '', importer = ''] = id.slice(MISSING.length).split('\n');
    const message = `"${source}", which ${importer} imports, is not there`;
    // Whatever name is imported: a module of CommonJS has them all.
    return `function Missing() { throw new Error(${JSON.stringify(message)}); }
module.exports = new Proxy(Missing, { get: (_, key) => key === '__esModule' ? true : typeof key === 'symbol' ? undefined : Missing });`;
  },
};
