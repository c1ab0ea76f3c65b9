type Mode = 'light' | 'dark';

/** A page of Playwright, whichever copy of Playwright it comes from. */
interface AuditedPage {
  frames(): { waitForLoadState(): Promise<void>; evaluate(script: string): Promise<unknown> }[];
  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
}

export interface AuditOptions {
  /** Selector of the part to judge. @default the document */
  within?: string;
  /** Modes to look at it in: all rules in the first of them, those about colors in the others. @default both */
  modes?: Mode[];
}

/**
 * What axe finds wrong in a page, in a form to compare with `[]`: a line for each violation, with its mode, its rule and its
 * elements. The page is left in the mode in which it was.
 */
export declare function auditPage(page: AuditedPage, options?: AuditOptions): Promise<string[]>;
