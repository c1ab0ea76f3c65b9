export { type DocSearchOptions, openDocSearch } from './open-doc-search.js';
