// Runs a command that fills the cores by itself, one of them at a time: others wait until it has ended, and no test of theirs has begun.
//   node tools/browser/in-turn.mjs playwright test
// Who holds the turn is a file with the number of the process: one that was killed holds nothing.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const TURN = path.resolve(import.meta.dirname, '../../node_modules/.cache/browser-tests.turn');
/** Milliseconds between two looks. */
const PAUSE = 200;
const MOMENT = 5000;

while (!takeTurn()) await wait(PAUSE);
process.on('exit', () => rmSync(TURN, { force: true }));
const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`${command} cannot be started: ${error.message}`);
  process.exitCode = 1;
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});

function takeTurn() {
  mkdirSync(path.dirname(TURN), { recursive: true });
  try {
    writeFileSync(TURN, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld()) rmSync(TURN, { force: true });
    return false;
  }
}

function isHeld() {
  try {
    const holder = readFileSync(TURN, 'utf8');
    // A file that was made a moment ago has no number in it yet.
    if (holder === '') return Date.now() - statSync(TURN).mtimeMs < MOMENT;
    return process.kill(Number(holder), 0);
  } catch {
    return false;
  }
}
