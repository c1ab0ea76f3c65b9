/** Versions of one documentation area, as a site configures them. */
export interface VersionsConfig {
  /** Names of released versions, newest first. @default none: there is the current version only */
  released?: string[];
  /** Whether the working state of the documents is published, as `current`. @default true */
  includeCurrent?: boolean;
  /** The version that readers get unless they choose. @default the first released, else `current` */
  lastVersion?: string;
  /** By version name. @default {} */
  options?: Record<string, VersionOptions>;
}

export type VersionBanner = 'none' | 'unreleased' | 'unmaintained';

export interface VersionOptions {
  /** @default the name; `Next` for `current` */
  label?: string;
  /** Below the area's address. @default empty for the latest, `next` for `current`, else the name */
  path?: string;
  /** @default `none` for the latest, `unreleased` for newer ones, `unmaintained` for older ones */
  banner?: VersionBanner;
  /** Whether pages show the version's label. @default true where there is more than one version */
  badge?: boolean;
  /** Asks search engines to leave the version out. @default false */
  noIndex?: boolean;
}

/** One version of an area with nothing left open: plain JSON. */
export interface Version {
  name: string;
  label: string;
  /** Without slashes around it; empty for the latest unless configured. */
  path: string;
  banner: VersionBanner;
  badge: boolean;
  noIndex: boolean;
  /** Exactly one version of an area is the latest. */
  isLast: boolean;
}

/** Name of the working state. */
export const CURRENT = 'current';
