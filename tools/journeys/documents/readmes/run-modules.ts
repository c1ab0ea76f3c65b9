import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../../server-process.js';
import type { CodeModule } from './code-modules.js';
import type { ReadmeDiagnostic } from './readme-diagnostic.js';
import type { ReadmeScratch } from './readme-scratch.js';
import { findStatedValues, instrument } from './stated-values.js';

const STATE_MODULE = pathToFileURL(path.join(import.meta.dirname, 'state.mjs')).href;

/** Runs the modules that run in Node: each must end without an error, with the values that the README states. */
export async function runModules(modules: CodeModule[], scratch: ReadmeScratch): Promise<ReadmeDiagnostic[]> {
  const results: ReadmeDiagnostic[][] = [];
  const queue = modules.filter(({ kind }) => kind === 'node');
  const work = async (): Promise<void> => {
    for (let module = queue.shift(); module; module = queue.shift())
      results.push(await runModule(module, scratch));
  };
  await Promise.all([work(), work()]);
  return results.flat();
}

/** Statements of modules that only have a value, without the value; values without a statement. */
export const checkStatements = (modules: CodeModule[]): ReadmeDiagnostic[] =>
  modules.flatMap(({ readme, file, text }) => {
    const { unstated, stray } = findStatedValues(text, file);
    return [
      ...unstated.map(({ text: code, ...position }) => ({
        file: readme.file,
        ...position,
        message: `"${code}" does nothing. State its value behind it: ${code}; // → …`,
      })),
      ...stray.map((position) => ({
        file: readme.file,
        ...position,
        message: 'The value belongs to no expression: "// → " is behind a statement or on the line below it.',
      })),
    ];
  });

async function runModule(
  { readme, file, text }: CodeModule,
  scratch: ReadmeScratch,
): Promise<ReadmeDiagnostic[]> {
  const script = file.replace(/\.\w+$/, '.run.mjs');
  const values = scratch.path(`${script}.values`);
  scratch.write(script, instrument(text, path.basename(file), STATE_MODULE));
  const { code, output } = await runCommand(
    process.execPath,
    ['--enable-source-maps', scratch.path(script)],
    path.dirname(scratch.path(script)),
    { README_VALUES: values, NODE_ENV: 'production', NODE_OPTIONS: '' },
  );
  const different = existsSync(values) ? readFileSync(values, 'utf8').trim().split('\n') : [];
  const diagnostics = different.map((line) => ({
    file: readme.file,
    ...(JSON.parse(line) as Omit<ReadmeDiagnostic, 'file'>),
  }));
  return code === 0 ? diagnostics : [...diagnostics, toFailure(readme.file, file, text, output)];
}

/** What a module that ended with an error printed, at the line of the README where it did. */
function toFailure(readme: string, file: string, text: string, output: string): ReadmeDiagnostic {
  // Lines are the README's; columns are not, where a statement was passed to `state`.
  const line = new RegExp(`${path.basename(file)}:(\\d+):`).exec(output)?.[1];
  const message = /^\w*Error\b.*$/m.exec(output)?.[0].replace(/ imported from .*/, '') ?? output.trim();
  const first = text.split('\n').findIndex(Boolean) + 1;
  return {
    file: readme,
    line: Number(line ?? first),
    column: 1,
    message: `The module does not run: ${message}`,
  };
}
