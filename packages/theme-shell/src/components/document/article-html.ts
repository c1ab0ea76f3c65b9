/** HTML in a form that a page under Trusted Types accepts; a plain string elsewhere. */
export type ArticleHtml = string | TrustedArticle;

/** What `TrustedTypePolicy.createHTML` returns; React hands it to the element as it is. */
interface TrustedArticle {
  toString(): string;
}
