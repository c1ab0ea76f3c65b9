import type { MigrationReport } from '../../model/migration-report.js';
import type { Project, SourceBlog } from '../../model/project.js';

type Lost = [isThere: boolean, message: string, hint: string];

/** Says what a blog had that areas of posts have not. */
export function reportLeftBlogs({ blogs, configFile }: Project, report: MigrationReport): void {
  for (const blog of blogs) {
    const { authorsMapPath, path } = blog.options;
    for (const [isThere, message, hint] of lostSettings(blog))
      if (isThere) report.left('blog', message, hint, { file: configFile });
    const unread = new Set([...blog.authors.values()].flatMap((author) => author.unread));
    if (unread.size > 0)
      report.left(
        'blog',
        `Of the authors, ${[...unread].map((key) => `"${key}"`).join(', ')} was left out: posts name their authors, and show no pictures of them.`,
        'Name the page of an author as "url" in authors.yml.',
        { file: `${path}/${authorsMapPath}` },
      );
  }
}

function lostSettings({ options, dir }: SourceBlog): Lost[] {
  const { feedOptions, truncateMarker, sortPosts } = options;
  const feed = Object.keys(feedOptions ?? {}).filter((key) => key !== 'type' && key !== 'language');
  return [
    [
      feedOptions?.type === null,
      `"${dir}" has the feeds rss.xml, atom.xml and feed.json, which it had not.`,
      'Delete them with the hook "afterBuild", if nobody may read them.',
    ],
    [
      feed.length > 0,
      `Of "feedOptions", ${feed.map((key) => `"${key}"`).join(', ')} was left out: feeds have the title of the site and of the blog, and the fifty newest posts.`,
      'Change the feeds with the hook "afterBuild", if readers need it.',
    ],
    [
      truncateMarker !== undefined,
      'A "truncateMarker" of its own was left out.',
      'Write <!-- truncate --> where the excerpt of a post ends.',
    ],
    [
      sortPosts === 'ascending',
      'The posts were in ascending order, and the newest is first now.',
      'Give the posts dates in the order that they are to have.',
    ],
    [
      options.createFeedItems !== undefined || options.processBlogPosts !== undefined,
      'Functions that choose posts were left out.',
      'Mark posts as "draft" or "unlisted" in their front matter.',
    ],
  ];
}
