/** Stands in the HTML for the N-th entry of a page's references. As a scheme of its own it cannot meet a real address. */
export const REFERENCE_SCHEME = 'docs-ref:';
