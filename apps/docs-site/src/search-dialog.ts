import '@org/search-ui/styles.css';

export { lazyProvider, openSearch } from '@org/search-ui/react';
