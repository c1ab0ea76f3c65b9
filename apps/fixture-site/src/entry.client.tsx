import { type SearchSettings, startSearch } from '@org/search-ui';
import { startShell } from '@org/theme-shell/client';
import { customisation } from './customisation.js';

const site = await startShell<SearchSettings>({ pages: import.meta.glob('./pages/*.tsx'), customisation });
startSearch(site?.search);
