import type { ResolvedSiteConfig } from '../config/site-config.js';

/** Where programs look for a list of a site's texts. One of the site's own, in its public folder, takes precedence. */
export const LLMS_FILE = 'llms.txt';
/** All of those texts in one file. */
export const LLMS_FULL_FILE = 'llms-full.txt';
/** The pages that changed last. */
export const FEED_FILE = 'feed.xml';

type Wanted = Pick<ResolvedSiteConfig, 'baseUrl' | 'markdownPages' | 'llmsFull' | 'feed'>;

/** Addresses of the files that a build writes beside the pages of a locale, which its links may name. */
export const textFiles = ({ baseUrl, markdownPages, llmsFull, feed }: Wanted): string[] =>
  [
    ...(markdownPages ? [LLMS_FILE, ...(llmsFull ? [LLMS_FULL_FILE] : [])] : []),
    ...(feed ? [FEED_FILE] : []),
  ].map((file) => baseUrl + file);
