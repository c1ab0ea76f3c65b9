import { useShell } from '@org/theme-shell/client';

/** Writes numbers as the page's language does. */
export function useNumber(): (count: number) => string {
  const { locale } = useShell().site;
  return (count) => count.toLocaleString(locale);
}
