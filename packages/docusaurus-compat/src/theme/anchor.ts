/** What a link of Markdown is. */
export { default } from '../docusaurus/link.js';
