import type { SiteConfig } from './site-config.js';

/**
 * The configuration of a site as it is, typed: editors complete and check it while it is written.
 *
 *     export default defineConfig({ title: 'Guide', tagline: '', url: 'https://docs.example.org', areas: [] });
 */
export const defineConfig = (config: SiteConfig): SiteConfig => config;
