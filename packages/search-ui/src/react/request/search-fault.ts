/** Why there is no answer: none came, the index cannot be read, or it is one that this page cannot read at all. */
export type SearchFault = 'network' | 'index' | 'release';

const FAULTS: Record<string, SearchFault> = {
  missing: 'index',
  corrupt: 'index',
  format: 'release',
  'set-missing': 'release',
};

/** What an error of a provider means to a reader: one without a `code` of the engine is a fault of the network. */
export const faultOf = (error: unknown): SearchFault =>
  FAULTS[String((error as { code?: unknown } | null)?.code)] ?? 'network';
