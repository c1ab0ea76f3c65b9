import { readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from '../../1-read/evaluate.js';
import { HEADING, headingText } from '../content/slugify.js';
import type { VitepressConfig } from './config-shape.js';

interface SlugInput {
  folder: string;
  configFile: string;
  config: VitepressConfig;
  docs: string;
  names: readonly string[];
}

/** Ids of headings by their texts, from a function of the configuration; empty where it has none. */
export async function ownSlugs(input: SlugInput): Promise<Map<string, string>> {
  const { folder, configFile, config, docs, names } = input;
  const { slugify } = Object(config.markdown.anchor) as { slugify?: unknown };
  if (!slugify || typeof slugify !== 'object' || !('$function' in slugify)) return new Map();
  const texts = new Set(
    names.flatMap((name) =>
      readFileSync(path.join(docs, name), 'utf8')
        .split(/\r?\n/)
        .flatMap((line) => {
          const [, , heading] = HEADING.exec(line) ?? [];
          return heading ? [headingText(heading)] : [];
        }),
    ),
  );
  const inputs = [...texts];
  const calls = [{ path: ['markdown', 'anchor', 'slugify'], inputs }];
  const { answers } = await evaluate([path.join(folder, configFile)], folder, calls);
  return new Map(
    inputs.flatMap((text, index): [string, string][] => {
      const id = answers[0]?.[index];
      return typeof id === 'string' && id ? [[text, id]] : [];
    }),
  );
}
