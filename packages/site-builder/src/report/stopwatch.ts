/** Measures stages by wall clock, rounded to milliseconds, in the order in which they ran. */
export class Stopwatch {
  readonly milliseconds: Record<string, number> = {};

  async measure<T>(stage: string, run: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await run();
    this.milliseconds[stage] = Math.round(performance.now() - start);
    return result;
  }
}
