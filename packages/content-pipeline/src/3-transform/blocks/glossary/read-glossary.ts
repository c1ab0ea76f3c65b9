import path from 'node:path/posix';
import { z } from 'zod';
import type { FileContext } from '../../../page/content-files.js';
import { yaml } from '../../../page/yaml.js';

/** A word of a subject and what it means. */
export interface GlossaryEntry {
  term: string;
  definition: string;
}

/** The words of an area. */
export interface Glossary {
  /** Below the content root. */
  file: string;
  /** Source file of the page that lists them, below the content root. */
  page: string;
  entries: GlossaryEntry[];
  /** By what writers may mark: terms and their other forms, in lower case. */
  byName: Map<string, GlossaryEntry>;
}

/** Why a file is no glossary. */
export interface GlossaryProblem {
  file: string;
  problem: string;
}

const FILE = 'glossary.yaml';

const entrySchema = z.union([
  z.string().transform((definition) => ({ definition, aliases: [] as string[] })),
  z.strictObject({ definition: z.string(), aliases: z.array(z.string()).default([]) }),
]);

const glossarySchema = z.strictObject({
  /** File of the page with `::glossary`, from the glossary's own folder. */
  page: z.string().default('glossary.md'),
  terms: z.record(z.string(), entrySchema),
});

/** Of the page's folder, or of the nearest one above: an area, a version and a translation may have one each. */
export function readGlossary(context: FileContext): Glossary | GlossaryProblem | undefined {
  let folder = context.source;
  while (folder !== '.') {
    folder = path.dirname(folder);
    const file = path.join(folder, FILE);
    context.dependencies.add(file);
    const bytes = context.files.read(file);
    if (bytes) return parseGlossary(new TextDecoder().decode(bytes), file);
  }
  return undefined;
}

function parseGlossary(text: string, file: string): Glossary | GlossaryProblem {
  const document = yaml().parseDocument(text);
  const [error] = document.errors;
  if (error) return { file, problem: error.message.split('\n')[0] ?? error.message };
  const parsed = glossarySchema.safeParse(document.toJS());
  if (!parsed.success) return { file, problem: problemOf(parsed.error) };

  const page = path.join(path.dirname(file), parsed.data.page);
  const glossary: Glossary = { file, page, entries: [], byName: new Map() };
  for (const [term, { definition, aliases }] of Object.entries(parsed.data.terms)) {
    const entry = { term, definition: definition.replace(/\s+/g, ' ').trim() };
    glossary.entries.push(entry);
    for (const name of [term, ...aliases]) glossary.byName.set(name.toLowerCase(), entry);
  }
  return glossary;
}

function problemOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  return `${issue?.path.join(' › ') || 'the file'}: ${issue?.message ?? ''}`;
}
