import { tagSlug } from '@org/content-pipeline';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SourceDocument, SourceTag } from '../model/project.js';
import { kebabCase } from './kebab-case.js';

const tagSchema = z
  .object({ label: z.string().optional(), permalink: z.string().optional() })
  .nullable()
  .catch(null);

/** The tags that the file of a blog or of documents declares, by their keys. */
export function readTags(
  folder: string,
  { tags }: { tags?: string | false | null | undefined },
): Map<string, SourceTag> {
  const file = path.join(folder, tags || 'tags.yml');
  if (!existsSync(file)) return new Map();
  const { data = {} } = z
    .record(z.string(), tagSchema)
    .safeParse(parse(readFileSync(file, 'utf8'), { logLevel: 'silent' }));
  return new Map(
    Object.entries(data).map(([key, tag]) => [
      key,
      toTag(tag?.label ?? key, tag?.permalink ?? kebabCase(key)),
    ]),
  );
}

/** The tags of a page: their keys in the file, their labels, or all that there is to say of them. Those without a letter are none. */
export function pageTags(written: unknown, declared: ReadonlyMap<string, SourceTag>): SourceTag[] {
  const list = typeof written === 'string' ? written.split(',') : Array.isArray(written) ? written : [];
  return list
    .flatMap((tag: unknown): SourceTag[] => {
      const { label, permalink } = tagSchema.parse(tag) ?? {};
      if (label !== undefined) return [toTag(label, permalink ?? kebabCase(label))];
      if (typeof tag !== 'string' && typeof tag !== 'number') return [];
      const name = String(tag).trim();
      return [declared.get(name) ?? toTag(name, kebabCase(name))];
    })
    .filter(({ slug }) => slug !== '');
}

function toTag(label: string, permalink: string): SourceTag {
  const path = permalink.replace(/^\/+|\/+$/g, '');
  // One part of an address, as this builder has them.
  return { label: label.trim(), path, slug: tagSlug(path) || tagSlug(label) };
}

/** Two labels with one address are one tag, whose name is that of the newest post, or of the first document. */
export function withOneLabel(documents: readonly SourceDocument[]): SourceDocument[] {
  const labels = new Map<string, string>();
  const keyOf = ({ edition }: SourceDocument, { slug }: SourceTag): string => `${edition.target}\n${slug}`;
  const dateOf = ({ post }: SourceDocument): string => post?.date ?? '';
  for (const document of documents.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a))))
    for (const tag of document.tags) {
      const key = keyOf(document, tag);
      if (!labels.has(key)) labels.set(key, tag.label);
    }
  return documents.map((document) => ({
    ...document,
    tags: document.tags.map((tag) => ({ ...tag, label: labels.get(keyOf(document, tag)) ?? tag.label })),
  }));
}
