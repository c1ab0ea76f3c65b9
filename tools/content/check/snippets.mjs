// A snippet is worth a page of its own when at least two other pages include it; what is shared has such a page.
import path from 'node:path';

const SNIPPET = /^content\/snippets\//;
const SHARED = /^content\/_shared\/_([^/]+)\.mdx?$/;

/** Findings by page, for the snippets and the shared partials among `pages`. */
export function checkSnippets(pages, all) {
  const users = new Map();
  for (const page of all.filter(
    ({ file, original }) => !SNIPPET.test(file) && !isPartial(file) && !original,
  )) {
    for (const partial of includedBy(page, all))
      users.set(partial, [...(users.get(partial) ?? []), page.file]);
  }
  return new Map([
    ...pages.filter(({ file }) => SNIPPET.test(file)).map((page) => [page, problems(page, users)]),
    ...pages.filter(({ file }) => SHARED.test(file)).map((page) => [page, unpublished(page, all)]),
  ]);
}

/** A shared partial that no snippet shows alone. */
function unpublished({ file }, all) {
  const [, name] = SHARED.exec(file);
  const shown = all.some(
    (page) =>
      SNIPPET.test(page.file) && page.includes.some((include) => target(page.file, include.file) === file),
  );
  if (shown) return [];
  return [
    {
      code: 'partial-unpublished',
      message: `No page of content/snippets includes "${file}".`,
      hint: `Write content/snippets/${name}.md, and list /snippets/${name} in tools/content/routes.json.`,
      line: 1,
      column: 1,
    },
  ];
}

function problems(page, users) {
  const at = { line: 1, column: 1 };
  if (page.includes.length === 0)
    return [
      {
        code: 'snippet-own-text',
        message: 'The snippet includes no partial, so other pages cannot have its text.',
        hint: 'Move the text to content/_shared/_name.md and include it.',
        ...at,
      },
    ];
  return page.includes.flatMap(({ file, line, column }) => {
    const used = users.get(target(page.file, file)) ?? [];
    if (used.length >= 2) return [];
    return [
      {
        code: 'snippet-unused',
        message: `"${file}" is included by ${used.length ? used.join(', ') + ' only' : 'no other page'}.`,
        hint: 'Two pages must include it; otherwise write it where it is read.',
        line,
        column,
      },
    ];
  });
}

/** Partials of a page, those in partials counted. */
function includedBy(page, all, seen = new Set()) {
  for (const { file } of page.includes) {
    const partial = target(page.file, file);
    if (seen.has(partial)) continue;
    seen.add(partial);
    const read = all.find((one) => one.file === partial);
    if (read) includedBy(read, all, seen);
  }
  return seen;
}

const target = (from, file) =>
  file.startsWith('/') ? `content${file}` : path.posix.join(path.posix.dirname(from), file);
const isPartial = (file) => /\/_/.test(file);
