import { Script } from 'node:vm';

const CALL = Symbol.for('@org/site-builder:call');

const slots = globalThis as { [CALL]?: (() => unknown) | undefined };

/** Node bounds the time of scripts only: this one calls what is in the slot. */
const script = new Script("globalThis[Symbol.for('@org/site-builder:call')]()");

/** What ran did not end in its time. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

/**
 * Runs something that may not end, such as code of a page, in this thread. What is ended runs no `finally` any more, so what has to be
 * undone in any case belongs around this call.
 * @param limit milliseconds
 * @throws TimeLimitError when they are over; whatever it throws itself
 */
export function withinTime<T>(limit: number, run: () => T): T {
  const outer = slots[CALL];
  slots[CALL] = run;
  try {
    return script.runInThisContext({ timeout: limit }) as T;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException | undefined)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw cause;
    throw new TimeLimitError(`It did not end within ${limit / 1000} s.`, { cause });
  } finally {
    slots[CALL] = outer;
  }
}
