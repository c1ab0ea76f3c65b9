import type { Plugin } from 'vite';

/** Whether modules in a folder find a package. */
export declare function isInstalled(name: string, folder: string): boolean;

/** Leaves out what the search could load of a package that the site in `root` has not installed. */
export declare function optionalPackages(root: string): Plugin;
