import type { MigrationReport } from '../../model/migration-report.js';
import type { Project, SourceBlog } from '../../model/project.js';

type Lost = [isThere: boolean, message: string, hint: string];

/** Says what a blog had that areas of posts have not. */
export function reportLeftBlogs({ blogs, config, configFile }: Project, report: MigrationReport): void {
  for (const blog of blogs) {
    const { authorsMapPath, path } = blog.options;
    for (const [isThere, message, hint] of lostSettings(blog, config.i18n.defaultLocale))
      if (isThere) report.left('blog', message, hint, { file: configFile });
    const unread = new Set([...blog.authors.values()].flatMap((author) => author.unread));
    if (unread.size > 0)
      report.left(
        'blog',
        `Of the authors, ${[...unread].map((key) => `"${key}"`).join(', ')} was left out, of some or all: nothing here is made of it, a picture is not there, or a site is not known.`,
        'Put a picture into public/ and name it as "image" of the author, and other sites as "links".',
        { file: `${path}/${authorsMapPath}` },
      );
  }
}

/** What feeds have here, too, or say by themselves. */
const CARRIED = new Set(['type', 'title', 'description', 'copyright', 'language', 'limit']);

function lostSettings({ options, dir }: SourceBlog, defaultLocale: string): Lost[] {
  const { feedOptions, truncateMarker, sortPosts } = options;
  const lost = Object.entries(feedOptions)
    .filter(([key, value]) => !CARRIED.has(key) && value !== undefined && value !== false)
    .map(([key]) => `"${key}"`);
  const { language } = feedOptions;
  return [
    [
      lost.length > 0,
      `Of "feedOptions", ${lost.join(', ')} was left out: feeds are made of the posts alone, and look as the browser shows them.`,
      'Change the feeds with the hook "afterBuild", if readers need it.',
    ],
    [
      language !== undefined && language !== defaultLocale,
      `The feeds of "${dir}" said "${language}", and say the language of their posts now.`,
      'Name the language of the site in "locales".',
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
