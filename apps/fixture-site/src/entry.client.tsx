import { startShell } from '@org/theme-shell/client';
import { customisation } from './customisation.js';

await startShell({ pages: import.meta.glob('./pages/*.tsx'), customisation });
