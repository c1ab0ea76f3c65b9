import { addressInLocale, isBelow, type Locale } from '@org/site-model';
import type { ShellArea, ShellSite, ShellVersion } from '../../model/shell-site.js';
import type { ShellPage } from '../../model/shell-page.js';
import { useEffect } from 'react';
import { storage } from '../../behaviours/frame/storage.js';
import { STORAGE_KEYS } from '../../model/constants.js';
import { useHydrated } from '../frame/shell-context.js';

/** The version of an area that the reader is in: that of the page, else the preferred one, else the latest. */
export function activeVersion(
  area: ShellArea,
  page: ShellPage,
  preferred: string | null,
): ShellVersion | undefined {
  const open = page.kind === 'doc' && page.version?.area === area.id ? page.version.name : undefined;
  const named = (name: string | null | undefined) => area.versions.find((version) => version.name === name);
  return named(open) ?? named(preferred) ?? latestVersion(area);
}

export const latestVersion = (area: ShellArea): ShellVersion | undefined =>
  area.versions.find(({ isLast }) => isLast) ?? area.versions[0];

/** Where a choice of version leads: to the same document there, else to the version's first one. */
export function versionHref(area: ShellArea, version: ShellVersion, page: ShellPage): string {
  const place = page.kind === 'doc' && page.version?.area === area.id ? page.version : undefined;
  if (place?.name === version.name) return page.path;
  return place?.sameDocument[version.name] ?? version.href;
}

/** Where a choice of language leads: to the same page there; one that is not listed is looked for below the locale's path. */
export function localeHref(locale: Locale, page: ShellPage, site: ShellSite): string {
  const listed = page.alternates?.find((alternate) => alternate.locale === locale.code);
  if (listed) return listed.path;
  if (page.kind === 'not-found' || !isBelow(page.path, site.baseUrl)) return locale.basePath;
  return addressInLocale(page.path, { basePath: site.baseUrl }, locale);
}

/** The version of an area that the reader picked last; `null` on the server and where none was. A name that is gone is removed. */
export function usePreferredVersion(area: ShellArea | undefined): string | null {
  const hydrated = useHydrated();
  const key = STORAGE_KEYS.preferredVersion + (area?.id ?? '');
  const stored = hydrated && area ? storage.get(key) : null;
  const known = area?.versions.some(({ name }) => name === stored) ?? false;
  useEffect(() => {
    if (stored !== null && !known) storage.remove(key);
  }, [stored, known, key]);
  return known ? stored : null;
}
