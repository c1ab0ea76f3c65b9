import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { SourceEdition } from '../model/project.js';
import type { DocsOptions, DocusaurusConfig } from './config-shape.js';

const CURRENT = 'current';

/** `docs`, `/docs/` → `/docs`; `/` → `/`. */
export const areaPath = (routeBasePath: string): string => `/${routeBasePath.replace(/^\/+|\/+$/g, '')}`;

/** A folder's name: an id or a route without its slashes; another one where nothing is left of it. */
export const areaDir = (name: string, otherwise: string): string =>
  name.replace(/^\/+|\/+$/g, '').replace(/[^\w./-]/g, '-') || otherwise;

const joined = (...parts: string[]): string =>
  `/${parts.join('/')}`.replace(/\/{2,}/g, '/').replace(/\/$/, '');

interface EditionInput {
  folder: string;
  config: DocusaurusConfig;
  options: DocsOptions;
  /** Folder of the area. */
  dir: string;
}

interface Editions {
  editions: SourceEdition[];
  released: string[];
  lastVersion: string;
}

/** Names of versions in `versions.json`, newest first. */
function versionNames(folder: string, { id, disableVersioning }: DocsOptions): string[] {
  const file = path.join(folder, id === 'default' ? 'versions.json' : `${id}_versions.json`);
  if (disableVersioning || !existsSync(file)) return [];
  return z
    .array(z.string())
    .catch([])
    .parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** All versions and languages of an instance. */
export function readEditions({ folder, config, options, dir }: EditionInput): Editions {
  const prefix = options.id === 'default' ? '' : `${options.id}_`;
  const { onlyIncludeVersions } = options;
  const released = versionNames(folder, options).filter(
    (name) => onlyIncludeVersions?.includes(name) ?? true,
  );
  const lastVersion = options.lastVersion ?? released[0] ?? CURRENT;
  const hasCurrent = existsSync(path.join(folder, options.path));
  const editions = [...(hasCurrent ? [CURRENT] : []), ...released].flatMap((version) => {
    const isCurrent = version === CURRENT;
    const base: SourceEdition = {
      folder: isCurrent
        ? path.join(folder, options.path)
        : path.join(folder, `${prefix}versioned_docs`, `version-${version}`),
      original: undefined,
      version,
      locale: null,
      target: isCurrent ? dir : `${dir}/versions/${version}`,
      route: joined(options.routeBasePath, versionPath(version, lastVersion, options)),
      areaRoute: joined(options.routeBasePath),
      kind: 'docs',
    };
    return [base, ...translations(base, { folder, config, options })];
  });
  return { editions, released, lastVersion };
}

function versionPath(version: string, lastVersion: string, { versions }: DocsOptions): string {
  const { path: own } = Object(versions?.[version]) as { path?: unknown };
  if (typeof own === 'string') return own;
  if (version === lastVersion) return '';
  return version === CURRENT ? 'next' : version;
}

function translations(
  base: SourceEdition,
  { folder, config, options }: Omit<EditionInput, 'dir'>,
): SourceEdition[] {
  const plugin = `docusaurus-plugin-content-docs${options.id === 'default' ? '' : `-${options.id}`}`;
  const name = base.version === CURRENT ? CURRENT : `version-${base.version}`;
  return localesWithFiles(folder, config).flatMap((locale) => {
    const translated = path.join(folder, config.i18n.path, locale, plugin, name);
    if (!existsSync(translated)) return [];
    return [
      {
        ...base,
        folder: translated,
        original: base.folder,
        locale,
        target: `${base.target}/locales/${locale}`,
      },
    ];
  });
}

/** Languages of the configuration, without the default one, that have a folder. */
export function localesWithFiles(folder: string, { i18n }: DocusaurusConfig): string[] {
  return i18n.locales.filter((locale) => {
    const own = path.join(folder, i18n.path, locale);
    return locale !== i18n.defaultLocale && existsSync(own) && readdirSync(own).length > 0;
  });
}
