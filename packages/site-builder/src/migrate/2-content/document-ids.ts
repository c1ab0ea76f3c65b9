import { readFileSync } from 'node:fs';
import posix from 'node:path/posix';
import { splitMarkdown } from '../1-read/front-matter.js';
import type { Project, SourceDocument, SourceEdition } from '../model/project.js';
import type { CarriedFile } from './site-files.js';

/** What documents are called in the new site. */
export interface DocumentIds {
  /** By the name that another document of the same version has for it. */
  besides: (id: string, from: CarriedFile) => string | undefined;
  ofEdition: (id: string, edition: SourceEdition) => string | undefined;
  /** Of the latest version of an instance, by the id that the configuration gave to that. */
  ofInstance: (instance: string, id: string) => string | undefined;
}

export function moveDocuments(project: Project): DocumentIds {
  const byEdition = new Map<string, Map<string, string>>();
  for (const document of project.documents.filter(({ edition }) => edition.locale === null)) {
    const ids = byEdition.get(document.edition.target) ?? new Map<string, string>();
    ids.set(document.id, newId(document));
    byEdition.set(document.edition.target, ids);
  }
  const ofEdition = (id: string, { target }: SourceEdition): string | undefined =>
    byEdition.get(target.replace(/\/locales\/[^/]+$/, ''))?.get(id);
  return {
    ofEdition,
    besides: (id, { edition }) => edition && ofEdition(id, edition),
    ofInstance(name, id) {
      const instance = project.instances.find(({ options }) => options.id === name);
      const edition = instance?.editions.find(
        ({ version, locale }) => version === instance.lastVersion && locale === null,
      );
      return edition && ofEdition(id, edition);
    },
  };
}

/** The path of the file in its area, or the id of its front matter in its folder. The same in all versions. */
function newId({ file, source, edition }: SourceDocument): string {
  const { id } = splitMarkdown(readFileSync(file, 'utf8')).values;
  const plain = posix.join(edition.target.replace(/\/versions\/[^/]+$/, ''), source.replace(/\.mdx?$/i, ''));
  return typeof id === 'string' || typeof id === 'number'
    ? posix.join(posix.dirname(plain), String(id))
    : plain;
}
