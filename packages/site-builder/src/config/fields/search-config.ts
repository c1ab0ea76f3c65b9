import { z } from 'zod';

/** Environment variable that has the key to write with. It is read from nowhere else and never printed. */
export const ADMIN_KEY = 'ALGOLIA_ADMIN_KEY';

const fields = {
  /** Path of the search page, which `pages` must have where the site has entries of its own. Its address is never indexed. @default '/search' */
  page: z.string().startsWith('/', 'a path that starts with "/"').default('/search'),
  /** Where readers report a query without results; `{query}` stands for it. @default none, and the line is left out */
  feedbackHref: z.string().optional(),
  /** Queries that are offered where nothing was found. Without any, the first categories of the sidebars. */
  suggestions: z.array(z.string().min(1)).default([]),
  /** Ids of documents that are offered before anything is typed: `['guide/install']`. @default none */
  popular: z.array(z.string().min(1)).default([]),
  /** Whether a reader's browser keeps what they searched for and opened; nothing of it is sent. @default true */
  history: z.boolean().default(true),
};

/** Which engine answers the site's search. */
export const searchSchema = z.discriminatedUnion('provider', [
  z.strictObject({
    /** Static files beside the site, built with it. */
    provider: z.literal('embedded'),
    ...fields,
    /** Groups of words and phrases that find one another: `[['sso', 'single sign-on']]`. @default none */
    synonyms: z.array(z.array(z.string().min(1)).min(2)).default([]),
    /** Whether code blocks are searched as well, ranked below text. A larger index: see the package's README. */
    code: z.boolean().default(false),
  }),
  z.strictObject({
    /** An index of Algolia, filled by `site-builder search push`. */
    provider: z.literal('algolia'),
    ...fields,
    /** Id of the application at Algolia. */
    appId: z.string().min(1),
    /** A key that may search and nothing else: every reader sees it. */
    searchKey: z.string().min(1),
    /** Name of the index that `site-builder search push` fills. */
    indexName: z.string().min(1),
    /** Whether to ask for the language and the versions that the reader is in. @default true */
    contextual: z.boolean().default(true),
    /** What opens over the page: the same dialog as over the embedded engine, or DocSearch's own modal. @default 'dialog' */
    modal: z.enum(['dialog', 'docsearch']).default('dialog'),
    /** Origin of a server that takes Algolia's place, such as a proxy. @default Algolia's own */
    host: z.url('an origin, such as "https://search.example.org"').optional(),
  }),
]);

/** The `provider`s that there are. */
export const searchProviders = searchSchema.options.map(({ shape }) => shape.provider.value);

export type SearchConfig = z.output<typeof searchSchema>;

/** Origins that the site's search sends requests to, for its security policy. None for files of the site itself. */
export function searchOrigins(search: SearchConfig | undefined): string[] {
  if (search?.provider !== 'algolia') return [];
  if (search.host) return [new URL(search.host).origin];
  const hosts = [
    `${search.appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((at) => `${search.appId}-${at}.algolianet.com`),
  ];
  return hosts.map((host) => `https://${host.toLowerCase()}`);
}
