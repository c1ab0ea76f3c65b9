/** Scripts that a site adds. They load after the page is usable, and not at all unless configured. */
export interface SiteScripts {
  tagManager?: TagManager;
  modules?: ModuleScript[];
}

/** A container of Google Tag Manager, or of what takes its place. */
export interface TagManager {
  /** For instance `GTM-AB12CD3`. */
  containerId: string;
  /** Address of the container's script, to which `?id=` is added. @default Google's */
  src?: string;
}

/** An ES module that every page loads when the browser is idle. */
export interface ModuleScript {
  /** Absolute address, or a path of this site with its base path. */
  src: string;
  /** Subresource integrity, such as `sha384-…`. Only for other origins. */
  integrity?: string;
  /** Origins that the script connects to. @default none */
  connect?: string[];
}

/** Sources that a content security policy has to allow beside `'self'`. */
export interface ScriptPolicy {
  scriptSources: string[];
  imageSources: string[];
  connectSources: string[];
  /** Names of Trusted Types policies. */
  trustedTypes: string[];
}

export const TAG_MANAGER_SRC = 'https://www.googletagmanager.com/gtm.js';
/** Trusted Types policy under which site scripts get their addresses. */
export const SCRIPTS_POLICY = 'docs-scripts';

/** What the content security policy of a site with these scripts must allow. Nothing configured, nothing allowed. */
export function scriptPolicy({ tagManager, modules = [] }: SiteScripts = {}): ScriptPolicy {
  const manager = tagManager ? originsOf([tagManager.src ?? TAG_MANAGER_SRC]) : [];
  const scripts = originsOf(modules.map(({ src }) => src));
  return {
    scriptSources: unique([...manager, ...scripts]),
    imageSources: manager,
    connectSources: unique([...manager, ...modules.flatMap(({ connect = [] }) => originsOf(connect))]),
    trustedTypes: tagManager || modules.length > 0 ? [SCRIPTS_POLICY] : [],
  };
}

/** Paths of the site itself are `'self'` already. */
const originsOf = (addresses: string[]): string[] =>
  addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);

const unique = (values: string[]): string[] => [...new Set(values)];
