import { errorMessage } from '@org/site-model';
import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Beside `src` and `dist`, so that it is the same file for both. */
const PROGRAM = fileURLToPath(new URL('../../../bin/evaluate-config.mjs', import.meta.url));

const answerSchema = z.object({
  results: z.array(
    z.object({
      file: z.string(),
      value: z.unknown().optional(),
      answers: z.array(z.array(z.unknown())).default([]),
      error: z.string().optional(),
    }),
  ),
  missing: z.array(z.string()),
});

/** A function of a configuration, and what it is to be asked. */
export interface FunctionCall {
  /** Keys that lead to it: `['markdown', 'anchor', 'slugify']`. */
  path: string[];
  inputs: unknown[];
}

/** Modules of a project, run. */
export interface Evaluated {
  /** The default export of each module, as JSON; a function is `{ $function }`, what is not installed `{ $stub }`. */
  values: Map<string, unknown>;
  /** What functions of the last module have returned, in the order of the calls and of their inputs; `null` where there is none. */
  answers: unknown[][];
  /** Why a module could not be run. */
  errors: Map<string, string>;
  /** Packages and files that they name and that are not there. */
  missing: string[];
}

/**
 * Runs modules of a project, which may do anything, in a process of its own and in the project's folder.
 * @throws when that process ends without an answer
 */
export async function evaluate(
  files: readonly string[],
  folder: string,
  calls: readonly FunctionCall[] = [],
): Promise<Evaluated> {
  const { results, missing } = answerSchema.parse(await ask({ files, calls }, folder));
  return {
    answers: results.at(-1)?.answers ?? [],
    values: new Map(
      results.filter(({ error }) => error === undefined).map(({ file, value }) => [file, value]),
    ),
    errors: new Map(results.flatMap(({ file, error }) => (error === undefined ? [] : [[file, error]]))),
    missing,
  };
}

const TIME_LIMIT = 60_000;

interface Question {
  files: readonly string[];
  calls: readonly FunctionCall[];
}

function ask({ files, calls }: Question, folder: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], execArgv: [] });
    let printed = '';
    child.stderr?.on('data', (text: Buffer) => (printed += text.toString()));
    const timer = setTimeout(() => child.kill(), TIME_LIMIT);
    child.once('message', resolve);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      reject(new Error(`${named(files, folder)} could not be run (exit code ${code}): ${printed.trim()}`));
    });
    child.send({ files, calls }, (error) => {
      if (error) reject(new Error(errorMessage(error)));
    });
  });
}

const named = (files: readonly string[], folder: string): string =>
  files.map((file) => path.relative(folder, file)).join(', ');
