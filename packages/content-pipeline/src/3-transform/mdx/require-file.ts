import { contentPath } from '../content-paths.js';
import type { MdxPage } from './mdx-page.js';

/**
 * `require('./image.png')` as pages of Docusaurus have it: an object whose `default` is the address. Addresses are from the
 * content root, so that they mean the same file wherever a partial's value ends up.
 */
export const requireFile = ({ file }: MdxPage) => {
  return (specifier: string): { default: string } => ({ default: `@site/${contentPath(specifier, file)}` });
};
