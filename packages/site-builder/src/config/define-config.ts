import type { SidebarsConfig } from '@org/sidebar-engine';
import type { SiteConfig } from './site-config.js';

/**
 * The configuration of a site as it is, typed: editors complete and check it while it is written.
 *
 *     export default defineConfig({ title: 'Guide', tagline: '', url: 'https://docs.example.org', areas: [] });
 */
export const defineConfig = (config: SiteConfig): SiteConfig => config;

/**
 * The sidebars of an area, typed, for those who would rather write them here than in its `sidebars.yaml`:
 *
 *     export const sidebars = defineSidebars({ guide: ['guide/intro', { Setup: ['guide/install'] }] });
 *
 * An area takes them as its `sidebars`. What is wrong with an item is a diagnostic with its path.
 */
export const defineSidebars = (sidebars: SidebarsConfig): SidebarsConfig => sidebars;
