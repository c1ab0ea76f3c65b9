export { type ShellOptions, startShell } from './start-shell.js';
export type { IslandLoaders } from './islands.js';
export type { PageLoaders, PageModule } from './page-modules.js';
export { useShell } from '../components/shell-context.js';
export { Link, type LinkProps } from '../components/link.js';
export type {
  PartName,
  PartReplacement,
  ShellComponents,
  ShellCustomisation,
  ShellParts,
  ShellSlots,
} from '../components/part.js';
export { matchRoute } from '../model/route-pattern.js';
