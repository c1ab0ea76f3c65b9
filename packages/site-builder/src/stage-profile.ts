import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/** Names the folder that profiles are written to. In the environment, because threads have it, too. */
const VARIABLE = 'SITE_BUILDER_PROFILES';

/** From here on each stage writes a profile of its processor time into the folder, for the DevTools of Chromium. */
export function writeProfiles(folder: string): void {
  mkdirSync(folder, { recursive: true });
  process.env[VARIABLE] = folder;
}

/** Runs a stage; stages of one thread follow one another. */
export async function profiled<T>(stage: string, run: () => T | Promise<T>): Promise<T> {
  const stop = await startProfile(stage);
  try {
    return await run();
  } finally {
    await stop();
  }
}

/** Returns what ends the profile and writes it: `compile.cpuprofile`, of another thread `compile-2.cpuprofile`. */
export async function startProfile(stage: string): Promise<() => Promise<void>> {
  const folder = process.env[VARIABLE];
  if (!folder) return () => Promise.resolve();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  return async () => {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    const name = threadId === 0 ? stage : `${stage}-${threadId}`;
    writeFileSync(path.join(folder, `${name}.cpuprofile`), JSON.stringify(profile));
  };
}
