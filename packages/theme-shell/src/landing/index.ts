export { CommandToCopy } from '../components/landing/command-to-copy.js';
export { type Door, Doors, type DoorsProps } from '../components/landing/doors.js';
export { Hero, type HeroProps } from '../components/landing/hero.js';
export { type GridLink, LinkGrid, type LinkGridProps } from '../components/landing/link-grid.js';
export { PageIcon } from '../components/landing/page-icon.js';
export { SearchField } from '../components/landing/search-field.js';
export { useTagline } from '../components/landing/use-tagline.js';
export { type Novelty, WhatIsNew, type WhatIsNewProps } from '../components/landing/what-is-new.js';
