import '@org/search-ui/docsearch.css';

export { openDocSearch } from '@org/search-ui/docsearch';
