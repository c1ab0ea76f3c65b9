import { type BlogSettings, blogOf } from '../../config/fields/blog-config.js';
import { CURRENT_VERSION, resolveVersions, type Version } from '@org/site-model';
import { type LoadedSite, LOCALES_FOLDER, VERSIONS_FOLDER } from '../../config/loaded-site.js';

/** An area with its versions; without any configured, it is its own only one. */
export interface AreaVersions {
  dir: string;
  /** What its addresses begin with, below the base path: `/cloud`, or nothing for an area at the root of the site. */
  path: string;
  label: string;
  /** Settings of an area of posts. @default it is one of documents */
  blog?: BlogSettings;
  /** Whether the configuration has versions for it at all. */
  isVersioned: boolean;
  /** `current` first, then the released ones, newest first. */
  versions: Version[];
}

/** Where a file of the content belongs: the area, the version and the language that it is about. */
export interface Edition {
  area: AreaVersions;
  /** `undefined` for the current state of an area that publishes its released versions only. */
  version: Version | undefined;
  /** Code of the locale that the file is a translation for; `null` for the text that translations are made of. */
  locale: string | null;
  /** Folder of the version: `cloud` or `cloud/versions/1.0`. */
  folder: string;
  /** The file as it is called in the current version and the default locale: the same in all editions. */
  source: string;
}

export interface Editions {
  areas: AreaVersions[];
  of(source: string): Edition;
}

/** Tells the edition of every file of the content. Only names that the configuration lists are versions or locales; other folders are folders. */
export function readEditions({ config }: Pick<LoadedSite, 'config'>): Editions {
  const areas = config.areas.map(({ dir, path = `/${dir}`, label, versions, ...area }) => ({
    dir,
    path: path.replace(/\/+$/, ''),
    label,
    ...blogOf(area),
    isVersioned: versions !== undefined,
    versions: resolveVersions(versions),
  }));
  const locales = new Set(
    config.locales.map(({ code }) => code).filter((code) => code !== config.defaultLocale),
  );
  return { areas, of: (source) => editionOf(source, areas, locales) };
}

function editionOf(source: string, areas: AreaVersions[], locales: ReadonlySet<string>): Edition {
  const area = areas.find(({ dir }) => source.startsWith(`${dir}/`));
  if (!area) throw new Error(`"${source}" is in no area of the site.`);
  const released = namedFolder(
    source,
    area.dir,
    VERSIONS_FOLDER,
    new Set(area.versions.map(({ name }) => name)),
  );
  const folder = released ? `${area.dir}/${VERSIONS_FOLDER}/${released}` : area.dir;
  const locale = namedFolder(source, folder, LOCALES_FOLDER, locales);
  const inner = locale ? `${folder}/${LOCALES_FOLDER}/${locale}` : folder;
  const name = released ?? CURRENT_VERSION;
  return {
    area,
    version: area.versions.find((version) => version.name === name),
    locale,
    folder,
    source: area.dir + source.slice(inner.length),
  };
}

/** `cloud/versions/1.0/intro.md` in `cloud`, below `versions` → `1.0`, when that is a known name. */
function namedFolder(
  source: string,
  folder: string,
  kind: string,
  names: ReadonlySet<string>,
): string | null {
  const start = `${folder}/${kind}/`;
  const name = source.startsWith(start) ? source.slice(start.length).split('/')[0] : undefined;
  return name !== undefined && names.has(name) ? name : null;
}

/** Where a file of an edition would lie, translated for a locale: what links of translations may mean. */
export const translatedSource = ({ folder, area, source }: Edition, locale: string): string =>
  `${folder}/${LOCALES_FOLDER}/${locale}${source.slice(area.dir.length)}`;

/** The path of a page in its version: the version's own comes after the area's path, or first where the page left that. */
export function pathInVersion(
  pathname: string,
  { area, version }: Pick<Edition, 'area' | 'version'>,
): string {
  if (!version?.path) return pathname;
  const base = area.path;
  return `${pathname}/`.startsWith(`${base}/`)
    ? `${base}/${version.path}${pathname.slice(base.length)}`
    : `/${version.path}${pathname}`;
}

/** After the id of a sidebar, so that those of two versions differ: nothing for the latest. */
export const sidebarSuffix = (version: Version | undefined): string =>
  !version || version.isLast ? '' : `.${version.name}`;
