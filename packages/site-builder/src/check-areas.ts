import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '@org/site-model';
import type { LoadedSite } from './config/loaded-site.js';
import { nameInWorkspace } from './diagnostics/file-names.js';

/** Areas whose folder does not exist: whatever else is wrong follows from that. */
export const checkAreas = ({ config, configFile, contentDir }: LoadedSite): Diagnostic[] =>
  config.areas
    .filter(({ dir }) => !existsSync(path.join(contentDir, dir)))
    .map(({ dir, label }) => ({
      code: 'area-missing',
      severity: 'error',
      message: `The area "${label}" has its pages in ${nameInWorkspace(path.join(contentDir, dir))}, a folder that does not exist.`,
      hint: 'Write its first page there, such as index.md, or name another folder in "areas".',
      file: configFile,
    }));
