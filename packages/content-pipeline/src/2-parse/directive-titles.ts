/** `:::note Title`, as Docusaurus 2 and 3 write it. Whatever the name is: what takes no title says so then. */
const TITLE_AFTER_SPACE = /^([ \t>]*:{3,}[A-Za-z][\w-]*(?:\{[^}]*\})?)[ \t]+(?!\[)(\S.*?)[ \t]*$/;
/** Below quote and list markers; back-ticks may not follow an opening of back-ticks, else it is inline code. */
const FENCE = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*(`{3,}(?=[^`]*$)|~{3,})(.*)$/;

/**
 * Rewrites `:::note Title` to `:::note[Title]`, outside of fenced code. `remark-directive` does not know the first form
 * and `satteri` drops its title; the second is the same to both. Lines keep their numbers.
 */
export function bracketDirectiveTitles(source: string): string {
  if (!source.includes(':::')) return source;
  let fence: string | null = null;
  return source
    .split('\n')
    .map((line) => {
      const marker = FENCE.exec(line);
      if (marker) fence = nextFence(fence, marker[1] ?? '', marker[2] ?? '');
      return fence ? line : bracketTitle(line);
    })
    .join('\n');
}

function nextFence(open: string | null, marker: string, rest: string): string | null {
  if (!open) return marker;
  const closes = marker[0] === open[0] && marker.length >= open.length && rest.trim() === '';
  return closes ? null : open;
}

function bracketTitle(line: string): string {
  const [, head, title] = TITLE_AFTER_SPACE.exec(line) ?? [];
  if (!head || !title || title.startsWith('{')) return line;
  const brace = head.indexOf('{');
  const label = `[${hasPairs(title) ? title : title.replace(/[[\]]/g, '\\$&')}]`;
  return brace === -1 ? head + label : head.slice(0, brace) + label + head.slice(brace);
}

/** Whether every bracket has its other one, as those of links have: only then may they be inside a label's. */
function hasPairs(title: string): boolean {
  let open = 0;
  for (const [sign] of title.matchAll(/\\[[\]]|[[\]]/g)) {
    if (sign === '[') open++;
    if (sign === ']' && --open < 0) return false;
  }
  return open === 0;
}
