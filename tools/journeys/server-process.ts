import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/**
 * What tests have and readers have not: variables of Vitest, for a configuration may ask for a `BASE_URL` of its own, and the path by
 * which programs that pnpm has linked find every package of the workspace, even one that a site outside of it has not installed.
 */
const OF_TESTS = ['BASE_URL', 'MODE', 'DEV', 'PROD', 'SSR', 'NODE_PATH'];
/** The environment in which the tests were started. */
const outside = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_TESTS.includes(name)));

export const BIN = path.join(import.meta.dirname, 'node_modules/@org/site-builder/bin/site-builder.mjs');

export interface Finished {
  /** `null` when a signal ended it. */
  code: number | null;
  /** What it printed on both streams, in the order of arrival. */
  output: string;
}

export interface ServerProcess {
  /** Such as `http://127.0.0.1:41234`. */
  address: string;
  process: ChildProcess;
  /** All that was printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Runs a command to its end. */
export function runCommand(command: string, args: string[], cwd: string, env = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...outside(), ...env } });
    const output = collectOutput(child);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: output() }));
  });
}

/** Runs a command of site-builder in a site's folder to its end. */
export const runSiteBuilder = (root: string, ...args: string[]): Promise<Finished> =>
  runCommand(process.execPath, [BIN, ...args], root);

interface ServerOptions {
  /** Program that runs it. @default the one that runs this */
  node?: string;
  /** @default that of the workspace */
  bin?: string;
  /** Of the command, beside its port. */
  args?: string[];
  env?: Record<string, string>;
}

/** Starts `dev` or `preview` and waits until it tells its address. @throws when it ends before */
export function startServer(
  root: string,
  command: 'dev' | 'preview',
  { node = process.execPath, bin = BIN, args = [], env = {} }: ServerOptions = {},
): Promise<ServerProcess> {
  const options = { cwd: root, env: { ...outside(), ...env } };
  const child = spawn(node, [bin, command, '--port', '0', ...args], options);
  const output = collectOutput(child);
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
  });
  const stop = (): Promise<void> => {
    child.kill();
    return ended;
  };
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0];
      if (address) resolve({ address, process: child, output, stop });
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.on('close', () => reject(new Error(`"site-builder ${command}" ended:\n${output()}`)));
  });
}

function collectOutput(child: ChildProcess): () => string {
  let output = '';
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  return () => output;
}
