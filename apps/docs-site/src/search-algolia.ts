export { createAlgoliaProvider } from '@org/search-ui/algolia';
