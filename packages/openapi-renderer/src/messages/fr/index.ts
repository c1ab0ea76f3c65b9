export { consoleMessages } from './console.js';
export { pageMessages } from './page.js';
