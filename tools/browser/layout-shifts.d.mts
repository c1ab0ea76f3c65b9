import type { Page } from '@playwright/test';

/** From its next document on, a page collects what moves in it. */
export declare function watchShifts(page: Page): Promise<unknown>;

/** What has moved in a page, each with where it was and where it is. */
export declare function shiftsIn(page: Page): Promise<string[]>;
