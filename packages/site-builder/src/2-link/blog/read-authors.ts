import { closestName, type Diagnostic } from '@org/site-model';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { LocaleSite } from '../editions/locale-sites.js';
import { isImageThere, missingImage } from './author-image.js';
import { readYaml, type YamlFile } from '../../config/yaml-file.js';

/** Who writes posts. */
export interface Author {
  /** In the blog's file of authors; `null` for one whom a post names itself, and who has no page. */
  key: string | null;
  name: string;
  /** What they do: `Engineer`. */
  title?: string;
  /** Their own page. */
  url?: string;
  /** Their picture: a file of the public folder, `/ada.png`, or an address of another site. */
  image?: string;
  /** Where else they are: addresses by what links to them say. */
  links?: Record<string, string>;
}

/** The authors of a blog by their keys. */
interface Authors {
  /** As content paths have it. */
  file: string;
  byKey: ReadonlyMap<string, Author>;
  diagnostics: Diagnostic[];
}

/** A part of an address. */
const KEY = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]*$/u;

const IMAGE = 'a path below the public folder, "/ada.png", or an address that starts with "https://"';
const ADDRESS = 'an address that starts with "https://" or "mailto:"';
const LINK = /^(?:https?|mailto)$/;

const author = z.strictObject({
  name: z.string('a text').regex(/\S/, 'a text'),
  title: z.string('a text').optional(),
  url: z.url({ protocol: /^https?$/, error: 'an address that starts with "https://"' }).optional(),
  image: z
    .string()
    .regex(/^(?:https?:\/)?\/[^/\s]/, IMAGE)
    .optional(),
  links: z.record(z.string().regex(/\S/, 'a text'), z.url({ protocol: LINK, error: ADDRESS })).optional(),
});
const authorsSchema = z.record(
  z.string().regex(KEY, 'a key of letters, numbers, "-", "_" and ".", which is part of an address'),
  author,
);

/** Reads `authors.yml` of a blog's folder. A blog without one has authors that its posts name themselves. */
export function readAuthors(site: Pick<LocaleSite, 'contentDir' | 'publicDir'>, dir: string): Authors {
  const { contentDir } = site;
  const names = ['authors.yml', 'authors.yaml'].map((name) => `${dir}/${name}`);
  const file = names.find((name) => existsSync(path.join(contentDir, name))) ?? `${dir}/authors.yml`;
  const absolute = path.join(contentDir, file);
  if (!existsSync(absolute)) return { file, byKey: new Map(), diagnostics: [] };
  const yaml = readYaml(readFileSync(absolute, 'utf8'));
  if (yaml.syntaxError) {
    const { message, ...place } = yaml.syntaxError;
    return {
      file,
      byKey: new Map(),
      diagnostics: [invalid(`is not valid YAML: ${message}`, { file, ...place })],
    };
  }
  const { data, error } = authorsSchema.safeParse(yaml.value ?? {});
  if (data) return { file, byKey: toAuthors(data), diagnostics: missingImages(data, { site, file, yaml }) };
  return {
    file,
    byKey: toAuthors(withoutWrong(yaml.value)),
    diagnostics: error.issues.flatMap((issue) => issueDiagnostics(issue, file, yaml)),
  };
}

function missingImages(
  authors: Record<string, AuthorFields>,
  { site, file, yaml }: { site: Pick<LocaleSite, 'publicDir'>; file: string; yaml: YamlFile },
): Diagnostic[] {
  return Object.entries(authors).flatMap(([key, { name, image }]): Diagnostic[] => {
    if (!image || isImageThere(image, site)) return [];
    const place = { file, ...yaml.placeOf([key, 'image']) };
    return [{ code: 'author-image-missing', severity: 'error', ...missingImage(name, image), ...place }];
  });
}

type AuthorFields = z.output<typeof author>;

const toAuthors = (authors: Record<string, AuthorFields>): Map<string, Author> =>
  new Map(Object.entries(authors).map(([key, fields]) => [key, toAuthor(key, fields)]));

/** What a file or the front matter of a post says of an author. Zod says `undefined` of what is left out. */
export const toAuthor = (key: string | null, { name, title, url, image, links }: AuthorFields): Author => ({
  key,
  name,
  ...(title ? { title } : {}),
  ...(url ? { url } : {}),
  ...(image ? { image } : {}),
  ...(links ? { links } : {}),
});

/** Those of whom at least the name is right, so that a mistake is reported once and not at every post. */
const withoutWrong = (value: unknown): Record<string, AuthorFields> =>
  Object.fromEntries(
    Object.entries(Object(value) as object).flatMap(([key, fields]) => {
      const { data } = author.pick({ name: true }).strip().safeParse(fields);
      return [[key, data ?? { name: key }]];
    }),
  );

function issueDiagnostics(issue: z.core.$ZodIssue, file: string, yaml: YamlFile): Diagnostic[] {
  const at = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const nearest = closestName(key, Object.keys(author.shape));
      const hint = nearest
        ? `Did you mean "${nearest}"?`
        : `Known here: ${Object.keys(author.shape).join(', ')}.`;
      const message = `has "${[...at, key].join('.')}", which is not known, so it would have no effect.`;
      return { ...invalid(message, { file, ...yaml.placeOf([...at, key]) }), hint };
    });
  const expected = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? '') : issue.message;
  const subject =
    at.length > 0 ? `has a wrong value for "${at.join('.')}"` : 'is no list of authors by their keys';
  return [
    {
      ...invalid(`${subject}: expected ${expected}.`, { file, ...yaml.placeOf(at) }),
      hint: 'Write each author as "ada: { name: Ada Lovelace, title: Engineer }".',
    },
  ];
}

const invalid = (problem: string, place: Pick<Diagnostic, 'file' | 'line' | 'column'>): Diagnostic => ({
  code: 'authors-invalid',
  severity: 'error',
  message: `The file of authors ${problem}`,
  ...place,
});
