/** Data of plugins: none are carried. */
export default function useGlobalData(): Record<string, unknown> {
  return {};
}

/** Data that a plugin of Docusaurus has made: here there is none. */
export const usePluginData = (_plugin: string, _id?: string): undefined => undefined;
/** The same of all instances of a plugin. */
export const useAllPluginInstancesData = (_plugin: string): Record<string, unknown> => ({});
