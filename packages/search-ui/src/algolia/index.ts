export { type AlgoliaSite, createAlgoliaProvider } from './algolia-provider.js';
