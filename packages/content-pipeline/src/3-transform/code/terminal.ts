import type { ElementContent } from 'hast';
import { element, textNode } from '../../page/elements.js';

/** Languages that people type into a terminal. */
const SHELLS = new Set(['sh', 'bash', 'zsh', 'shell', 'console', 'powershell']);
/** `deploy.sh`, `.env`, `/etc/profile`: a file, which is edited and not typed. */
const FILE_NAME = /^[^\s]*[./][^\s]*$/;

/** Whether a block is what is typed into a terminal, and not a script in a file. */
export const isTerminal = (language: string, title: string | undefined, code: string): boolean =>
  SHELLS.has(language) && !FILE_NAME.test(title ?? '') && !code.startsWith('#!');

/** What a terminal has shown. */
export interface TerminalSession {
  /** What was typed; the lines of the answers are empty, so that lines keep their numbers. */
  commands: string;
  /** What the terminal put before a line, by its index. */
  prompts: Map<number, string>;
  /** What it answered, by the index of the line. */
  output: Map<number, string>;
}

/** `$ `, `% `, `PS C:\>`, and `name@host:~$ `. */
const PROMPT = /^(?:[\w.-]+@[\w.-]+[^$%#\s]*)?[$%] +|^PS(?: [^>]*)?> +/;
/** In the language `console` a line of root begins with `#`; elsewhere that is a comment. */
const ROOT_PROMPT = /^(?:[\w.-]+@[\w.-]+[^$%#\s]*)?# +/;
const CONTINUATION = /^> ?/;
/** A command goes on in the next line. */
const GOES_ON = /[\\`]$/;

/** Parts prompts and answers from what was typed. `undefined` where no line has a prompt: then all of it was typed. */
export function readSession(code: string, language: string): TerminalSession | undefined {
  const lines = code.split('\n');
  const promptOf = (line: string): string | undefined =>
    (PROMPT.exec(line) ?? (language === 'console' ? ROOT_PROMPT.exec(line) : null))?.[0];
  if (!lines.some(promptOf)) return undefined;

  const prompts = new Map<number, string>();
  const output = new Map<number, string>();
  // What is above the first prompt is no answer to anything.
  let isTyping = true;
  const commands = lines.map((line, index) => {
    const prompt = promptOf(line) ?? (isTyping ? (CONTINUATION.exec(line)?.[0] ?? '') : undefined);
    if (prompt === undefined) {
      output.set(index, line);
      return '';
    }
    isTyping = GOES_ON.test(line) || (isTyping && prompts.size === 0 && !prompt);
    if (prompt) prompts.set(index, prompt);
    return line.slice(prompt.length);
  });
  return { commands: commands.join('\n'), prompts, output };
}

/** Puts prompts and answers back around the colored commands, marked as what no one copies. */
export const showSession = (
  lines: ElementContent[][],
  { prompts, output }: TerminalSession,
): ElementContent[][] =>
  lines.map((line, index) => {
    const answer = output.get(index);
    if (answer !== undefined) return [element('span', { className: ['output'] }, [textNode(answer)])];
    const prompt = prompts.get(index);
    if (prompt === undefined) return line;
    return [element('span', { className: ['prompt'] }, [textNode(prompt)]), ...line];
  });
