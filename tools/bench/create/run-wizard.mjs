import { spawn } from 'node:child_process';

/** Runs a command in a terminal of its own, which wizards ask for. A part of util-linux. */
const TERMINAL = 'script';
/** Milliseconds without output after which a wizard waits for an answer. */
const QUIET = 400;
/** Milliseconds after which it is not going to end. */
const PATIENCE = 60_000;

/**
 * Runs a command that asks in a terminal, and answers with Enter whenever it waits.
 * @param {string[]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} place
 * @returns {Promise<number>} seconds that it took by itself: how fast a person answers is not measured
 */
export function runWizard(command, { cwd, env }) {
  const child = spawn(TERMINAL, ['-qec', command.join(' '), '/dev/null'], { cwd, env });
  const start = performance.now();
  let last = start;
  let [waited, printed, answered] = [0, '', false];
  return new Promise((resolve, reject) => {
    const clock = setInterval(() => {
      const now = performance.now();
      if (now - start > PATIENCE) child.kill();
      // Before its first word it is not waiting, but starting.
      if (printed === '' || now - last < QUIET || answered) return;
      waited += now - last;
      answered = true;
      last = now;
      child.stdin.write('\r');
    }, 10);
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      answered = false;
      last = performance.now();
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(clock);
      if (code === 0) resolve((performance.now() - start - waited) / 1000);
      else reject(new Error(`"${command.join(' ')}" ended with ${code}:\n${printed}`));
    });
  });
}
