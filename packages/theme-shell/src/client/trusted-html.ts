import type { ArticleHtml } from '../components/document/article-html.js';

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
