export { type AlgoliaSite, createAlgoliaProvider } from './algolia-provider.js';
export type { AlgoliaSettings } from '../settings.js';
export type { ProviderOptions, SearchAnswer, SearchHit, SearchProvider, SearchScope } from '../provider.js';
