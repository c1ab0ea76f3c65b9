/**
 * Runs in a page (`page.evaluate(crowdedItems)`): texts of the navbar's items that overlap the one before them, stick out of
 * their own box, or have a squashed sign.
 */
export declare function crowdedItems(): string[];
