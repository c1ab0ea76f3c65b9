import type { StepType } from '../step.js';
import { linkStep } from './follow.js';

/** Links that lead on at a click. */
export const LINKS: StepType[] = [
  linkStep('sidebar link', '.drawer:not(:popover-open) .sidebar a', { where: 'in the sidebar', weight: 3 }),
  linkStep('next', '.pagination a.next', { where: 'of “Next”', weight: 2 }),
  linkStep('previous', '.pagination a.previous', { where: 'of “Previous”', weight: 2 }),
  linkStep('breadcrumb', '.breadcrumbs a', { where: 'in the breadcrumbs' }),
  linkStep('article link', 'main a:not(.pagination a, .breadcrumbs a, .permalink, .search-results a)', {
    where: 'in the text',
    weight: 3,
  }),
  linkStep('navbar link', '.navbar a:not([data-search-open])', { where: 'in the navbar' }),
  linkStep('footer link', '.footer a', { where: 'in the footer' }),
];
