import { MATCHER_CACHE_LIMIT } from './constants.js';

/** Compiled patterns, the oldest first. */
const compiled = new Map<string, RegExp>();

/**
 * Matches a path with a pattern: `:name` stands for one segment, `/*` at the end for everything below, and the path itself.
 * `matchRoute('/docs/:area/*', '/docs/cloud/intro')` gives `{ area: 'cloud' }`.
 *
 * @returns the values of the names; `null` when the path does not match
 */
export function matchRoute(pattern: string, pathname: string): Record<string, string> | null {
  const match = expressionOf(pattern).exec(pathname);
  return match && { ...match.groups };
}

function expressionOf(pattern: string): RegExp {
  const known = compiled.get(pattern);
  if (known) return known;
  const expression = compile(pattern);
  if (compiled.size >= MATCHER_CACHE_LIMIT) {
    const [oldest = ''] = compiled.keys();
    compiled.delete(oldest);
  }
  compiled.set(pattern, expression);
  return expression;
}

function compile(pattern: string): RegExp {
  const below = pattern.endsWith('/*');
  const source = pattern
    .replace(/\/\*?$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}${below ? '(?:/.*)?' : '/?'}$`);
}

/** Patterns that are compiled now. */
export const compiledPatterns = (): number => compiled.size;
