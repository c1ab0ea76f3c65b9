/** HTML in a form that a page under Trusted Types accepts; a plain string elsewhere. */
export type ArticleHtml = string | TrustedArticle;

/** What `TrustedTypePolicy.createHTML` returns; React hands it to the element as it is. */
interface TrustedArticle {
  toString(): string;
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): { createHTML(text: string): ArticleHtml };
}

/** Name that a content security policy has to allow: `trusted-types docs-shell`. */
const POLICY_NAME = 'docs-shell';

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy = factory?.createPolicy(POLICY_NAME, { createHTML: (text) => text });

/** Marks HTML of this site's own build, and nothing else, as safe to put into the page. */
export const trustedHtml = (text: string): ArticleHtml => policy?.createHTML(text) ?? text;
