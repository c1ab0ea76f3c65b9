import { parse } from 'unbash';
import type { Readme } from './readme.js';

/** One command of a README. */
export interface ReadmeCommand {
  /** The command's name and its arguments, without variables before it. */
  words: string[];
  line: number;
  column: number;
}

/** `npm` has a tab for each package manager where the pipeline of this repository compiles it. */
const SHELLS = ['sh', 'bash', 'shell', 'npm'];
/** Inline code that is a command, with an argument. */
const INLINE = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|pnpm|nx|node|vite|site-builder) +[^\s=]/;
/** `<documents>`, `[document]`: the reader's own. */
const PLACEHOLDER = / (?:<[^>]+>|\[[^\]]+\])/g;

/** Commands of the shell blocks and in inline code. @throws where a block cannot be parsed */
export function readCommands({ blocks, codes }: Readme): ReadmeCommand[] {
  const inBlocks = blocks
    .filter(({ language }) => SHELLS.includes(language))
    .flatMap(({ text, line }) => parseCommands(text, line + 1, 1));
  const inline = codes
    .filter(({ text }) => INLINE.test(text))
    .flatMap(({ text, line, column }) => parseCommands(text, line, column + 1));
  return [...inBlocks, ...inline];
}

interface ShellNode {
  type: string;
  pos: number;
  name?: { value: string };
  suffix?: { value: string }[];
}

function parseCommands(source: string, line: number, column: number): ReadmeCommand[] {
  const text = source.replace(PLACEHOLDER, (placeholder) => ' '.repeat(placeholder.length));
  const commands: ReadmeCommand[] = [];
  walk(parse(text), (node) => {
    if (!node.name) return;
    const before = text.slice(0, node.pos).split('\n');
    const position = {
      line: line + before.length - 1,
      column: (before.length === 1 ? column : 1) + (before.at(-1)?.length ?? 0),
    };
    commands.push({
      words: [node.name.value, ...(node.suffix ?? []).map(({ value }) => value)],
      ...position,
    });
  });
  return commands;
}

function walk(value: unknown, visit: (node: ShellNode) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value && value.type === 'Command') visit(value as ShellNode);
    for (const child of Object.values(value)) walk(child, visit);
  }
}
