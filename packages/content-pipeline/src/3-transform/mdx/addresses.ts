/** An address as `require('./image.png')` gives it, or a module that was imported whole; `undefined` for what is none. */
export function addressOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { default: address } = value as { default?: unknown };
  return typeof address === 'string' ? address : undefined;
}
