import { readFileSync } from 'node:fs';
import posix from 'node:path/posix';
import { splitMarkdown } from '../1-read/front-matter.js';
import { postDate } from '../2-content/page-front-matter.js';
import type { MigrationReport } from '../model/migration-report.js';
import type { Project, SourceBlog, SourceDocument } from '../model/project.js';

/** A page for each blog that lists its posts, the newest first. */
export function blogLists({ blogs, documents }: Project, report: MigrationReport): Map<string, string> {
  const lists = blogs.filter(
    ({ edition, path }) => !documents.some((each) => each.edition === edition && each.address === path),
  );
  for (const { options } of blogs)
    report.left(
      'blog',
      `"${options.blogTitle}" is an area of documents: its feeds, its pages of authors and of the archive were left out.`,
      'Write a feed with the hook "afterBuild", if anybody reads it.',
    );
  return new Map(lists.map((blog) => [`content/${blog.dir}/index.md`, listPage(blog, documents)]));
}

function listPage({ edition, options }: SourceBlog, documents: readonly SourceDocument[]): string {
  const posts = documents
    .filter((document) => document.edition === edition)
    .map(toPost)
    .filter(({ isListed }) => isListed)
    .sort((a, b) => b.date.localeCompare(a.date));
  const lines = posts.map(
    ({ date, title, source }) =>
      `- [${title.replace(/[[\]<{]/g, '\\$&')}](./${encodeURI(source)})${date && ` · ${date}`}`,
  );
  return `---\ntitle: ${JSON.stringify(options.blogTitle)}\n---\n\n${lines.join('\n')}\n`;
}

interface Post {
  title: string;
  date: string;
  source: string;
  isListed: boolean;
}

function toPost({ file, source }: SourceDocument): Post {
  const { values, body } = splitMarkdown(readFileSync(file, 'utf8'));
  const heading = /^#[ \t]+(.*?)[ \t]*(?:\{#[^}]*\})?[ \t]*$/m.exec(body)?.[1];
  const title =
    typeof values.title === 'string'
      ? values.title
      : (heading ?? posix.basename(source).replace(/\.mdx?$/, ''));
  return {
    title,
    date: postDate(source, values) ?? '',
    source,
    isListed: values.draft !== true && values.unlisted !== true,
  };
}
