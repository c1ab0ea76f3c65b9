import { escapeHtml } from '@org/site-model';
import type { PagePost } from '@org/theme-shell';
import type { PostEntry, PostList } from '../model/post-list.js';

/** Widths of pictures of authors, in CSS pixels: beside a name, and above a list of their posts. */
const IMAGE_WIDTHS = { byline: 24, page: 72 };

/** When and by whom: names are texts, beside which a picture says nothing more. */
export function postByline(post: PagePost): string {
  const names = post.authors.map(({ label, href, image }) => {
    const picture = image ? imageHtml({ src: image, alt: '' }, IMAGE_WIDTHS.byline) : '';
    const name = `${picture}<bdi>${escapeHtml(label)}</bdi>`;
    return href ? `<a href="${escapeHtml(href)}" rel="author">${name}</a>` : name;
  });
  const parts = [time(post), ...names];
  return `<p class="post-byline">${parts.join(' · ')}</p>`;
}

/** A list of posts, in the place of an article. Those that are not translated are in another script than the page. */
export function postListHtml({ form, groups, author }: PostList): string {
  const print = form === 'summaries' ? summaries : titles;
  return (
    (author ? authorHtml(author) : '') +
    groups.map(({ heading, posts }) => (heading ? headingHtml(heading, heading) : '') + print(posts)).join('')
  );
}

function authorHtml({ image, links }: NonNullable<PostList['author']>): string {
  const anchors = links.map(
    ({ label, href }) =>
      `<a href="${escapeHtml(href)}"${/^http/.test(href) ? ' rel="noopener"' : ''}>${escapeHtml(label)}</a>`,
  );
  const parts = [
    ...(image ? [imageHtml(image, IMAGE_WIDTHS.page)] : []),
    ...(anchors.length > 0 ? [anchors.join(' · ')] : []),
  ];
  return parts.length > 0 ? `<p>${parts.join(' ')}</p>` : '';
}

/** Its room is kept until it is there; it is shown no larger, so that nobody needs to press it. */
const imageHtml = ({ src, alt }: { src: string; alt: string }, width: number): string =>
  `<picture class="no-zoom"><img class="author-image" src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${width}" loading="lazy" decoding="async"></picture>`;

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
