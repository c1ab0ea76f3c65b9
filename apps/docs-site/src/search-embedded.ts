export { createEmbeddedProvider } from '@org/search-ui/engine';
