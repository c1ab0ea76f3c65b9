import path from 'node:path';
import { runCommand } from '../../server-process.js';
import type { CodeModule } from './code-modules.js';
import type { ReadmeDiagnostic } from './readme-diagnostic.js';
import type { ReadmeScratch } from './readme-scratch.js';

/** A stranger's settings: strict, and nothing of this workspace. */
const COMPILER_OPTIONS = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  jsx: 'react-jsx',
  strict: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  types: ['node', 'vite/client'],
};

const ERROR = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;

/** Type-checks modules as one program against the published declarations of the packages. */
export async function checkTypes(modules: CodeModule[], scratch: ReadmeScratch): Promise<ReadmeDiagnostic[]> {
  const files = modules.map(({ file }) => file);
  scratch.write('tsconfig.json', JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files }));
  const { code, output } = await runCommand(
    path.join(import.meta.dirname, '../../node_modules/.bin/tsc-native'),
    ['--project', scratch.path('tsconfig.json'), '--pretty', 'false'],
    scratch.root,
  );
  const readmes = new Map(modules.map(({ file, readme }) => [file, readme.file]));
  const diagnostics = output.split('\n').flatMap((line) => {
    const [, file = '', row, column, number, message] = ERROR.exec(line) ?? [];
    const readme = readmes.get(path.posix.relative(scratch.root, path.resolve(scratch.root, file)));
    if (!readme) return [];
    return [{ file: readme, line: Number(row), column: Number(column), message: `${number}: ${message}` }];
  });
  if (code !== 0 && diagnostics.length === 0) throw new Error(`The compiler ended with ${code}:\n${output}`);
  return diagnostics;
}
