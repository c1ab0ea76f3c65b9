import { postName } from '../../../addresses/post-name.js';
import type { SourceDocument, SourcePost } from '../../model/project.js';

/** Keys of posts that have no meaning here, or that others say now. */
export const KEYS_OF_POSTS = [
  'author',
  'author_url',
  'author_image_url',
  'author_title',
  'authorURL',
  'authorFBID',
  'authorImageURL',
  'authorTitle',
  'hide_reading_time',
];

/** What the front matter of a post says here beside what that of a document does. */
export function postValues(
  { post, source }: Pick<SourceDocument, 'post' | 'source'>,
  values: Record<string, unknown>,
): Record<string, unknown> {
  if (!post) return {};
  return {
    ...(post.date !== (values.date ?? postName(source).date) && { date: post.date }),
    ...authorValues(post, values),
  };
}

function authorValues({ authors }: SourcePost, values: Record<string, unknown>): Record<string, unknown> {
  if (authors.length === 0) return {};
  const [first] = authors;
  const isSame = [authors, ...(authors.length === 1 ? [first] : [])].some(
    (each) => JSON.stringify(each) === JSON.stringify(values.authors),
  );
  return isSame ? {} : { authors: authors.length === 1 ? first : authors };
}
