import { inspect } from 'node:util';
import type { SiteConfig } from '../../config/site-config.js';

/** The text of a `site.config.ts`. */
export function configModule(config: SiteConfig): string {
  const literal = inspect(config, {
    depth: Infinity,
    maxArrayLength: Infinity,
    maxStringLength: Infinity,
    breakLength: 100,
  });
  return `import { defineConfig } from '@org/site-builder/config';\n\nexport default defineConfig(${literal});\n`;
}
