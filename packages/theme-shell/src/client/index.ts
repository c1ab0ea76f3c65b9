export { type ShellOptions, startShell } from './start-shell.js';
export type { PageLoaders, PageModule } from './page-modules.js';
export { useShell } from '../components/shell-context.js';
export { Link, type LinkProps } from '../components/link.js';
