import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds between two looks at the memory. */
const INTERVAL = 50;

/**
 * Runs a command in a folder.
 * @param {string[]} command
 * @param {string} cwd
 * @param {{ watchesMemory?: boolean }} [options] looking at the memory takes some of a processor. @default it is looked at
 * @returns {Promise<{ clock: number, processors: number, memory: number }>} seconds, seconds, and MB of all its processes together at the peak
 */
export async function measureCommand(command, cwd, { watchesMemory = true } = {}) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const start = performance.now();
  const script = `TIMEFORMAT='cpu %U %S'; time "$@"`;
  // With a socket for its input, as Node's pipes are, bash takes itself for a remote shell and reads the settings of its user: 90 ms, where they start something.
  const child = spawn('bash', ['--norc', '-c', script, 'bash', ...command], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let memory = 0;
  const look = () => (memory = Math.max(memory, memoryBelow(child.pid)));
  const watch = watchesMemory ? setInterval(look, INTERVAL) : undefined;
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(output) ?? [];
  if (code !== 0)
    throw new Error(`${command.join(' ')} in ${cwd} ends with ${code}:\n${output.slice(-3000)}`);
  return { clock: (performance.now() - start) / 1000, processors: Number(user) + Number(system), memory };
}

/** Resident memory of a process and of all that it has started, in MB. To look at all processes of the machine took 3 % of a processor. */
function memoryBelow(id) {
  const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(textOf(`/proc/${id}/status`)) ?? [];
  return childrenOf(id).reduce((sum, child) => sum + memoryBelow(child), Number(kilobytes) / 1024);
}

/** Those that any of its threads has started. */
const childrenOf = (id) =>
  threadsOf(id)
    .map((thread) => textOf(`/proc/${id}/task/${thread}/children`))
    .join(' ')
    .split(' ')
    .filter(Boolean);

function threadsOf(id) {
  try {
    return readdirSync(`/proc/${id}/task`);
  } catch {
    return [];
  }
}

/** Nothing of what has ended meanwhile. */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
