import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { frontMatterPosition } from '@org/content-pipeline';
import type { Diagnostic } from '@org/site-model';
import { nameInWorkspace } from '../../diagnostics/file-names.js';
import type { LoadedSite } from '../../config/loaded-site.js';
import type { RouteClaim } from './routes.js';
import type { PageSummary } from '../../model/site-model.js';

type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/** Where it is written what a page's address is: its slug, else its file as a whole. */
export function claimPlace(
  { page, file, line, column }: RouteClaim,
  { contentDir, configFile }: Pick<LoadedSite, 'contentDir' | 'configFile'>,
): Place {
  if (file === configFile) return { file };
  const absolute = path.join(contentDir, file);
  const named = { file: nameInWorkspace(absolute) };
  if (page.kind !== 'document')
    return { ...named, ...(line === undefined || column === undefined ? {} : { line, column }) };
  if (!existsSync(absolute)) return named;
  return { ...named, ...frontMatterPosition(readFileSync(absolute, 'utf8'), file, 'slug') };
}

/** The first reference to a file of the content. */
export function assetPlace(
  target: string,
  pages: readonly PageSummary[],
  { contentDir }: Pick<LoadedSite, 'contentDir'>,
): Place {
  const inContent = (file: string): string => nameInWorkspace(path.join(contentDir, file));
  for (const { source, references } of pages) {
    const found = references.find((reference) => reference.kind === 'asset' && reference.target === target);
    if (found) return { file: inContent(found.file ?? source), line: found.line, column: found.column };
  }
  return { file: inContent(target) };
}
