/** Options of a plugin: plain JSON, because they are written in a configuration and travel to worker threads. */
export type PluginOptions = Record<string, unknown>;

/**
 * A plugin as a configuration names it: the module whose default export it is, alone or with options. `./x.mjs` is a file
 * beside the configuration, anything else a package.
 */
export type PluginSpec = string | readonly [module: string, options: PluginOptions];

/** Plugins of one site in the order in which they run. Plain JSON. */
export interface PluginSpecs {
  readonly remark: readonly PluginSpec[];
  readonly rehype: readonly PluginSpec[];
}

/** A plugin that has been loaded and has proved to attach. */
export interface ContentPlugin {
  /** As the configuration names its module. */
  name: string;
  /** A plugin of unified, whose own type would have all who install this package install that one. */
  attach: (this: never, ...options: never[]) => unknown;
  /** Of its module: what works asynchronously is loaded again, in a thread that may be waited for. */
  url: string;
  options: PluginOptions | undefined;
  /** Changes whenever the plugin's file, its package's version or its options do; part of what a cached page depends on. */
  identity: string;
}

/** What `loadPlugins` makes of {@link PluginSpecs}. Functions are in it, so it is not JSON. */
export interface ContentPlugins {
  readonly remark: readonly ContentPlugin[];
  readonly rehype: readonly ContentPlugin[];
}
