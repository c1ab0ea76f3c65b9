import { siteBundle } from '@org/site-builder/vite';

export default siteBundle(import.meta.dirname);
