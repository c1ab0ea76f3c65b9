/** Patterns of `rewrites`, `en/:rest*` → `:rest*`, as one function; a path that none fits stays as it is. */
export function rewriter(rewrites: unknown): (name: string) => string {
  const rules = Object.entries(Object(rewrites) as Record<string, unknown>).flatMap(([from, to]) =>
    typeof to === 'string' ? [{ pattern: toPattern(from), to }] : [],
  );
  return (name) => {
    for (const { pattern, to } of rules) {
      const { groups, ...found } = pattern.exec(name) ?? {};
      if (0 in found) return filled(to, groups ?? {});
    }
    return name;
  };
}

const PART = /\/?:(\w+)(?:\(([^()]*)\))?([*+?]?)|[^:/]+|\/|:/g;

/** `packages/:pkg/src/(.*)`, `:name(\\w+)`, `:rest*` as a regular expression with named groups. */
function toPattern(from: string): RegExp {
  let unnamed = 0;
  const source = from
    .replace(/\\(\W)/g, '$1')
    .replace(PART, (part: string, name: string | undefined, own: string | undefined, many: string) => {
      if (name === undefined)
        return part
          .split(/(\(\.\*\))/)
          .map((piece) => (piece === '(.*)' ? `(?<_${unnamed++}>.*)` : escaped(piece)))
          .join('');
      const slash = part.startsWith('/') ? '/' : '';
      const inner = own ?? (many === '*' || many === '+' ? '.+' : '[^/]+?');
      const isOptional = many === '*' || many === '?';
      return isOptional ? `(?:${slash}(?<${name}>${inner}))?` : `${slash}(?<${name}>${inner})`;
    });
  return new RegExp(`^${source}$`);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const filled = (to: string, groups: Record<string, string | undefined>): string =>
  to
    .replace(/:(\w+)(?:\([^()]*\))?[*+?]?/g, (_whole, name: string) => groups[name] ?? '')
    .replace(/^\/|(?<=\/)\/+/g, '');
