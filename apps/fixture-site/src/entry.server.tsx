import { createRenderer } from '@org/theme-shell/server';
import { customisation } from './customisation.js';

export const render = createRenderer(import.meta.glob('./pages/*.tsx', { eager: true }), customisation);
