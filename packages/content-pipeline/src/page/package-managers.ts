/** Those whose commands are known. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const satisfies string[];
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];
