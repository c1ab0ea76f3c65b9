import path from 'node:path';
import type { Readme, ReadmeBlock } from './readme.js';
import type { ReadmeDiagnostic } from './readme-diagnostic.js';

/** A module of a README: a block, with the blocks that continue it. */
export interface CodeModule {
  readme: Readme;
  /** Below the folder that all modules are written to. Blocks of one section are in one folder and may import one another. */
  file: string;
  /**
   * The README with everything blank that is not of this module, so that each line and each column is that of the README.
   */
  text: string;
  kind: ModuleKind;
}

/**
 * - `node`: runs here.
 * - `elsewhere`: needs a browser or somebody's service, as its fence says; only type-checked.
 * - `app`: a file of a site (`title="src/…"`), which its bundler runs.
 */
type ModuleKind = 'node' | 'elsewhere' | 'app';

export const MODULE_LANGUAGES = ['ts', 'tsx', 'js', 'jsx', 'mjs'];

/** Words that a fence of a module may have. */
const ELSEWHERE = ['browser', 'service'];
const META = ['continues', 'partial', ...ELSEWHERE];

export const isModule = ({ language, meta }: ReadmeBlock): boolean =>
  MODULE_LANGUAGES.includes(language) && !meta.includes('partial');

/** Folder of what a README's blocks need; it has the `node_modules` that the README's commands install. */
export const readmeFolder = ({ file }: Readme): string => file.replace(/\.md$/, '');

/** Path of a block with a title, below the folder of all modules. */
export const blockFile = (readme: Readme, { section, title, line, language }: ReadmeBlock): string =>
  path.posix.join(readmeFolder(readme), section, title ?? `line-${line}.${language}`);

/** Makes modules of the blocks of a README. */
export function toCodeModules(readme: Readme): { modules: CodeModule[]; diagnostics: ReadmeDiagnostic[] } {
  const modules: CodeModule[] = [];
  const diagnostics: ReadmeDiagnostic[] = [];
  const report = (block: ReadmeBlock, message: string): void => {
    diagnostics.push({ file: readme.file, line: block.line, column: 1, message });
  };
  for (const block of readme.blocks.filter(({ language }) => MODULE_LANGUAGES.includes(language))) {
    const unknown = block.meta.find((word) => !META.includes(word));
    if (unknown) report(block, `"${unknown}" is no word for a module's fence. Words: ${META.join(', ')}.`);
    if (!isModule(block)) continue;
    const last = modules.at(-1);
    if (!block.meta.includes('continues')) modules.push(startModule(readme, block));
    else if (last) last.text = addLines(last.text, readme, block);
    else report(block, 'The block continues nothing: it is the first module of its README.');
  }
  return { modules, diagnostics };
}

function startModule(readme: Readme, block: ReadmeBlock): CodeModule {
  const text = addLines(readme.lines.map(() => '').join('\n'), readme, block);
  return { readme, file: blockFile(readme, block), text, kind: kindOf(block) };
}

function kindOf({ meta, title }: ReadmeBlock): ModuleKind {
  if (meta.some((word) => ELSEWHERE.includes(word))) return 'elsewhere';
  return title?.startsWith('src/') ? 'app' : 'node';
}

function addLines(text: string, { lines }: Readme, block: ReadmeBlock): string {
  const end = block.line + block.text.split('\n').length;
  return text
    .split('\n')
    .map((line, index) => (index >= block.line && index < end ? (lines[index] ?? '') : line))
    .join('\n');
}
