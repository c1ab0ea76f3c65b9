export type { DocumentInput, ShellAssets, SocialCard } from './document-input.js';
export { renderDocument } from './render-document.js';
export { createRenderer } from './create-renderer.js';
