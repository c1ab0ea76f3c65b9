/** Data of plugins: none are carried. */
export default function useGlobalData(): Record<string, unknown> {
  return {};
}

export const usePluginData = (_plugin: string, _id?: string): undefined => undefined;
export const useAllPluginInstancesData = (_plugin: string): Record<string, unknown> => ({});
