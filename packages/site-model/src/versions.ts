import { trimSlashes } from './addresses.js';

/** Name of the version that an area's own folder holds. */
export const CURRENT_VERSION = 'current';

/** Key in local storage under which a reader's version is remembered; the area's id follows. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-';

/** What pages of a version say above their text. */
export type VersionBanner = 'none' | 'unreleased' | 'unmaintained';

/** Versions of an area as a site configures them. */
export interface VersionsConfig {
  /** Names, newest first. @default [] */
  released?: readonly string[] | undefined;
  /** Whether the area's own folder is published, as the version `current`. @default true */
  includeCurrent?: boolean | undefined;
  /** What readers get unless they choose. @default the first released, else `current` */
  lastVersion?: string | undefined;
  /** By version name. @default {} */
  options?: Readonly<Record<string, VersionOptions>> | undefined;
}

/** What a site sets for one version. */
export interface VersionOptions {
  /** @default `Next` for `current`, else the name */
  label?: string | undefined;
  /** Below the area's address. @default empty for the latest, `next` for `current`, else the name */
  path?: string | undefined;
  /** @default by the order: what is newer than the latest is unreleased, what is older is unmaintained */
  banner?: VersionBanner | undefined;
  /** Whether pages show the version's label. @default true where there are several versions */
  badge?: boolean | undefined;
  /** Whether search engines leave the version out. @default false */
  noIndex?: boolean | undefined;
}

/** A version with nothing left open: plain JSON. */
export interface Version {
  name: string;
  label: string;
  /** Below the area's address, without slashes around it; empty for the latest unless configured. */
  path: string;
  banner: VersionBanner;
  badge: boolean;
  noIndex: boolean;
  /** Exactly one version of an area is the latest. */
  isLast: boolean;
}

/** Names of all published versions: `current` first, then the released ones, newest first. */
export const versionNames = ({ released = [], includeCurrent = true }: VersionsConfig): string[] =>
  includeCurrent ? [CURRENT_VERSION, ...released] : [...released];

/** Every version of a validated configuration with its defaults; without one, the area is its own only version. */
export function resolveVersions(config: VersionsConfig = {}): Version[] {
  const names = versionNames(config);
  const last = config.lastVersion ?? config.released?.[0] ?? names[0];
  return names.map((name, index): Version => {
    const options = config.options?.[name] ?? {};
    const isLast = name === last;
    return {
      name,
      label: options.label ?? (name === CURRENT_VERSION ? 'Next' : name),
      path: options.path === undefined ? defaultPath(name, isLast) : trimSlashes(options.path),
      banner: options.banner ?? defaultBanner(index - names.indexOf(last ?? '')),
      badge: options.badge ?? names.length > 1,
      noIndex: options.noIndex ?? false,
      isLast,
    };
  });
}

function defaultPath(name: string, isLast: boolean): string {
  if (isLast) return '';
  return name === CURRENT_VERSION ? 'next' : name;
}

/** Names go from new to old, so what comes before the latest is not released yet. */
function defaultBanner(indexAfterLast: number): VersionBanner {
  if (indexAfterLast === 0) return 'none';
  return indexAfterLast < 0 ? 'unreleased' : 'unmaintained';
}

/** The version that a reader chose before, or `undefined` when it no longer exists: then forget the choice. */
export const preferredVersion = <V extends Pick<Version, 'name'>>(
  stored: string | null | undefined,
  versions: readonly V[],
): V | undefined => versions.find(({ name }) => name === stored);
