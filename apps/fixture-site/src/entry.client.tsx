import { startShell } from '@org/theme-shell/client';

await startShell({ pages: import.meta.glob('./pages/*.tsx') });
