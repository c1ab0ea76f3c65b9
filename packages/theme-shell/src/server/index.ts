export { type DocumentInput, renderDocument, type ShellAssets } from './render-document.js';
export { createRenderer } from './create-renderer.js';
