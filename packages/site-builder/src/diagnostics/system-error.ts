/** Whether an error is what the system says of a file, and not a mistake of ours. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).errno === 'number';
