import { createHash } from 'node:crypto';

/** By which a policy names a style of a page's markup: the hash of an attribute's value, or of an element's text. */
export const styleSource = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * Styles that a policy names one by one. Each takes 54 bytes of a header, of which some hosts (Cloudflare Pages) send 2,000 and no more; of
 * twenty public sites with such styles the most had 23.
 */
export const MAX_STYLES = 24;

/**
 * What the policy says of styles in markup, which authors have written: they are named by their hashes, as nothing else may be
 * inline. Where attributes have more kinds of them than a header holds, attributes are free, and elements are not.
 */
export function styleDirectives(attributes: readonly string[], elements: readonly string[]) {
  const isNamed = attributes.length <= MAX_STYLES;
  return {
    ...(elements.length > 0 && { 'style-src-elem': ["'self'", ...elements] }),
    ...(attributes.length > 0 && {
      'style-src-attr': isNamed ? ["'unsafe-hashes'", ...attributes] : ["'unsafe-inline'"],
    }),
  };
}
