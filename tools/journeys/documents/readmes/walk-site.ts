import path from 'node:path';
import { runCommand, startServer } from '../../server-process.js';
import type { ReadmeCommand } from './read-commands.js';

/** A command of a README, as it ended in the site's folder. */
export interface WalkedCommand {
  command: string;
  /** `null` for a server, which was stopped. */
  code: number | null;
  output: string;
  /** What a server answered at the addresses of the pages. */
  pages?: string[];
}

/** Where a package has the program that a README calls by name. */
const PROGRAMS: Record<string, string> = {
  'site-builder': '@org/site-builder/bin/site-builder.mjs',
};

/**
 * Does in a site's folder what a README tells, in its order: runs each command to its end, and asks each server for a page.
 * `modules` is the `node_modules` that the README's commands fill.
 */
export async function walkSite(
  commands: ReadmeCommand[],
  { folder, modules, pages }: { folder: string; modules: string; pages: string[] },
): Promise<WalkedCommand[]> {
  const walked: WalkedCommand[] = [];
  for (const { words } of commands) {
    const [program = '', name = '', ...args] = words;
    const command = words.join(' ');
    const bin = path.join(modules, PROGRAMS[program] ?? program);
    if (name === 'dev' || name === 'preview')
      walked.push({ command, ...(await askServer(folder, name, bin, pages)) });
    else
      walked.push({
        command,
        ...(await runCommand(process.execPath, [bin, name, ...args], folder, {
          NODE_ENV: '',
          NODE_OPTIONS: '',
        })),
      });
  }
  return walked;
}

async function askServer(
  folder: string,
  command: 'dev' | 'preview',
  bin: string,
  pages: string[],
): Promise<Omit<WalkedCommand, 'command'>> {
  const server = await startServer(folder, command, { bin });
  try {
    const answers: string[] = [];
    for (const page of pages) {
      const response = await fetch(new URL(page, server.address));
      answers.push(`${response.status} ${await response.text()}`);
    }
    return { code: null, output: server.output(), pages: answers };
  } finally {
    await server.stop();
  }
}
