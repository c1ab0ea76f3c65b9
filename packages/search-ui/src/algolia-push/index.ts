export { findMissingFacets, type MissingFacets } from './find-missing-facets.js';
export { INDEX_SETTINGS } from './push-records.js';
export { pushRecords, type PushOptions } from './push-records.js';
export { type AlgoliaRecordOptions, toAlgoliaRecords } from './to-algolia-records.js';
export { type AlgoliaRecord, type FacetSource, facetsOf, type PageFacets } from '../algolia/records.js';
