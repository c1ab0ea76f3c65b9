import { closestName, type Diagnostic } from '@org/site-model';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
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

const author = z.strictObject({
  name: z.string('a text').regex(/\S/, 'a text'),
  title: z.string('a text').optional(),
  url: z.url({ protocol: /^https?$/, error: 'an address that starts with "https://"' }).optional(),
});
const authorsSchema = z.record(
  z.string().regex(KEY, 'a key of letters, numbers, "-", "_" and ".", which is part of an address'),
  author,
);

/** Reads `authors.yml` of a blog's folder. A blog without one has authors that its posts name themselves. */
export function readAuthors(contentDir: string, dir: string): Authors {
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
  if (data) return { file, byKey: toAuthors(data), diagnostics: [] };
  return {
    file,
    byKey: toAuthors(withoutWrong(yaml.value)),
    diagnostics: error.issues.flatMap((issue) => issueDiagnostics(issue, file, yaml)),
  };
}

type AuthorFields = z.output<typeof author>;

const toAuthors = (authors: Record<string, AuthorFields>): Map<string, Author> =>
  new Map(Object.entries(authors).map(([key, fields]) => [key, toAuthor(key, fields)]));

/** What a file or the front matter of a post says of an author. Zod says `undefined` of what is left out. */
export const toAuthor = (
  key: string | null,
  { name, title, url }: { name: string; title?: string | undefined; url?: string | undefined },
): Author => ({ key, name, ...(title ? { title } : {}), ...(url ? { url } : {}) });

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
