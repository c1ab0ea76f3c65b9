import { startShell } from '@org/theme-shell/client';

void startShell({ pages: import.meta.glob('./pages/*.tsx') });
