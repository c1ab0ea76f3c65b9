/** A version of documents, as Docusaurus describes it to components. */
export interface DocsVersion {
  /** `current`, or the name of a released version. */
  name: string;
  label: string;
  /** Path of its pages: `/docs/1.0`. */
  path: string;
  isLast: boolean;
  /** Folder of its pages in the content: `docs/versions/1.0`. */
  folder: string;
}

/** An instance of the plugin for documents. */
export interface DocsInstance {
  pluginId: string;
  /** The newest first. */
  versions: DocsVersion[];
}

/** Set while a page of the content is compiled. */
const PAGE = Symbol.for('@org/content-pipeline/page');

const isBelow = (file: string, { folder }: DocsVersion): boolean => file.startsWith(`${folder}/`);

/** The version that a page of the content is of: that with the innermost folder. */
function activeOf(versions: readonly DocsVersion[]): DocsVersion | undefined {
  const file = (globalThis as { [PAGE]?: string })[PAGE];
  if (file === undefined) return undefined;
  return versions
    .filter((version) => isBelow(file, version))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/**
 * The hooks of `@docusaurus/plugin-content-docs/client` for a site with these versions; the migration writes a module that calls
 * this. In content they know the page that they are on; in pages of React there is none, as in Docusaurus.
 */
export function docsVersions(instances: readonly DocsInstance[]) {
  const useVersions = (pluginId = 'default'): DocsVersion[] =>
    instances.find((instance) => instance.pluginId === pluginId)?.versions ?? [];
  const useLatestVersion = (pluginId?: string): DocsVersion | undefined => {
    const versions = useVersions(pluginId);
    return versions.find(({ isLast }) => isLast) ?? versions[0];
  };
  const useActiveVersion = (pluginId?: string): DocsVersion | undefined => activeOf(useVersions(pluginId));
  return {
    useVersions,
    useLatestVersion,
    useActiveVersion,
    useActiveDocContext: (pluginId?: string) => ({
      activeVersion: useActiveVersion(pluginId),
      activeDoc: undefined,
      alternateDocVersions: {},
    }),
    /** Of the page, of whichever instance it is. */
    useDocsVersion: () => {
      const found = instances.flatMap(({ pluginId, versions }) => {
        const version = activeOf(versions);
        return version ? [{ ...version, version: version.name, pluginId }] : [];
      });
      return found[0];
    },
  };
}

const NONE = docsVersions([]);

/** The versions of an instance: none, unless the site has its own values. */
export const useVersions = NONE.useVersions;
/** The version that readers get where they name none. */
export const useLatestVersion = NONE.useLatestVersion;
/** The version of the page of content that is shown. */
export const useActiveVersion = NONE.useActiveVersion;
/** The same, with nothing said of the document and of its other versions. */
export const useActiveDocContext = NONE.useActiveDocContext;
/** The version of the page, with the instance that it is of. */
export const useDocsVersion = NONE.useDocsVersion;
