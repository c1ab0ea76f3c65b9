import { findIcon, suggestIcon } from '@org/content-pipeline/icons';
import type { ResolvedSiteConfig } from '../../config/site-config.js';
import type { Diagnostic, Icon } from '@org/site-model';

/** The diagnostic for a name that no icon has. @param at what names it, as a writer finds it */
export const iconUnknown = (name: string, at: string): Omit<Diagnostic, 'file'> => ({
  code: 'icon-unknown',
  severity: 'error',
  message: `"${at}" names the icon "${name}", which does not exist.`,
  hint: suggestIcon(name),
});

/** Names of icons that there are not, in the pages of the configuration. */
export const checkPageIcons = ({ pages }: ResolvedSiteConfig, file: string): Diagnostic[] =>
  pages.flatMap(({ icons }, page) =>
    icons.flatMap((name, index): Diagnostic[] =>
      findIcon(name) ? [] : [{ ...iconUnknown(name, `pages[${page}].icons[${index}]`), file }],
    ),
  );

interface ConfigContext {
  configFile: string;
  diagnostics: Diagnostic[];
}

/** The drawing of an icon that the configuration names at `at`. */
export function iconOf(
  name: string | undefined,
  at: string,
  { configFile, diagnostics }: ConfigContext,
): { icon?: Icon } {
  if (name === undefined) return {};
  const icon = findIcon(name);
  if (icon) return { icon };
  diagnostics.push({ ...iconUnknown(name, at), file: configFile });
  return {};
}
