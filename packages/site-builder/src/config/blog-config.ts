import { z } from 'zod';

const count = z.number().int().min(1).default(10);

const settings = z.strictObject({
  /** Posts on a page of the list. @default 10 */
  postsPerPage: count,
  /** Posts that its sidebar leads to. @default 10 */
  recentPosts: count,
});

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
