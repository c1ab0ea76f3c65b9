import type { SiteConfig } from '../../../config/site-config.js';
import type { Project, SourceBlog } from '../../model/project.js';

type Area = NonNullable<SiteConfig['areas']>[number];

/** An area of posts for each blog. */
export const blogAreas = ({ blogs }: Pick<Project, 'blogs'>): Area[] =>
  blogs.map(({ dir, path, options, ...blog }) => ({
    kind: 'blog',
    dir,
    path,
    label: options.blogTitle || 'Blog',
    blog: settings({ options, ...blog }),
  }));

/** What Docusaurus does unless it is told otherwise is written, too: its defaults are others. */
function settings({ options }: Pick<SourceBlog, 'options'>): NonNullable<Area['blog']> {
  const { blogDescription, blogTitle, postsPerPage, blogSidebarCount, blogSidebarTitle } = options;
  return {
    ...(blogDescription && blogDescription !== blogTitle && { description: blogDescription }),
    ...(postsPerPage !== 10 && { postsPerPage }),
    recentPosts: blogSidebarCount,
    ...(blogSidebarTitle !== 'Recent posts' && { recentLabel: blogSidebarTitle }),
  };
}
