const START = /^\s*(?:\/\/|\/\*|<!--|#|--|::|;|%|')?\s*#?\s*(?:pragma\s+)?region\b\s*(?:"?([\w*-]+)"?)?/i;
const END = /^\s*(?:\/\/|\/\*|<!--|#|--|::|;|%|')?\s*#?\s*(?:pragma\s+)?end\s*region\b/i;

/** The lines of a region in any of the notations that VitePress reads; `undefined` where there is none of that name. */
export function regionOf(text: string, name: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => START.exec(line)?.[1] === name);
  if (start < 0) return undefined;
  let depth = 1;
  const end = lines.findIndex((line, index) => {
    if (index <= start) return false;
    if (END.test(line)) depth--;
    else if (START.exec(line)?.[1] !== undefined) depth++;
    return depth === 0;
  });
  const inner = lines.slice(start + 1, end < 0 ? undefined : end);
  return dedented(inner.filter((line) => !END.test(line) && START.exec(line)?.[1] === undefined));
}

/** Without the indentation that all lines have. */
function dedented(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const common = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(common)).join('\n');
}
