import { type ConfigOrigin, reportTo } from '../config-report.js';
import type { Diagnostic } from '../diagnostic.js';
import { distinctPaths } from '../distinct-paths.js';
import { checkLocales, type SoundLocales } from './check-locales.js';
import { directionOf } from './direction.js';
import { canonicalTag, languageName } from './language-tag.js';
import type { Locale } from './locale-config.js';

export interface LocalesInput extends ConfigOrigin {
  /** In the form of `LocalesConfig`, not yet checked. `undefined` means English alone. */
  config: unknown;
}

export interface LocalesResult {
  /** In the order of the configuration. */
  locales: Locale[];
  diagnostics: Diagnostic[];
}

/** Configuration of a site's languages in, every locale with its defaults out. Pure; reports instead of throwing. */
export function resolveLocales({ file, path, config }: LocalesInput): LocalesResult {
  const diagnostics: Diagnostic[] = [];
  const report = reportTo(diagnostics, file);
  const sound = checkLocales(config ?? {}, path, report);
  const locales = sound.names.map((name) => withDefaults(name, sound));
  distinctPaths(locales, { kind: 'locale', path, report });
  return { locales, diagnostics };
}

function withDefaults(name: string, { defaultLocale, options }: SoundLocales): Locale {
  const own = options.get(name) ?? {};
  const isDefault = name === defaultLocale;
  const htmlLang = canonicalTag(own.htmlLang ?? name) ?? 'und';
  return {
    name,
    label: own.label ?? languageName(htmlLang),
    htmlLang,
    direction: own.direction ?? directionOf(htmlLang),
    path: own.path === undefined ? (isDefault ? '' : name) : own.path.replace(/^\/+|\/+$/g, ''),
    isDefault,
  };
}
