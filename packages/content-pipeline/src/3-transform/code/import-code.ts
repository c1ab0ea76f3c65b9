import type { Code } from 'mdast';
import { closestName } from '@org/site-model';
import type { FileContext } from '../../page/content-files.js';
import { report } from '../../page/diagnostics.js';
import { readIncluded } from '../references/content-paths.js';
import { findRegion, regionNames, withoutMarkers } from './regions.js';

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
    severity: 'error',
    message: `"${path}" has ${length.toLocaleString('en')} characters, more than ${MAX_FILE_LENGTH.toLocaleString('en')}, so its code would be missing here.`,
    hint: 'Take the code from a smaller file, or link to this one.',
  });
  return '';
}

function reportUnclosed(node: Code, path: string, region: string, context: FileContext): void {
  report(context, node, {
    code: 'code-region-unclosed',
    severity: 'error',
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
    severity: 'error',
    message: `"${path}" has no region "${region}", so the code would be missing here.`,
    hint:
      names.length > 0
        ? `${question}Its regions are ${names.join(', ')}.`
        : `Write "#region ${region}" and "#endregion" in comments around the code.`,
  });
  return '';
}
