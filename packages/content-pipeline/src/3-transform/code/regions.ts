/** `// #region name`, `<!-- #region name -->`, `#region name` … and the same with `#endregion`. */
const MARKER =
  /^\s*(?:\/\/|#|--|;|%|\/\*+|<!--|\{\/\*)?\s*#(region|endregion)\b[ \t]*([\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*)?/u;

/** Names of the regions of a source text, in their order. */
export const regionNames = (source: string): string[] =>
  source.split('\n').flatMap((line) => {
    const [, kind, name] = MARKER.exec(line) ?? [];
    return kind === 'region' && name ? [name] : [];
  });

/** The lines of a region, those of regions in it included; `undefined` when there is none of that name. */
export function findRegion(source: string, wanted: string): { code: string; isClosed: boolean } | undefined {
  const lines: string[] = [];
  let found = false;
  let depth = 0;
  for (const line of source.split('\n')) {
    const [, kind, name] = MARKER.exec(line) ?? [];
    if (depth === 0) {
      if (found) break;
      found = kind === 'region' && name === wanted;
      depth = found ? 1 : 0;
    } else if (!kind) lines.push(line);
    else depth += kind === 'region' ? 1 : -1;
  }
  return found ? { code: tidy(lines), isClosed: depth === 0 } : undefined;
}

/** The whole text without its region comments. */
export const withoutMarkers = (source: string): string =>
  tidy(source.split('\n').filter((line) => !MARKER.test(line)));

/** Takes the common indentation and the empty lines around away. */
function tidy(lines: string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  const shortest = Math.min(...indents.map(({ length }) => length));
  const first = indents[0] ?? '';
  let common = Number.isFinite(shortest) ? shortest : 0;
  while (!indents.every((indent) => indent.startsWith(first.slice(0, common)))) common--;
  return lines
    .map((line) => line.slice(common).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
