import type { StepType } from '../step.js';
import { DRAWER } from './drawer.js';
import { HASH_LINKS } from './hash-links.js';
import { HISTORY } from './history.js';
import { LINKS } from './links.js';
import { MENUS } from './menus.js';
import { SEARCH } from './search.js';
import { SIDEBAR } from './sidebar.js';
import { WINDOW } from './window.js';

/** Everything that a reader does. */
export const STEP_TYPES: StepType[] = [
  ...LINKS,
  ...HASH_LINKS,
  ...HISTORY,
  ...SIDEBAR,
  ...DRAWER,
  ...MENUS,
  ...SEARCH,
  ...WINDOW,
];
