import { LOAD_LIMIT } from '../../model/constants.js';

/** What the work leads to, or a failure where it takes longer than a reader waits. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${LOAD_LIMIT / 1000} seconds.`)), LOAD_LIMIT);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
