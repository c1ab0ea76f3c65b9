import type { SiteConfig } from '../../../config/site-config.js';
import type { SourceBlog } from '../../model/project.js';

type Area = NonNullable<SiteConfig['areas']>[number];

/** The area of posts that a blog becomes. */
export const toBlogArea = ({ dir, path, options }: SourceBlog): Area => ({
  kind: 'blog',
  dir,
  path,
  label: options.blogTitle || 'Blog',
  blog: settings({ options }),
});

/** What Docusaurus does unless it is told otherwise is written, too: its defaults are others. */
function settings({ options }: Pick<SourceBlog, 'options'>): NonNullable<Area['blog']> {
  const { blogDescription, blogTitle, postsPerPage, blogSidebarCount, blogSidebarTitle } = options;
  const feed = feedSettings(options);
  return {
    ...(blogDescription && blogDescription !== blogTitle && { description: blogDescription }),
    ...(postsPerPage !== 10 && { postsPerPage }),
    recentPosts: blogSidebarCount,
    ...(blogSidebarTitle !== 'Recent posts' && { recentLabel: blogSidebarTitle }),
    ...(Object.keys(feed).length > 0 && { feed }),
  };
}

function feedSettings({
  feedOptions,
}: SourceBlog['options']): NonNullable<NonNullable<Area['blog']>['feed']> {
  const { type, title, description, copyright, limit } = feedOptions;
  return {
    ...(type && { formats: type }),
    ...(title && { title }),
    ...(description && { description }),
    ...(copyright && { copyright }),
    ...(limit && { limit }),
  };
}
