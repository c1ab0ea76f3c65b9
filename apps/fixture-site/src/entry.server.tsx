import { createRenderer } from '@org/theme-shell/server';

export const render = createRenderer(import.meta.glob('./pages/*.tsx', { eager: true }));
