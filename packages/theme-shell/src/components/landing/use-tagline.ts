import { useShell } from '../frame/shell-context.js';

/**
 * The site's tagline, on a page that is a React component. Empty where the site has none, and on pages of documentation.
 * @throws outside of the shell
 */
export function useTagline(): string {
  const { page } = useShell();
  return (page.kind === 'component' && page.tagline) || '';
}
