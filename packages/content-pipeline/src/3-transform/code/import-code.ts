import type { Code } from 'mdast';
import { closestName } from '@org/site-model';
import type { FileContext } from '../../page/content-files.js';
import { report } from '../../page/diagnostics.js';
import { readIncluded } from '../references/content-paths.js';

/** The code of a fence with `file=path#region`, so that what readers copy is what tests have run. */
export function importCode(node: Code, reference: string, context: FileContext): string {
  if (node.value.trim()) reportText(node, context);
  const [path = '', region] = reference.split('#', 2);
  const file = readIncluded(path, node, context);
  if (!file) return '';
  if (file.text.length > MAX_FILE_LENGTH) return reportTooLong(node, path, file.text.length, context);
  if (!region) return withoutMarkers(file.text);
  const found = findRegion(file.text, region);
  if (!found) return reportRegion(node, { path, region, text: file.text }, context);
  if (!found.isClosed) reportUnclosed(node, path, region, context);
  return found.code;
}

/** Of a file that code is taken from, in UTF-16 code units: nobody reads more, and coloring it would take minutes. */
const MAX_FILE_LENGTH = 200_000;

function reportTooLong(node: Code, path: string, length: number, context: FileContext): string {
  report(context, node, {
    code: 'code-file-too-large',
    message: `"${path}" has ${length.toLocaleString('en')} characters, more than ${MAX_FILE_LENGTH.toLocaleString('en')}, so its code would be missing here.`,
    hint: 'Take the code from a smaller file, or link to this one.',
  });
  return '';
}

function reportUnclosed(node: Code, path: string, region: string, context: FileContext): void {
  report(context, node, {
    code: 'code-region-unclosed',
    message: `The region "${region}" of "${path}" does not end, so all the rest of the file is shown here.`,
    hint: 'Write "#endregion" in a comment below its last line.',
  });
}

function reportText(node: Code, context: FileContext): void {
  report(context, node, {
    code: 'code-import-with-text',
    severity: 'warning',
    message: 'This code block takes its code from a file, so the text in it is not shown.',
    hint: 'Leave the block empty, or take "file=" away.',
  });
}

function reportRegion(
  node: Code,
  { path, region, text }: { path: string; region: string; text: string },
  context: FileContext,
): string {
  const names = regionNames(text);
  const nearest = closestName(region, names);
  const question = nearest ? `Did you mean "${nearest}"? ` : '';
  report(context, node, {
    code: 'code-region-missing',
    message: `"${path}" has no region "${region}", so the code would be missing here.`,
    hint:
      names.length > 0
        ? `${question}Its regions are ${names.join(', ')}.`
        : `Write "#region ${region}" and "#endregion" in comments around the code.`,
  });
  return '';
}

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
