export type { DocumentInput, ShellAssets } from './document-input.js';
export { renderDocument } from './render-document.js';
export { createRenderer } from './create-renderer.js';
