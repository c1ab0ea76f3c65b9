import type * as Yaml from 'yaml';
import { lazily } from './lazily.js';

type Library = Omit<typeof Yaml, 'default'>;

const load = lazily<Library | { default: Library }>('yaml');

/** The library for YAML, of which front matter of most pages needs nothing. It is CommonJS, and in our bundle the default export of a module. */
export function yaml(): Library {
  const loaded = load();
  return 'default' in loaded ? loaded.default : loaded;
}
