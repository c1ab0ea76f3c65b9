import { type ConfigOrigin, reportTo } from '../config-report.js';
import type { Diagnostic } from '../diagnostic.js';
import { distinctPaths } from '../distinct-paths.js';
import { checkVersions, type SoundVersions } from './check-versions.js';
import { CURRENT, type Version, type VersionBanner } from './version-config.js';

export interface VersionsInput extends ConfigOrigin {
  /** In the form of `VersionsConfig`, not yet checked. `undefined` means no versions but the current one. */
  config: unknown;
}

export interface VersionsResult {
  /** `current` first, then the released ones, newest first. */
  versions: Version[];
  diagnostics: Diagnostic[];
}

/** Configuration of an area's versions in, every version with its defaults out. Pure; reports instead of throwing. */
export function resolveVersions({ file, path, config }: VersionsInput): VersionsResult {
  const diagnostics: Diagnostic[] = [];
  const report = reportTo(diagnostics, file);
  const sound = checkVersions(config ?? {}, path, report);
  const versions = sound.names.map((name) => withDefaults(name, sound));
  distinctPaths(versions, { kind: 'version', path, report });
  return { versions, diagnostics };
}

function withDefaults(name: string, { names, last, options }: SoundVersions): Version {
  const own = options.get(name) ?? {};
  const isLast = name === last;
  return {
    name,
    label: own.label ?? (name === CURRENT ? 'Next' : name),
    path: own.path === undefined ? defaultPath(name, isLast) : own.path.replace(/^\/+|\/+$/g, ''),
    banner: own.banner ?? defaultBanner(names.indexOf(name) - names.indexOf(last)),
    badge: own.badge ?? names.length > 1,
    noIndex: own.noIndex ?? false,
    isLast,
  };
}

function defaultPath(name: string, isLast: boolean): string {
  if (isLast) return '';
  return name === CURRENT ? 'next' : name;
}

/** Names go from new to old, so what stands before the latest is not released yet. */
function defaultBanner(placesAfterLast: number): VersionBanner {
  if (placesAfterLast === 0) return 'none';
  return placesAfterLast < 0 ? 'unreleased' : 'unmaintained';
}
