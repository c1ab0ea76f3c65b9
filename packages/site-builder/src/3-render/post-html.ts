import { escapeHtml } from '@org/site-model';
import type { PagePost } from '@org/theme-shell';
import type { PostEntry, PostList } from '../model/post-list.js';

/** When and by whom: names are texts, and no picture of another site is asked for. */
export function postByline(post: PagePost): string {
  const names = post.authors.map(({ label, href }) => {
    const name = `<bdi>${escapeHtml(label)}</bdi>`;
    return href ? `<a href="${escapeHtml(href)}" rel="author">${name}</a>` : name;
  });
  const parts = [time(post), ...names];
  return `<p class="post-byline">${parts.join(' · ')}</p>`;
}

/** A list of posts, in the place of an article. Those that are not translated are in another script than the page. */
export function postListHtml({ form, groups, link }: PostList): string {
  const about = link ? `<p><a href="${escapeHtml(link)}" rel="noopener">${escapeHtml(link)}</a></p>` : '';
  const print = form === 'summaries' ? summaries : titles;
  return (
    about +
    groups.map(({ heading, posts }) => (heading ? headingHtml(heading, heading) : '') + print(posts)).join('')
  );
}

const summaries = (posts: readonly PostEntry[]): string =>
  posts
    .map((post) => {
      const { excerpt = [post.description].filter(Boolean) } = post;
      const about = excerpt.map((text) => `<p><bdi>${escapeHtml(text)}</bdi></p>`).join('');
      return `<section>${headingHtml(postLink(post))}${postByline(post)}${about}${tagsHtml(post)}</section>`;
    })
    .join('');

/** As below articles. */
function tagsHtml({ tags }: PostEntry): string {
  if (tags.length === 0) return '';
  const items = tags.map(({ label, href }) => {
    const name = `<bdi>${escapeHtml(label)}</bdi>`;
    return `<span>${href ? `<a href="${escapeHtml(href)}">${name}</a>` : name}</span>`;
  });
  return `<p class="post-tags">${items.join(' ')}</p>`;
}

/** As articles have theirs. @param html of the heading */
const headingHtml = (html: string, id?: string): string =>
  `<div class="heading"><h2${id ? ` id="${id}"` : ''}>${html}</h2></div>`;

const titles = (posts: readonly PostEntry[]): string =>
  `<ul>${posts.map((post) => `<li>${postLink(post)} <small>${time(post)}</small></li>`).join('')}</ul>`;

const postLink = ({ title, href }: PostEntry): string =>
  `<a href="${escapeHtml(href)}"><bdi>${escapeHtml(title)}</bdi></a>`;

const time = ({ day, dateText }: PagePost): string =>
  `<time datetime="${day}">${escapeHtml(dateText)}</time>`;
