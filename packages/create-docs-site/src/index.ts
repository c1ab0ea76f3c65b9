export { createSite, type CreateInput } from './create-site.js';
export { type Flavour, FLAVOURS } from './site-files.js';
