export { type ShellOptions, startShell } from './start-shell.js';
export type { IslandLoaders } from './islands/islands.js';
export type { PageLoaders, PageModule } from './pages/page-modules.js';
export { useShell } from '../components/frame/shell-context.js';
export { Link, type LinkProps } from '../components/frame/link.js';
export type {
  PartName,
  PartReplacement,
  ShellComponents,
  ShellCustomisation,
  ShellParts,
  ShellSlots,
} from '../components/frame/part.js';
export { matchRoute } from '../model/route-pattern.js';
export { type Navigated, onFeedback, onNavigate, onSearch, type StopListening } from './site-events.js';
