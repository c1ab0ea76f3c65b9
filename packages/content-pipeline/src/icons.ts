export { findIcon, suggestIcon } from './icons/find-icon.js';
