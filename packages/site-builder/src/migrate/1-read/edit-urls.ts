import { evaluate, type FunctionCall } from './evaluate.js';

/** What a function of an address to edit is asked, in the default language. */
const PAGE = {
  locale: 'en',
  version: 'current',
  versionDocsDirPath: 'docs',
  docPath: 'page.md',
  blogDirPath: 'blog',
  blogPath: 'page.md',
  permalink: '/page',
};

/**
 * A configuration whose functions for addresses to edit pages are what they say of a page.
 * @param given the configuration as JSON
 */
export async function withEditUrls(given: unknown, file: string, folder: string): Promise<unknown> {
  const paths = functionPaths(given, []);
  if (paths.length === 0) return given;
  const calls = paths.map((path): FunctionCall => ({ path, inputs: [PAGE] }));
  const { answers } = await evaluate([file], folder, calls);
  const copy = structuredClone(given);
  for (const [index, path] of paths.entries()) set(copy, path, answers[index]?.[0] ?? undefined);
  return copy;
}

/** Keys that lead to each function that is called `editUrl`. */
function functionPaths(value: unknown, above: string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = [...above, key];
    const isFunction = key === 'editUrl' && typeof Object(inner) === 'object' && '$function' in Object(inner);
    return isFunction ? [path] : functionPaths(inner, path);
  });
}

function set(value: unknown, [key = '', ...rest]: string[], answer: unknown): void {
  const owner = Object(value) as Record<string, unknown>;
  if (rest.length === 0) owner[key] = answer;
  else set(owner[key], rest, answer);
}
