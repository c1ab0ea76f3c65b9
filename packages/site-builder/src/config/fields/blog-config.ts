import { z } from 'zod';

const count = (least: number, otherwise = 10) =>
  z
    .union([z.number().int().min(least), z.literal('all')], `a number from ${least} on, or "all"`)
    .default(otherwise);

const feed = z.strictObject({
  /** Files beside the list of posts: `rss.xml`, `atom.xml`, `feed.json`. @default all of them */
  formats: z.array(z.enum(['rss', 'atom', 'json'])).default(['rss', 'atom', 'json']),
  /** @default the area's label and the title of the site */
  title: z.string().regex(/\S/, 'a text').optional(),
  /** What the feed is about. @default its title */
  description: z.string().regex(/\S/, 'a text').optional(),
  /** Whose the texts are: `© 2026 The authors`. @default nothing is said */
  copyright: z.string().regex(/\S/, 'a text').optional(),
  /** Posts, the newest first; `'all'` for no end. @default 50 */
  limit: count(1, 50),
});

const settings = z.strictObject({
  /** What it is about, for search engines and below the title of its list. @default none */
  description: z.string().default(''),
  /** Posts on a page of the list; `'all'` for one page. @default 10 */
  postsPerPage: count(1),
  /** Posts that its sidebar leads to. @default 10 */
  recentPosts: count(0),
  /** What its sidebar calls them. @default "Recent posts", in the language of the page */
  recentLabel: z.string().regex(/\S/, 'a text').optional(),
  /** What its feeds say, in each language. @default RSS, Atom and JSON of the fifty newest posts */
  feed: feed.prefault({}),
});

/** The first posts of a list, as many as a setting says. */
export const firstOf = <Item>(items: readonly Item[], count: number | 'all'): Item[] =>
  items.slice(0, count === 'all' ? undefined : count);

/** What an area of posts may say of itself. */
export const blogConfig = settings.optional();

export type BlogSettings = z.output<typeof settings>;

interface AreaKind {
  kind?: 'docs' | 'blog' | undefined;
  blog?: BlogSettings | undefined;
}

/** The settings of an area of posts, complete; nothing of an area of documents. */
export const blogOf = ({ kind, blog }: AreaKind): { blog?: BlogSettings } =>
  kind === 'blog' ? { blog: blog ?? settings.parse({}) } : {};

/** What an area of one kind has and one of the other has not. */
export function checkKind(context: {
  value: AreaKind & { versions?: unknown };
  issues: z.core.$ZodRawIssue[];
}): void {
  const { kind, blog, versions } = context.value;
  const report = (key: string, message: string): void => {
    context.issues.push({ code: 'custom', path: [key], message, input: context.value });
  };
  if (blog !== undefined && kind !== 'blog') report('blog', `nothing, unless the area has kind: "blog"`);
  if (versions !== undefined && kind === 'blog')
    report('versions', 'nothing, because a blog has no versions');
}
