import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Project, SourceEdition } from '../model/project.js';
import { isFile } from './site-files.js';

const authorsSchema = z.record(z.string(), z.object({ name: z.string().optional() })).catch({});

/** Names of authors by their keys, for each blog. */
export function blogAuthors({ blogs }: Project): Map<SourceEdition, Map<string, string>> {
  return new Map(
    blogs.map(({ edition }) => {
      const file = ['authors.yml', 'authors.yaml', 'authors.json']
        .map((name) => path.join(edition.folder, name))
        .find(isFile);
      const authors = file === undefined ? {} : authorsSchema.parse(parse(readFileSync(file, 'utf8')));
      return [
        edition,
        new Map(Object.entries(authors).flatMap(([key, { name }]) => (name ? [[key, name]] : []))),
      ];
    }),
  );
}
