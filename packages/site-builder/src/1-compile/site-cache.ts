import path from 'node:path';
import { CompileCache, type CompileOptions } from '@org/content-pipeline';
import type { LoadedSite } from '../config/loaded-site.js';

/** Folder beside the configuration for what can be made again at any time. */
const CACHE_DIR = '.site-cache';

/** Compiled pages of the site, of all its areas, that are found again when nothing that they are made of has changed. */
export const openSiteCache = (site: LoadedSite, options: CompileOptions): CompileCache =>
  new CompileCache(options, { folder: path.join(site.root, CACHE_DIR, 'pages') });

export const colorsDir = (site: LoadedSite): string => path.join(site.root, CACHE_DIR, 'code');
