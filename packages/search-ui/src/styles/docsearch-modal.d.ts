declare module '@docsearch/css/dist/*.css';
